import type { Book } from "./book";

const book: Book = {
  title: "Merlin",
  lead: "Das Spiel um die Tafelrunde für zwei bis vier, in unseren eigenen Worten. Jeder Absatz hat eine Nummer; die Fragen am Tisch verweisen darauf.",
  chapters: [
    {
      id: "R1",
      title: "Worum es geht",
      rules: [
        {
          id: "R1.1",
          text: "Zwei bis vier spielen. Wer am Ende die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den Sieg.",
        },
        { id: "R1.2", text: "Es gibt sechs Runden. In jeder hat jeder vier Züge, einen mit jedem Würfel." },
        {
          id: "R1.3",
          text: "Nach den Runden 2, 4 und 6 gibt es eine Wertung (R12). Nach der letzten kommen die Punkte aus R13, und die Partie ist zu Ende.",
        },
        { id: "R1.4", text: "Punkte dürfen unter null fallen (Q7).", option: "floorZero" },
        {
          id: "R1.5",
          text: "Alles auf Burgen, in Fürstentümern und im Umland liegt offen. Geheim sind nur die Aufträge auf der Hand.",
        },
      ],
    },
    {
      id: "R2",
      title: "Was auf dem Tisch liegt",
      rules: [
        {
          id: "R2.1",
          text: "In der Mitte: der Ring mit 24 Feldern, sechs Fürstentümer mit je sechs Schilden, Fahnen und Baumaterialien, 24 Landschaftstafeln zwischen zwei Rahmen, 55 Aufträge, 24 Verräter (vier in jeder Farbe), 11 Äpfel, der Gral, Excalibur und Merlin.",
        },
        {
          id: "R2.2",
          text: "Jeder hat eine Burg, einen Ritter, drei eigene Würfel und einen weißen für Merlin, vier Gefolgsleute (Hofdame, Schildträger, Baumeister, Fahnenträger), sieben Gutshöfe, drei Stäbe und sechs Marker (Q2).",
          option: "markers",
        },
        {
          id: "R2.3",
          text: "Die Gunst des Königs bringt für jeden eine Tafel mit zwölf Fähigkeiten und vier Siegel.",
        },
        {
          id: "R2.4",
          text: "Artus bringt einen Plan mit zwei Ringen, Artus selbst, einen schwarzen Würfel für alle, den Siegelring, dreißig Pikten und zwölf neue Fahnen.",
        },
        {
          id: "R2.10",
          text: "Die Schätze des Umlands bringen fünfzehn Tafeln und zwei neutrale Stäbe.",
        },
      ],
    },
    {
      id: "R3",
      title: "Vor dem ersten Zug",
      rules: [
        { id: "R3.2", text: "Merlin steht auf dem Feld des Drachen, des schwarzen Fürstentums." },
        { id: "R3.5", text: "Die Aufträge werden gemischt; drei liegen offen als Auslage." },
        {
          id: "R3.7",
          text: "Die Landschaftstafeln werden gemischt und in Sechserreihen gelegt: vier Reihen zu viert, drei zu zweit und zu dritt. Dann bleiben von jeder Landschaft eine Tafel ohne und eine mit Turm in der Schachtel.",
        },
        { id: "R3.8", text: "Jeder beginnt mit drei Stäben und einem Apfel." },
        { id: "R3.9", text: "Der Zufall bestimmt, wer zuerst spielt." },
        {
          id: "R3.10",
          text: "Eine Starttafel sagt für jeden, wo der Ritter beginnt, welchen Schild, welche Fahne und welches Baumaterial man bekommt und in welchem Fürstentum man einen Marker hat.",
        },
        {
          id: "R3.11",
          text: "Jeder zieht drei Verräter, die offen auf der Burg liegen, und vier Aufträge.",
        },
        { id: "R3.14", text: "Alle würfeln und lassen ihre Würfel liegen (R11.3)." },
      ],
    },
    {
      id: "R4",
      title: "Dein Zug",
      rules: [
        {
          id: "R4.1",
          text: "Es geht links herum. Wer alle Würfel gespielt hat, wird übergangen; gilt das für alle, ist die Runde zu Ende.",
        },
        {
          id: "R4.2",
          text: "Wähle einen deiner ungespielten Würfel und zieh die Figur, zu der er gehört. Das ist Pflicht; die Aktion des erreichten Feldes nicht.",
        },
        {
          id: "R4.3",
          text: "Der Reihe nach: Würfel wählen, nach Wunsch ändern, ziehen, vielleicht mit einer Fahne ein anderes Feld bestimmen, die Aktion ausführen, vielleicht mit einem Stab ein zweites Mal. Ganz am Ende ziehst du Aufträge für die erfüllten.",
        },
        {
          id: "R4.4",
          text: "Ein Tausch, ein ersetzter Auftrag, ein Gefolgsmann mit seinem Dienst geschehen jeweils ohne Unterbrechung. Zwischen solchen Schritten ist Raum für R4.5.",
        },
        {
          id: "R4.5",
          text: "Jederzeit in deinem Zug darfst du einen Auftrag erfüllen (R9), eine Fahne zu ihrem Zeitpunkt nutzen (R10) und mit der Gunst des Königs einen Verräter abwehren (R24.2).",
        },
        { id: "R4.6", text: "Außerhalb des eigenen Zuges entscheidet man nur in Wertungen." },
      ],
    },
    {
      id: "R5",
      title: "Würfel und Bewegung",
      rules: [
        {
          id: "R5.1",
          text: "Ein Würfel deiner Farbe zieht deinen Ritter im Uhrzeigersinn, genau so viele Felder, wie er zeigt.",
        },
        {
          id: "R5.2",
          text: "Der weiße Würfel zieht Merlin, in der Richtung deiner Wahl, genau so viele Felder, wie er zeigt. Es gibt nur einen Merlin, und alle ziehen ihn.",
        },
        { id: "R5.3", text: "Figuren versperren einander nie den Weg; beliebig viele teilen sich ein Feld." },
        {
          id: "R5.4",
          text: "Ein Würfel, der seine Figur gezogen hat, liegt bis zur nächsten Runde beiseite.",
        },
        { id: "R5.5", text: "Das Feld gegenüber ist zwölf Felder weiter." },
      ],
    },
    {
      id: "R6",
      title: "Einen Würfel ändern",
      rules: [
        {
          id: "R6.1",
          text: "Gib einen Apfel zurück und dreh den gewählten Würfel auf eine beliebige Seite, bevor du ziehst.",
        },
        {
          id: "R6.2",
          text: "Ein Apfel und eine Fahne, die einen Würfel umdreht, gehen in jeder Reihenfolge zusammen.",
        },
        { id: "R6.4", text: "Ein Würfel behält seine neue Seite, bis er gespielt oder neu geworfen wird." },
      ],
    },
    {
      id: "R7",
      title: "Stäbe",
      rules: [
        {
          id: "R7.1",
          text: "Hast du Merlin gezogen, darfst du mit einem Stab, nie mit zweien, seine Aktion zweimal ausführen. Der Stab ist dann aus dem Spiel.",
        },
        {
          id: "R7.2",
          text: "Das erste Mal wird ganz beendet, bevor das zweite beginnt. Über den Stab darfst du nach dem ersten Mal entscheiden (Q8).",
        },
        {
          id: "R7.3",
          text: "Das zweite Mal ist ganz neu, mit neuen Entscheidungen. In einem Fürstentum braucht es einen anderen Gefolgsmann, denn der erste steht nun dort.",
        },
        { id: "R7.4", text: "Eine ausgelassene Aktion kann nicht wiederholt werden." },
      ],
    },
    {
      id: "R8",
      title: "Die Felder des Rings",
      lead: "Sechs Fürstentümer, vier Felder für Punkte, vier für Einfluss, drei zum Bauen, je zwei für Tausch und Aufträge und je eins für Excalibur, den Gral und den Umzug.",
      rules: [
        {
          id: "R8.1",
          text: "Fürstentum: Schick einen deiner Gefolgsleute hierher, aus deiner Burg oder aus einem anderen Fürstentum. Ein fremder derselben Art geht heim. Dann tut deiner seinen Dienst.",
        },
        { id: "R8.1a", text: "Der Baumeister nimmt ein Baumaterial des Fürstentums, wenn eins da ist." },
        { id: "R8.1b", text: "Der Fahnenträger nimmt eine seiner Fahnen, wenn eine da ist." },
        { id: "R8.1c", text: "Der Schildträger nimmt einen seiner Schilde, wenn einer da ist." },
        {
          id: "R8.1d",
          text: "Die Hofdame setzt einen deiner Marker von der Burg hierher, wenn dort einer ist.",
        },
        {
          id: "R8.2",
          text: "Punkte: einer für jeden Schild, jede Fahne oder jedes Baumaterial auf deiner Burg oder für jeden deiner Marker in Fürstentümern, wie das Feld es zeigt.",
        },
        {
          id: "R8.3a",
          text: "Einfluss, Schild, Fahne oder Baumaterial: Nimm eins davon aus einem Fürstentum, in dem du einen Marker hast.",
        },
        {
          id: "R8.3b",
          text: "Einfluss, Gefolgsmann: Schick einen Gefolgsmann in ein Fürstentum, in dem du einen Marker hast; dort tut er seinen Dienst.",
        },
        {
          id: "R8.4",
          text: "Excalibur: Nimm es, vom Plan oder von dem, der es hat, und leg einen deiner Verräter ab.",
        },
        { id: "R8.5", text: "Gral: Nimm ihn, vom Plan oder von dem, der ihn hat, und einen Apfel." },
        {
          id: "R8.6",
          text: "Umzug: Einer deiner Gefolgsleute geht in ein benachbartes Fürstentum und tut dort seinen Dienst. Nur wenn alle vier zu Hause sind, schick statt dessen einen in ein beliebiges.",
        },
        {
          id: "R8.7",
          text: "Tausch: Gib einen Schild, eine Fahne oder ein Baumaterial zurück, dann nimm eins davon aus einem beliebigen Fürstentum.",
        },
        {
          id: "R8.8",
          text: "Aufträge: Leg einen oder zwei von deiner Hand ab und zieh ebenso viele, jeweils aus der Auslage oder vom Stapel.",
        },
        { id: "R8.9", text: "Bauen: Setz einen deiner Gutshöfe auf eine Tafel des Umlands." },
        { id: "R8.9a", text: "Auf der Tafel darf noch kein Gutshof stehen." },
        {
          id: "R8.9b",
          text: "Schau die geraden Linien von Tafeln entlang, die hier beginnen. Jede, die auf einem Baumaterial eines Rahmens endet, nennt eine Farbe; ein Baumaterial einer solchen Farbe geht zurück in sein Fürstentum.",
        },
        {
          id: "R8.9c",
          text: "Auf einer Tafel mit Turm darfst du außerdem einen Schild oder eine Fahne aus einem beliebigen Fürstentum nehmen oder einen Marker in ein beliebiges setzen.",
        },
        { id: "R8.9d", text: "Du hast sieben Gutshöfe." },
      ],
    },
    {
      id: "R9",
      title: "Aufträge",
      rules: [
        {
          id: "R9.1",
          text: "Einmal in deinem Zug darfst du einen Auftrag erfüllen, wenn alles Verlangte in diesem Augenblick dein ist. Nichts davon wird ausgegeben. Er bringt seine Punkte, einen bis drei, und kommt auf die Ablage.",
        },
        {
          id: "R9.2",
          text: "Ein Auftrag kann Güter einer bestimmten oder beliebigen Farbe verlangen, Marker in einem Fürstentum oder irgendwo (Q11), einen bestimmten Gefolgsmann in einem Fürstentum, zwei beliebige in einem oder zwei bestimmte beisammen.",
          option: "anyMarkers",
        },
        { id: "R9.3", text: "Ein Stück dient nie zwei Zeichen desselben Auftrags." },
        { id: "R9.4", text: "Der Gefolgsmann auf einem Auftrag zählt nur mit der Gunst des Königs." },
        {
          id: "R9.5",
          text: "Am Ende des Zuges ziehst du für jeden erfüllten Auftrag einen neuen, aus der Auslage oder vom Stapel. Die Auslage wird nach jedem aufgefüllt.",
        },
        {
          id: "R9.6",
          text: "Ist der Stapel leer und wird eine Karte gebraucht, wird die Ablage gemischt. Am Ende jedes Zuges hast du vier Aufträge.",
        },
      ],
    },
    {
      id: "R10",
      title: "Fahnen",
      lead: "Was eine Fahne kann, hängt von ihrer Farbe ab; der Tisch zeigt es bei jeder Fahne.",
      rules: [
        {
          id: "R10.0",
          text: "In deinem Zug darfst du beliebig viele Fahnen nutzen. Eine genutzte geht zurück in ihr Fürstentum.",
        },
        {
          id: "R10.1",
          text: "Verräter abwehren: Alle deine Verräter einer Farbe gehen, ohne Schilde. Jederzeit in deinem Zug und in einer Wertung (Q12).",
          option: "repelFlag",
        },
        {
          id: "R10.2",
          text: "Zweiter Auftrag: Nach einem Auftrag erfüllst du noch einen und bekommst 2 Punkte mehr (Q13).",
          option: "missionsFlagStacks",
        },
        { id: "R10.3", text: "Rückwärts: Dein Ritter zieht gegen den Uhrzeigersinn." },
        {
          id: "R10.4",
          text: "Würfel umdrehen: Vor dem Ziehen drehst du den gewählten Würfel auf die Gegenseite, 1 auf 6, 2 auf 5, 3 auf 4 (Q14).",
          option: "turnAnyDie",
        },
        {
          id: "R10.5",
          text: "Andere Aktion: Nachdem du eine Figur gezogen hast, führst du das Feld aus, auf dem ein fremder Ritter steht, statt des erreichten (Q15).",
          option: "differentKnightOnly",
        },
        {
          id: "R10.6",
          text: "Spiegeln: Nachdem dein Ritter gezogen ist, stellst du ihn auf das Feld gegenüber und führst dieses aus. Dort bleibt er.",
        },
        {
          id: "R10.7",
          text: "+/-1, mit Artus: Vor dem Ziehen geht die Figur des gewählten Würfels ein Feld mehr oder weniger, als er zeigt; 0 und 7 sind möglich (Q18). Bei 0 bleibt sie stehen, und ihr Feld wird ausgeführt.",
        },
        {
          id: "R10.8",
          text: "Wechseln, mit Artus: Der gewählte Würfel zieht stattdessen deinen Ritter, Merlin oder Artus, jeden nach seiner eigenen Regel (X27). Zieht Merlin, ist ein Stab erlaubt.",
        },
        {
          id: "R10.9",
          text: "Welche Farbe was kann, ist auf die Fahnen gedruckt. Mit Artus haben die schwarzen und grauen die neuen Fähigkeiten; dann gibt es weder Verräter abwehren noch Zweiter Auftrag.",
        },
      ],
    },
    {
      id: "R11",
      title: "Das Ende einer Runde",
      rules: [
        { id: "R11.1", text: "Nach den Runden 2, 4 und 6 kommt die Wertung; nach Runde 6 endet die Partie." },
        { id: "R11.2", text: "Sonst würfeln alle neu, und wer links sitzt, spielt zuerst." },
        {
          id: "R11.3",
          text: "Wer dieselbe Zahl drei- oder viermal würfelt, würfelt mit allen Würfeln neu (Q4).",
          option: "reroll",
        },
      ],
    },
    {
      id: "R12",
      title: "Die Wertung",
      lead: "Vier Teile, immer in dieser Folge. Wer etwas zu entscheiden hat, tut es in der Reihenfolge der beendeten Runde.",
      rules: [
        {
          id: "R12.1",
          text: "Verräter: Jeder wehrt seine Verräter ab, jeden mit einem Schild seiner Farbe, der zurückgeht (Q22). Fahnen und die Gunst des Königs können es statt dessen. Jeder übrige kostet 3 Punkte. Wer Excalibur und keinen Verräter mehr hat, bekommt 3 (Q20). Dann ziehen alle drei neue, außer am Ende der Partie.",
          option: "keepShields",
        },
        {
          id: "R12.2",
          text: "Umland: Tafeln einer Landschaft, die aneinanderstoßen, sind ein Gebiet. Wer darin die meisten Gutshöfe hat, bekommt einen Punkt für jede seiner Tafeln. Bei Gleichstand werden die Punkte geteilt und abgerundet.",
        },
        {
          id: "R12.3",
          text: "Einfluss: Fürstentum für Fürstentum, vom Drachen an im Uhrzeigersinn. Wer dort die meisten Marker hat, bekommt einen Punkt für jeden Marker dort, von allen; bei Gleichstand wird geteilt und abgerundet. Dann behält jeder dort einen Marker und nimmt die anderen zurück.",
        },
        {
          id: "R12.3a",
          text: "Einmal in einer Wertung darf, wer den Gral hat, einen Gleichstand um die meisten Marker gewinnen und alle Punkte nehmen (Q23).",
        },
        { id: "R12.4", text: "Gefolgsleute: ein Punkt für jeden deiner Gefolgsleute in einem Fürstentum." },
        { id: "R12.6", text: "Mit der Gunst des Königs liegen alle Siegel wieder offen." },
      ],
    },
    {
      id: "R13",
      title: "Das Ende der Partie",
      rules: [
        { id: "R13.1", text: "Ein Punkt für jeden Apfel, 2 Punkte für jeden Stab." },
        { id: "R13.2", text: "Ein Punkt für je drei Schilde, Fahnen und Baumaterialien, beliebig gemischt." },
      ],
    },
    {
      id: "R20",
      title: "Gunst des Königs",
      lead: "Ein Modul: Statt Punkten kann ein Auftrag eine Fähigkeit lehren.",
      rules: [
        {
          id: "R20.1",
          text: "Deine Tafel hat eine Spalte für jeden Gefolgsmann und drei Reihen. Du hast vier Siegel.",
        },
        {
          id: "R20.2",
          text: "Erfüllst du einen Auftrag, nimm seine Punkte oder leg ein Siegel auf eine Fähigkeit in der Spalte seines Gefolgsmanns: bei 1 Punkt Reihe 1, bei 2 Punkten bis Reihe 2, bei 3 Punkten jede Reihe. Das Siegel bleibt die ganze Partie liegen.",
        },
        {
          id: "R21",
          text: "Reihe 1: Jeder weitere Auftrag mit diesem Gefolgsmann bringt einen Punkt mehr, welchen Lohn du auch wählst (Q28).",
          option: "favorSelf",
        },
        {
          id: "R22",
          text: "Reihe 2: Wurde dein Ritter oder Merlin auf das Feld eines Fürstentums gezogen, darf dieser Gefolgsmann in ein beliebiges Fürstentum gehen, in dem er nicht steht.",
        },
        {
          id: "R23",
          text: "Reihe 3: einmal zwischen zwei Wertungen. Dann wird das Siegel umgedreht; nach der nächsten Wertung liegt es wieder offen.",
        },
        {
          id: "R24.1",
          text: "Baumeister: Auf einem Baufeld baust du zwei Gutshöfe und bezahlst beide. Nicht zusammen mit einem Stab.",
        },
        {
          id: "R24.2",
          text: "Schildträger: Wehr einen deiner Verräter ohne Schild ab und nimm einen Punkt, in deinem Zug oder in einer Wertung (Q32).",
          option: "favorRepel",
        },
        {
          id: "R24.3",
          text: "Fahnenträger: Auf einem Punktefeld zählst du nach Wahl Schilde, Fahnen, Baumaterialien oder Marker und einen Punkt dazu.",
        },
        {
          id: "R24.4",
          text: "Hofdame: Auf einem beliebigen Einflussfeld schickst du statt seiner Aktion nacheinander zwei Gefolgsleute in Fürstentümer, in denen du Marker hast. Nicht zusammen mit einem Stab.",
        },
      ],
    },
    {
      id: "R30",
      title: "Artus",
      lead: "Ein Modul: Ein fünfter Würfel zieht den König auf einem eigenen Ring, und nach einer Wertung leeren sich die Gebiete.",
      rules: [
        {
          id: "R30.1",
          text: "Alle haben einen fünften Würfel, den schwarzen, und machen fünf Züge in einer Runde, mit den Würfeln in beliebiger Reihenfolge. Der äußere Ring hat vier neue Felder; Excalibur und der Gral sind auf dem inneren. Die schwarzen und grauen Fahnen sind gegen neue getauscht (R10.7, R10.8).",
        },
        {
          id: "R30.2",
          text: "Der schwarze Würfel zieht Artus auf dem inneren Ring, in der Richtung deiner Wahl, genau so viele Felder, wie er zeigt; dann führst du das Feld aus, das er erreicht. Ein Stab hilft ihm nicht.",
        },
        {
          id: "R31.1",
          text: "Vorrat: Nimm einen Schild, eine Fahne oder ein Baumaterial aus einem beliebigen Fürstentum, wie das Feld es zeigt, oder leg einen deiner Marker in ein beliebiges.",
        },
        {
          id: "R31.2",
          text: "Siegelring: Nimm ihn, vom Plan oder von dem, der ihn hat, und werte sofort einen deiner Aufträge, ohne ihn zu erfüllen. Das kommt zum Auftrag des Zuges dazu (Q38).",
        },
        {
          id: "R31.3",
          text: "Treppe: Dein Ritter geht im Uhrzeigersinn auf das nächste Feld eines Fürstentums und führt es aus. Steht er schon auf einem, geht er zum nächsten (X42).",
        },
        {
          id: "R31.4",
          text: "Merlin: Er geht ein, zwei oder drei Felder in eine Richtung (Q34); führe das Feld aus, das er erreicht. Ein Stab kann es wiederholen.",
          option: "arthurMerlinZero",
        },
        {
          id: "R31.5",
          text: "Gutshof ersetzen: Ein fremder Gutshof geht heim, und einer von dir kommt an seine Stelle, ohne Kosten (X49). Ein Turm oder ein Schatz gibt nichts (X50).",
        },
        {
          id: "R31.6",
          text: "Pikten: Nimm einen der vier offenen Pikten und was er bringt (R32). Ein anderer nimmt seinen Platz ein, vom höheren der beiden Stapel (Q42).",
        },
        {
          id: "R32",
          text: "Ein Pikte hat eine Zahl und eine Gabe, die du sofort bekommst: einen Schild, eine Fahne oder ein Baumaterial aus dem Fürstentum seiner Farbe, einen Apfel, einen deiner Marker in das gezeigte Fürstentum oder einen Gutshof auf einer freien Tafel der gezeigten Landschaft, ohne Baumaterial. Auf einer Tafel mit Turm bringt der Gutshof die Gabe des Turms (Q43). Was nicht da ist, gibt es nicht.",
          option: "pictTower",
        },
        {
          id: "R33",
          text: "Der äußere Ring hat vier neue Felder. Apfel: Nimm einen. Artus ziehen: Er geht ein Feld in eine Richtung, und das Feld, das er erreicht, wird ausgeführt. Noch ein Dienst: Einer deiner Gefolgsleute in einem Fürstentum tut dort seinen Dienst noch einmal, ohne sich zu bewegen. Punkte für Gutshöfe: einen für jeden von dir im Umland.",
        },
        {
          id: "R34",
          text: "Ist das Umland gewertet, behalten alle, vom Startspieler an, in jedem Gebiet einen Gutshof ihrer Wahl; die anderen gehen heim (Q40).",
        },
        {
          id: "R35",
          text: "Die Pikten werden nach den Gefolgsleuten gewertet (Q41). Zähle die Zahlen deiner Pikten zusammen; wer den Siegelring hat, zählt 3 dazu, und wer keine Pikten hat, zählt 0. Alle mit der höchsten Summe bekommen 3 Punkte, alle mit der niedrigsten verlieren 3; sind alle gleich, geschieht beides (X47). Dann kommen alle Pikten in die Schachtel.",
        },
      ],
    },
    {
      id: "R40",
      title: "Ritter der Tafelrunde",
      lead: "Ein Modul: Alle haben das ganze Spiel lang zwei von zwölf Verbündeten.",
      rules: [
        {
          id: "R40.1",
          text: "Wenn alles andere bereitliegt, werden die Verbündeten gewählt. Stapel A beginnt beim Startspieler und geht im Uhrzeigersinn, Stapel B beginnt beim letzten und geht andersherum. Wer einen Stapel hat, wählt einen Verbündeten und gibt den Rest weiter, bis alle von jedem einen haben. Wen niemand hat, der verlässt das Spiel.",
        },
        {
          id: "R40.2",
          text: "Oder der Zufall gibt allen einen Verbündeten aus jedem Stapel. Plättchen liegen auf ihrem Verbündeten, die von Gareth und Geraint daneben. Ein genutztes Plättchen verlässt das Spiel; ohne Plättchen keine Hilfe.",
          option: "allies",
        },
        {
          id: "R40.3",
          text: "Tristram, 6 Plättchen: Für ein Plättchen zeigt ein Würfel deines Ritters ein oder zwei Augen mehr oder weniger, nie unter 1 oder über 6.",
        },
        {
          id: "R40.4",
          text: "Lamorak: Auf einem Fürstentumsfeld oder dem Einflussfeld für Gefolgsleute darfst du jemanden nutzen, der schon dort steht. Er bleibt und dient noch einmal.",
        },
        {
          id: "R40.5",
          text: "Gareth, 6 Plättchen zu sammeln: Der erste Verräter jeder Farbe, den du abwehrst, bringt sein Plättchen und 1 Punkt, wie auch immer er abgewehrt wird (Q46, X57). Am Ende des Spiels zählen 1, 2, 3, 4, 5 oder 6 Plättchen 1, 3, 5, 7, 9 oder 12 Punkte.",
          option: "garethExcalibur",
        },
        {
          id: "R40.6",
          text: "Geraint, 4 Plättchen zu sammeln, mit Artus 5: Jedes Mal, wenn du ein Punktefeld nutzt, bekommst du 1 Punkt mehr (Q45); das erste jeder Art bringt auch sein Plättchen. Am Ende des Spiels zählen 1 bis 5 Plättchen 1, 3, 5, 7 oder 10 Punkte.",
          option: "geraint",
        },
        {
          id: "R40.7",
          text: "Gawain, 3 Plättchen: Für ein Plättchen zeigt dein Merlinwürfel eine beliebige Seite; mit Artus geht auch dein Artuswürfel.",
        },
        {
          id: "R40.8",
          text: "Lancelot: Sein Marschall steht das ganze Spiel in dem Fürstentum, in dem dein Ritter begann. Wen du dorthin schickst, der tut seinen Dienst zweimal: zwei Güter oder zwei Marker.",
        },
        {
          id: "R40.9",
          text: "Galahad, 6 Plättchen: Nimmst du Schild, Fahne oder Baumaterial aus einem Fürstentum, holt ein Plättchen eins derselben Art aus einem anderen, ein Plättchen je Gut. Er hilft auch, wo keins mehr ist (Q49), aber nicht beim Tauschen und nicht bei einem Turm (X67).",
          option: "galahadEmpty",
        },
        {
          id: "R40.10",
          text: "Bors, 3 Plättchen: Für ein Plättchen und einen Würfel deines Ritters, was er auch zeigt, geht dein Ritter auf ein beliebiges Fürstentumsfeld, auch sein eigenes, und du führst es aus.",
        },
        {
          id: "R40.11",
          text: "Percival, 8 Plättchen: Für ein Plättchen darf ein Zeichen eines Auftrags, den du erfüllst, eine andere Farbe haben (X71a, X71j). Ein Plättchen wird nur genutzt, wenn der Auftrag ohne es nicht erfüllt ist.",
        },
        {
          id: "R40.12",
          text: "Gaheris, 2 Burgplättchen: Baust du einen Gutshof, darfst du eine Burg darunter legen. Er zählt in der Wertung des Umlands einen mehr (X69). Ein Turm dort gibt doppelt, jeweils Schild, Fahne oder Marker, aus zwei verschiedenen Fürstentümern (Q48).",
        },
        {
          id: "R40.13",
          text: "Bedivere: Du ziehst zu Beginn zwei Aufträge mehr und hast das ganze Spiel sechs auf der Hand.",
        },
        {
          id: "R40.14",
          text: "Bedivere, 6 Plättchen: Für ein Plättchen wechseln in deinem Zug ein Auftrag deiner Hand und einer der Auslage die Plätze (Q51).",
        },
        {
          id: "R40.15",
          text: "Kay, 2 Plättchen: Zu jedem Marker, den du legst, darfst du ein Plättchen legen. Es zählt einen Marker mehr für die Mehrheit, bringt aber keine Punkte (X70). Nach der nächsten Wertung des Einflusses kommt es zu ihm zurück.",
        },
        {
          id: "R110.2",
          text: "Mit Artus kann ein Gutshof auf einer Burg nie ersetzt werden. Nach der Wertung bleibt er, und ein anderer von dir darf in seinem Gebiet auch bleiben (Q47).",
          option: "castlePlusOne",
        },
      ],
    },
    {
      id: "R50",
      title: "Gold und Mistel",
      lead: "Ein Modul: Münzen ändern Würfel, Misteln helfen bei Aufträgen.",
      rules: [
        {
          id: "R2.6",
          text: "30 Münzen, 11 Misteln und ein Ring aus Feldern mit zwei Seiten: Eine passt um den Ring von Artus. Alle beginnen zusätzlich mit zwei Münzen und einer Mistel; die übrigen liegen neben den Äpfeln.",
        },
        {
          id: "R51",
          text: "Zahle in deinem Zug eine Münze: Einer deiner unbenutzten Würfel zeigt einen Punkt mehr oder weniger, ob er deinem Ritter, Merlin oder Artus gehört. Du darfst beliebig viele zahlen, für einen Würfel oder für mehrere; Sechs und Eins sind keine Nachbarn.",
        },
        {
          id: "R52",
          text: "Wenn du einen Auftrag erfüllst, steht eine Mistel für eine der Sachen, die er verlangt. Du darfst mehrere für eine Karte nutzen, sogar für alles.",
        },
        {
          id: "R53",
          text: "Die neuen Felder: Nimm eine Münze; nimm einen Apfel oder eine Mistel, ganz wie du willst. Jedes gibt es zweimal.",
        },
        {
          id: "R13.3",
          text: "Am Ende sind je zwei Münzen 3 Punkte wert. Misteln sind nichts wert.",
        },
      ],
    },
    {
      id: "R60",
      title: "Markt",
      lead: "Ein Modul, das Gold und Mistel braucht: Waren für eine Münze.",
      rules: [
        {
          id: "R60.1",
          text: "Auf der Markttafel liegen sechs Schildplättchen, sechs Materialplättchen, sechs Plusmarker, vier Plättchen mit Apfel und Mistel und sechs Tagelöhner.",
        },
        {
          id: "R60.2",
          text: "Einmal in deinem Zug darfst du, wann immer du willst, eine Münze zahlen und eine Ware nehmen. Nicht in einem Zug, in dem du einen Auftrag erfüllst, weder davor noch danach.",
        },
        {
          id: "R61",
          text: "Ein Schild- oder Materialplättchen ist so gut wie ein Schild oder Material seiner Farbe: für Aufträge, auf Feldern mit Punkten, zum Bauen, gegen Verräter und für alles andere, was eines verlangt. Ausgegeben kommt es zurück auf den Markt.",
          option: "marketStrict",
        },
        {
          id: "R62",
          text: "Ein Tagelöhner tritt an die Stelle eines Würfels: Dein Ritter geht im Uhrzeigersinn so viele Felder, wie er zeigt, und führt das Feld aus. Münzen, Äpfel und was sonst Würfel ändert, ändern ihn nicht; eine Fahne zum Zurückgehen hilft.",
        },
        {
          id: "R62.4",
          text: "Jeder Tagelöhner ist ein Zug mehr in dieser Runde, auch wenn du ihn mit dem letzten Würfel anheuerst. Du musst ihn nicht nutzen: Wer nur noch Tagelöhner hat, darf aufhören.",
        },
        {
          id: "R62.5",
          text: "Am Ende der Runde gehen alle Tagelöhner zurück auf den Markt, ob sie gearbeitet haben oder nicht.",
          option: "labourerReturn",
        },
        {
          id: "R63",
          text: "Ein Plusmarker liegt neben deiner Burg, bis du auf irgendeine Weise einen Marker in ein Fürstentum setzt: Dann darfst du ihn darunterlegen, höchstens einen unter jeden. Der Marker zählt bei der nächsten Wertung des Einflusses doppelt, für die Mehrheit und für die Punkte.",
          option: "plusInPot",
        },
        {
          id: "R63.3",
          text: "Nach dieser Wertung geht der Plusmarker zurück auf den Markt; ebenso, wenn der Marker vorher verschwindet.",
        },
        {
          id: "R64",
          text: "Ein Plättchen mit Apfel und Mistel dient einmal als das eine oder das andere; dann kommt es zurück auf den Markt.",
        },
      ],
    },
    {
      id: "R70",
      title: "Stadt Caerleon",
      lead: "Ein Modul, das Gold und Mistel braucht: Statt der Fürstentümer liegt eine Stadt mit sechs Vierteln um den Ring.",
      rules: [
        {
          id: "R70.1",
          text: "Sechs Viertel treten an die Stelle der Fürstentümer: Münze, Händler, Obstgarten, Schmied, Steinbruch, Schneider. Alles, was für Fürstentümer gilt, gilt für sie. Jedes hat die Farbe seines Dachs und steht in Aufträgen und auf dem Ring für diese Farbe. Mit der Hausregel legt sie der Zufall aus; dann hat jedes die Farbe des Felds, an dem es liegt (Q67).",
          option: "districts",
        },
        {
          id: "R70.2",
          text: "Schilde liegen beim Schmied, Baumaterial im Steinbruch, Fahnen beim Schneider, Münzen in der Münze, Äpfel und Misteln im Obstgarten (Q66a). Was du zurückgibst, geht dorthin.",
        },
        {
          id: "R71",
          text: "Ein Viertel hat einen Platz für eine Hofdame und zwei für die anderen drei Arten von Gefolgsleuten. Eine Hofdame schickt eine fremde heim, jeder andere einen seiner eigenen Art. Sind beide Plätze von anderen Arten besetzt, wählst du, wer von beiden heimgeht (X100).",
        },
        {
          id: "R72",
          text: "Eine Hofdame bringt einen Marker aus deiner Burg. Die anderen arbeiten: Im Steinbruch holt der Baumeister zwei Baumaterialien, beim Schmied der Schildträger zwei Schilde, beim Schneider der Fahnenträger zwei Fahnen; wer sonst dorthin geschickt wird, holt eins (Q66). Die Farben sind frei. In der Münze holt jeder zwei Münzen, im Obstgarten zwei Äpfel oder Misteln, wie du willst. Beim Händler tauscht jeder bis zu viermal: ein Gut oder eine Münze gegen ein beliebiges Gut, oder ein Gut gegen eine Münze (X105).",
        },
        {
          id: "R73",
          text: "Ein Einflussfeld für Schild, Fahne oder Baumaterial gibt eins in der Farbe eines Viertels mit deinem Marker, von dort, wo es lagert. Das für einen Gefolgsmann schickt ihn in ein solches Viertel.",
        },
      ],
    },
    {
      id: "R80",
      title: "Morgana",
      lead: "Ein Modul, das Gold und Mistel braucht: Eine Hexe geht auf dem Ring um, und alle machen je Runde einen Zug mehr in ihrer Küche.",
      rules: [
        {
          id: "R80.1",
          text: "In der Küche liegen vier Würfel auf ihren Pentagrammen, elf vergiftete Äpfel und das Horn. Die fünf Plättchen liegen auf den Kesseln, gleich welche Seite oben. Sieben Hütten liegen neben dem Umland; Morgana und ihre sechs Marker warten neben dem Plan.",
        },
        {
          id: "R80.4",
          text: "Einmal in jeder Runde machst du einen Zug mit einem der Würfel, die dort noch liegen, statt mit einem eigenen, und nimmst sein Pentagramm. Alle vier liegen bereit, wie wenige auch spielen. Den Zug musst du machen; mit der Hausregel darf er am Ende entfallen (Q94). In jeder Runde werden alle ihre Würfel neu geworfen.",
          option: "morganaPass",
        },
        {
          id: "R81",
          text: "Der Würfel bringt einen vergifteten Apfel, das Horn, oder er kommt in einen Kessel. Eine Sechs gilt als jede Zahl (Q95).",
        },
        {
          id: "R82",
          text: "Wo Morgana steht, kommt keine andere Figur hin: Alle überspringen ihr Feld und zählen es nicht. Kein Schild, keine Fahne und kein Baumaterial dieses Fürstentums ist zu haben (X85). Marker, Gefolgsleute und zurückgegebene Güter dürfen kommen (X84). Wer dort stand, als sie kam, bleibt und zieht gewöhnlich weiter (X87).",
        },
        {
          id: "R82.4",
          text: "In Caerleon sperrt sie ein ganzes Viertel: Nichts, was dort lagert, ist zu haben, woher es auch käme. Steht sie beim Schmied, bekommt niemand einen Schild (X90).",
        },
        {
          id: "R83",
          text: "Für einen Würfel mit beliebiger Zahl nimm einen vergifteten Apfel. In einem späteren Zug tauscht er die Zahlen eines deiner Würfel und eines fremden, beide in dieser Runde noch nicht benutzt; es dürfen verschiedene Arten sein (Q71, X96).",
        },
        {
          id: "R84",
          text: "Der Würfel und je eins für jede Münze und jedes Baumaterial, das du zurückgibst, ergeben genau sieben (Q73): Nimm das Horn, aus der Küche oder von dem, der es hat, dazu einen vergifteten Apfel und einen Punkt. Das dürfen in einer Runde mehrere tun. Am Ende jeder Runde, vor einer Wertung, bekommt sein Besitzer so viele Punkte, wie die Nummer der Runde sagt (Q74).",
        },
        {
          id: "R85",
          text: "Lege den Würfel in einen Kessel, der seine Zahl nimmt und in dieser Runde noch leer ist (Q75). Erst geht Morgana, dann wirkt das Plättchen.",
        },
        {
          id: "R85.1",
          text: "Ist sie noch nicht auf dem Ring, kommt sie auf ein beliebiges Fürstentumsfeld. Sonst geht sie in einer Richtung von Fürstentum zu Fürstentum, höchstens so viele, wie die Zahl über dem Kessel sagt, und mindestens eins (Q69).",
          option: "morganaMove",
        },
        {
          id: "R85.2",
          text: "Auf die Aktion des Plättchens darfst du verzichten. Umgedreht wird es in jedem Fall (X99e).",
        },
        {
          id: "R86.1",
          text: "Verhexen: Dreh einen deiner unbenutzten Würfel auf eine beliebige Zahl, oder einen, mit dem ein anderer seinen Ritter bewegt.",
        },
        {
          id: "R86.2",
          text: "Figuren tauschen: Dein Ritter und ein anderer tauschen die Plätze, oder Merlin und Artus, jeder auf den Ring des anderen (Q93). Dort wird nichts ausgeführt.",
          option: "swapRings",
        },
        {
          id: "R86.3",
          text: "Hexengold: Gib zwei Güter für drei Münzen zurück, oder zahle zwei Münzen und nimm drei Güter aus dem Fürstentum, das Morgana sperrt, in Caerleon drei von dem, was das Viertel lagert; beim Händler lagert nichts (Q76).",
        },
        {
          id: "R86.4",
          text: "Dunkler Einfluss: Einer ihrer Marker kommt dorthin, wo sie steht, einer in ein Fürstentum daneben oder gegenüber (Q78), solange die sechs reichen. Auf einem deiner Marker, der noch keinen trägt, liegt er obenauf, und dieser zählt doppelt. Sonst steht er allein und zählt für Morgana, die ein Fürstentum gewinnen oder teilen kann: Was sie gewinnt, ist verloren (X99a). Nach der Einflusswertung gehen alle ihre Marker weg, und jeder Marker, der einen trug, kehrt heim.",
          option: "darkReach",
        },
        {
          id: "R87",
          text: "Hexenhütte: Setze eine Hütte auf einen deiner Gutshöfe, der noch keine hat. Er zählt im Umland doppelt. Wer das Gebiet allein gewinnt, bekommt für jede eigene Hütte dort einen Punkt mehr. Nach der Wertung kehren alle Gutshöfe mit Hütte heim, und die Hütten gehen weg. Auf einer Burg von Gaheris bleibt der Gutshof (Q77).",
          option: "castleHut",
        },
        {
          id: "R87.5",
          text: "Mit Artus kehren nach der Wertung alle Gutshöfe aller in einem Gebiet mit einer Hütte heim, außer auf Burgen.",
        },
      ],
    },
    {
      id: "R90",
      title: "Schätze des Umlands",
      lead: "Ein Modul: Wer auf einer Tafel mit einem Schatz baut, findet ihn.",
      rules: [
        {
          id: "R90.1",
          text: "Fünfzehn Tafeln mit Schätzen, fünf von jeder Landschaft, ersetzen die ohne Turm (Q81). Zu zweit oder zu dritt bleibt von jeder Landschaft eine zufällig in der Schachtel (X110). Zwei neutrale Stäbe liegen bereit.",
        },
        {
          id: "R91",
          text: "Ein Gutshof auf einer solchen Tafel bringt sofort ihre Aktion. Du darfst auf sie verzichten (Q79).",
        },
        {
          id: "R92.1",
          text: "Excalibur: Nimm es und leg einen deiner Verräter ab, wie auf seinem Feld (R8.4).",
        },
        {
          id: "R92.2",
          text: "Gral: Nimm ihn und einen Apfel, wie auf seinem Feld (R8.5).",
        },
        {
          id: "R92.3",
          text: "Stab: Nimm einen neutralen Stab, wenn noch einer da ist (X115). Er gilt wie ein eigener und bringt ungenutzt 2 Punkte.",
        },
        {
          id: "R92.4",
          text: "Punkt und Apfel: Nimm 1 Punkt und einen Apfel (Q80).",
        },
        {
          id: "R92.5",
          text: "Zwei Dinge: Wähle ein Fürstentum, in dem du einen Marker hast, und nimm von dort die beiden Güter, die die Tafel zeigt (X112).",
        },
        {
          id: "R92.6",
          text: "Abgabe: Alle anderen geben eins der beiden Dinge ab, die die Tafel zeigt, nach eigener Wahl, im Uhrzeigersinn von dir aus (X113). Güter gehen zurück in ihr Fürstentum, ein Marker in seine Burg. Wer keins davon hat, gibt nichts ab.",
        },
      ],
    },
    {
      id: "R100",
      title: "Erlass des Königs",
      lead: "Ein Modul: Statt seines Dienstes kann ein Gefolgsmann einen Erlass bringen.",
      rules: [
        {
          id: "R3.13",
          text: "Die 24 Erlasse werden gemischt, in jedem Fürstentum liegen vier verdeckt. Jeder zeigt einen Schild, eine Fahne, ein Baumaterial oder Punkte (Q86).",
        },
        {
          id: "R101",
          text: "Wenn du ein Fürstentumsfeld ausführst und einen Gefolgsmann geschickt hast, darfst du statt seines Dienstes einen Erlass dieses Fürstentums nehmen. Sieh den Stapel durch und wähle einen; wer nachgesehen hat, muss einen nehmen (Q82). Du bekommst sofort, was er zeigt, aus dem Fürstentum seiner Farbe, falls noch da, oder seine Punkte. Behalte ihn offen vor dir.",
          option: "decreeLook",
        },
        {
          id: "R102",
          text: "In deinem Zug darfst du Erlasse nutzen, so oft du willst. Einer: Ein farbiger Würfel von dir oder dein Merlinwürfel zeigt einen Punkt mehr oder weniger. Zwei: Nimm einen Schild, eine Fahne oder ein Baumaterial aus einem beliebigen Fürstentum, oder setze einen Marker in ein beliebiges. Drei: 5 Punkte. Welche du nutzt, ist gleich; sie verlassen das Spiel. Am Ende sind ungenutzte nichts wert.",
        },
      ],
    },
    {
      id: "X",
      title: "Seltene Fälle",
      lead: "Was das Spiel offenlässt und wie wir es spielen.",
      rules: [
        {
          id: "X1",
          text: "Ist das gewünschte Gut nicht mehr da, geht der Gefolgsmann trotzdem; etwas anderes gibt es nicht.",
          reason: "Jeder Dienst gilt nur, soweit er möglich ist.",
        },
        {
          id: "X2",
          text: "Ist kein Apfel mehr da, bekommt man keinen; der Rest der Aktion geschieht trotzdem.",
          reason: "Die Stücke sind begrenzt.",
        },
        {
          id: "X3",
          text: "Gehen beim Ziehen die Verräter aus, wird erst die Ablage gemischt.",
          reason: "Alle alten sind dann schon abgelegt.",
        },
        { id: "X4", text: "Ein Stapel Verräter genügt statt dreien.", reason: "Alle liegen verdeckt." },
        {
          id: "X5",
          text: "Die abgelegten Aufträge werden erst gemischt, wenn eine Karte gebraucht wird.",
          reason: "So verstehen wir „aufgebraucht“.",
        },
        {
          id: "X6",
          text: "Eben abgelegte Aufträge können wiederkommen, wenn der Stapel ausgeht.",
          reason: "Sie liegen auf der Ablage, bevor du ziehst.",
        },
        {
          id: "X7",
          text: "Während eines Zuges darf die Hand klein sein; gefüllt wird sie an seinem Ende.",
          reason: "Gezogen wird am Ende des Zuges.",
        },
        {
          id: "X8",
          text: "Einen Auftrag kannst du vor der Wahl des Würfels erfüllen, nach der Aktion oder zwischen zwei Malen mit einem Stab.",
          reason: "Es ist jederzeit im Zug erlaubt.",
        },
        {
          id: "X9",
          text: "Was du im selben Schritt abgegeben hast, zählt nicht mehr für einen Auftrag.",
          reason: "Es muss dir gehören.",
        },
        {
          id: "X10",
          text: "Mit einem Stab geschieht alles zweimal: Punkte zählen doppelt, ein zweiter Verräter geht, ein zweiter Apfel kommt.",
          reason: "Die ganze Aktion wird wiederholt.",
        },
        {
          id: "X11",
          text: "Beim Umzug mit Stab darf ein Gefolgsmann zweimal gehen oder zwei je einmal.",
          reason: "Neues Mal, neue Wahl.",
        },
        { id: "X12", text: "Zwei Stäbe für einen Zug sind nicht erlaubt.", reason: "Einer je Zug." },
        {
          id: "X13",
          text: "Stehen alle vier deiner Gefolgsleute im erreichten Fürstentum, gibt es nichts zu tun.",
          reason: "Einer muss von anderswo kommen.",
        },
        {
          id: "X14",
          text: "Beim Tausch darfst du dasselbe Stück wieder nehmen.",
          reason: "Sinnlos, aber nicht verboten.",
        },
        {
          id: "X15",
          text: "Ein geschickter Gefolgsmann tut seinen Dienst; auslassen kann man nur die ganze Aktion.",
          reason: "Schicken und Dienst sind eins.",
        },
        {
          id: "X16",
          text: "Excalibur nimmt man auch ohne Verräter, den Gral auch ohne Apfel.",
          reason: "Es sind zwei getrennte Wirkungen.",
        },
        {
          id: "X17",
          text: "Ein passender Schild darf in einer Wertung nicht behalten werden.",
          reason: "Das Abwehren ist als Pflicht formuliert.",
          option: "keepShields",
        },
        {
          id: "X18",
          text: "Sind mehr im Gleichstand, als es Punkte gibt, bekommt niemand welche.",
          reason: "Anteile werden abgerundet.",
        },
        {
          id: "X19",
          text: "In einer Wertung entscheidet man in Zugfolge, von der ersten Person der beendeten Runde an.",
          reason: "Eine andere Folge kennt das Spiel nicht.",
        },
        {
          id: "X20",
          text: "Äpfel, Erlasse und Fahnen, die einen Würfel drehen, kommen zuerst, +/-1 danach.",
          reason: "Ein Würfel kann weder 7 noch 0 zeigen.",
        },
        {
          id: "X21",
          text: "Zwei Fahnen +/-1 in einem Zug sind erlaubt; weniger als kein Schritt geht nicht.",
          reason: "Beliebig viele Fahnen sind erlaubt.",
        },
        {
          id: "X22",
          text: "Eine zweite Auftragsfahne erlaubt keinen dritten Auftrag.",
          reason: "Die Fahne spricht von zweien.",
          option: "missionsFlagStacks",
        },
        {
          id: "X23",
          text: "Die genutzte Auftragsfahne zählt nicht für den zweiten Auftrag.",
          reason: "Sie ist schon zurückgegeben.",
        },
        {
          id: "X26",
          text: "Nach Wechseln ist ein Stab erlaubt, wenn Merlin gezogen ist, welcher Würfel ihn auch bewegt hat.",
          reason: "Der Stab wiederholt, was Merlin tut.",
        },
        {
          id: "X27",
          text: "Beim Wechseln geht der Ritter im Uhrzeigersinn, Merlin und Artus in beide Richtungen.",
          reason: "Jede Figur behält ihre Regel.",
        },
        {
          id: "X28",
          text: "Spiegeln geht nach Wechseln, aber nicht nach der Treppe.",
          reason: "Die Treppe ist eine Aktion, nicht der Zug selbst.",
        },
        {
          id: "X29a",
          text: "Nach einer anderen Aktion mit Merlin wiederholt ein Stab diese Aktion.",
          reason: "Sie ist die Aktion seines Zuges.",
        },
        {
          id: "X29d",
          text: "Eine andere Aktion weckt die Reihen 2 und 3 der Gunst nicht.",
          reason: "Keine Figur wurde dorthin gezogen.",
        },
        {
          id: "X29e",
          text: "Erst spiegeln, dann eine andere Aktion: beides in einem Zug ist erlaubt.",
          reason: "Beliebig viele Fahnen sind erlaubt.",
        },
        {
          id: "X30",
          text: "Reihe 3 des Baumeisters oder der Hofdame und ein Stab gehen nie zusammen, in keiner Reihenfolge.",
          reason: "Die Regel verbietet es ausdrücklich.",
        },
        {
          id: "X31",
          text: "Reihe 3 des Fahnenträgers geht mit einem Stab, aber nur für eins der beiden Male.",
          reason: "Danach liegt das Siegel verdeckt.",
        },
        {
          id: "X32",
          text: "Reihe 3 des Schildträgers hat mit Stäben nichts zu tun.",
          reason: "Sie braucht kein Feld.",
        },
        {
          id: "X33",
          text: "Reihe 2 wirkt mit einem Stab beide Male, mit verschiedenen Gefolgsleuten.",
          reason: "Sie hat keine Grenze.",
        },
        {
          id: "X34",
          text: "Auch ein zweiter Auftrag kann eine Fähigkeit lehren.",
          reason: "Jeder erfüllte Auftrag kann es.",
        },
        { id: "X35", text: "Reihe 1 gilt auch für einen zweiten Auftrag.", reason: "Auch er wird erfüllt." },
        {
          id: "X36",
          text: "Eine eben gelernte Reihe 3 darf noch im selben Zug genutzt werden, wenn ihr Zeitpunkt nicht vorbei ist.",
          reason: "Das Siegel liegt offen.",
        },
        {
          id: "X37",
          text: "Das Merlinfeld des inneren Rings zählt für die Reihen 2 und 3 der Gunst, die Treppe für Reihe 2.",
          reason: "Die Figur wurde auf dieses Feld gezogen.",
        },
        {
          id: "X39",
          text: "Ein Siegel, das in einer Wertung genutzt wird, liegt an ihrem Ende wieder offen.",
          reason: "Nach jeder Wertung werden alle aufgedeckt.",
        },
        {
          id: "X40",
          text: "Merlin kann Artus ziehen, der wieder Merlin zieht: Die letzte Aktion wird zuerst beendet.",
          reason: "Es endet, denn ein Schritt führt Artus vom Merlinfeld fort.",
        },
        {
          id: "X41",
          text: "Ein Stab wiederholt das Feld, auf dem sein Zug endete, wo Merlin inzwischen auch steht.",
          reason: "Er wiederholt eine Aktion, keinen Zug.",
        },
        {
          id: "X42",
          text: "Vom Feld eines Fürstentums führt die Treppe zum nächsten.",
          reason: "Der Ritter geht weiter.",
        },
        {
          id: "X44",
          text: "Ein Gutshof von einem Pikten auf einer Tafel mit Turm oder Schatz bringt, was die Tafel gibt.",
          reason: "Er wird gebaut; nur das Ersetzen schließt es aus.",
        },
        {
          id: "X45",
          text: "Keine Tafel der Landschaft ist frei, oder du hast keinen Gutshof mehr: Der Pikte gehört dir, ohne Gutshof.",
          reason: "Gabe und Pikte sind zweierlei.",
        },
        {
          id: "X46",
          text: "Beide Stapel der Pikten sind leer: Lücken der Auslage bleiben. Ohne einen Pikten bewirkt das Feld nichts.",
          reason: "Die Teile sind begrenzt.",
        },
        {
          id: "X47",
          text: "Alle haben dieselbe Summe: Alle bekommen 3 Punkte und verlieren 3.",
          reason: "Beide Sätze gelten.",
        },
        {
          id: "X49",
          text: "Ein Gutshof wird nur ersetzt, wenn du noch einen hast.",
          reason: "Etwas muss an seine Stelle kommen.",
        },
        {
          id: "X50",
          text: "Ein ersetzter Gutshof bringt nichts von einem Turm oder Schatz.",
          reason: "Das ist kein Bauen.",
        },
        {
          id: "X54",
          text: "Wer den Siegelring schon hat, behält ihn und wertet trotzdem einen Auftrag.",
          reason: "Wie beim Gral und bei Excalibur.",
        },
        {
          id: "X55",
          text: "Mehrere Plättchen eines Verbündeten in einem Zug sind erlaubt: Percival eins je Karte, Bors eins je Würfel, Galahad eins je Gut.",
          reason: "Nur Percival ist begrenzt.",
        },
        {
          id: "X57",
          text: "Verräter, die in einer Wertung Punkte kosten, zählen bei Gareth nicht.",
          reason: "Sie wurden nicht abgewehrt.",
        },
        {
          id: "X58",
          text: "Mit der Gunst des Fahnenträgers gilt für Geraint das gedruckte Feld; beide geben ihren Punkt.",
          reason: "Das Plättchen gehört zum genutzten Feld.",
        },
        {
          id: "X59",
          text: "Jede Ausführung eines Punktefelds bringt Geraints Punkt, auch mit Stab oder anderer Aktion.",
          reason: "Das Feld wird jedes Mal genutzt.",
        },
        {
          id: "X61",
          text: "Bors darf deinen Ritter auf das Feld führen, auf dem er steht.",
          reason: "Jedes Feld ist erlaubt.",
        },
        {
          id: "X62",
          text: "Nach Bors gelten Gunst und Erlasse wie sonst.",
          reason: "Der Ritter kommt auf das Feld und führt es aus.",
        },
        {
          id: "X67",
          text: "Galahad wirkt nicht beim Tauschen, bei einem Turm oder beim Aufbau.",
          reason: "Dort ist das Fürstentum ohnehin frei.",
        },
        {
          id: "X69",
          text: "Eine Burg ist kein Gutshof für Punktefelder und keiner deiner sieben.",
          reason: "Sie zählt nur im Umland.",
        },
        {
          id: "X70",
          text: "Kays Plättchen bleibt, wo der letzte Marker fort ist, und zählt 1 für die Mehrheit, gibt aber keinen Einfluss für Felder.",
          reason: "Es kommt erst nach einer Wertung zurück.",
        },
        {
          id: "X71a",
          text: "Ein gedrucktes Zeichen ist eines, das Percival ändern kann.",
          reason: "Es ist die kleinste Einheit einer Karte.",
        },
        {
          id: "X71b",
          text: "Bediveres zwei Aufträge werden gezogen, wenn alle Verbündeten bekannt sind.",
          reason: "Sie kommen im Aufbau zuletzt.",
        },
        {
          id: "X71d",
          text: "Mit einem Stab darf Lamoraks Gefolgsmann zweimal dienen.",
          reason: "Er darf genutzt werden, wo er steht.",
        },
        {
          id: "X71e",
          text: "Zu jedem Marker ein Plättchen von Kay, solange er welche hat.",
          reason: "Es gilt für jeden Marker.",
        },
        {
          id: "X71f",
          text: "Mehrere Verräter einer Farbe auf einmal bringen ein Plättchen und 1 Punkt.",
          reason: "Es ist das erste Mal in dieser Farbe.",
        },
        {
          id: "X71g",
          text: "Der Dienst geschieht zweimal, wann immer jemand zum Marschall geschickt wird, von welchem Feld auch immer.",
          reason: "Jeder wird dorthin geschickt.",
        },
        {
          id: "X71j",
          text: "Percival ändert, was eine Farbe hat: Güter, Marker und Gefolgsleute in einem Fürstentum.",
          reason: "Die Farbe steht für das Fürstentum.",
        },
        {
          id: "X72",
          text: "Für einen benutzten Würfel bewirkt eine Münze nichts.",
          reason: "Er dient zu nichts mehr.",
        },
        {
          id: "X73",
          text: "Gezahlte Münzen kommen zurück in den Vorrat; in Caerleon ist das die Münze.",
          reason: "Von dort stammen sie.",
        },
        {
          id: "X74",
          text: "Misteln dürfen für alles stehen, was ein Auftrag verlangt.",
          reason: "Für eine Karte darf man mehrere nutzen.",
        },
        {
          id: "X75",
          text: "Ein Plättchen mit Apfel und Mistel ist am Ende einen Punkt wert, wie ein Apfel.",
          reason: "Es ließe sich als solcher nutzen.",
        },
        {
          id: "X76",
          text: "Schild- und Materialplättchen haben je eine Farbe.",
          reason: "Sechs Plättchen passen zu sechs Farben.",
        },
        {
          id: "X77",
          text: "Ein Plättchen lässt sich geben, wo ein Schild oder Material gegeben wird: beim Tausch, für das Horn, beim Händler, für einen Schatz, der es fordert.",
          reason: "Es ist so gut wie eines.",
        },
        {
          id: "X78",
          text: "Ein Tagelöhner, den du mit dem letzten Würfel anheuerst, gibt dir noch einen Zug.",
          reason: "Jeder ist ein Zug mehr.",
        },
        {
          id: "X79",
          text: "Wer noch Tagelöhner hat, macht im Uhrzeigersinn weiter, während die anderen fertig sind.",
          reason: "Es sind mehr Züge.",
        },
        {
          id: "X80",
          text: "Wer einen Tagelöhner nicht nutzen will, hört in dieser Runde auf.",
          reason: "Niemand muss ihn nutzen.",
        },
        {
          id: "X81",
          text: "Für einen Tagelöhner wirken die Fahnen Rückwärts, Spiegeln und Andere Aktion, die übrigen nicht.",
          reason: "Er ist kein Würfel.",
        },
        {
          id: "X82",
          text: "Ein Marker mit Plusmarker und dunklem Einfluss zählt dreifach, mit einem Plättchen von Kay noch eins mehr für die Mehrheit.",
          reason: "Jeder Text zählt eins dazu.",
        },
        {
          id: "X83",
          text: "Verschwindet ein Marker mit Plusmarker vor der Wertung, geht der Plusmarker zurück auf den Markt.",
          reason: "Er liegt unter diesem Marker.",
        },
        {
          id: "X83a",
          text: "Du darfst den Markt in einem Zug besuchen, in dem du das Auftragsfeld ausführst oder mit Bedivere einen Auftrag tauschst.",
          reason: "Dabei wird kein Auftrag erfüllt.",
        },
        {
          id: "X83b",
          text: "Weder ein Auftrag nach dem Markt noch der Markt nach einem Auftrag.",
          reason: "Der ganze Zug ist gemeint.",
        },
        {
          id: "X84",
          text: "Wo Morgana steht, darf ein Marker hin, und ein Gefolgsmann: er holt kein Gut, die Hofdame legt ihren Marker.",
          reason: "Nur das Betreten und die Güter sind verboten.",
        },
        {
          id: "X85",
          text: "Türme, Artus’ Güterfelder, Pikten, Tausch, Schätze, zwei Erlasse: nichts davon gibt ein Gut, das sie sperrt.",
          reason: "Von dort darf kein Gut genommen werden.",
        },
        {
          id: "X86",
          text: "An die Erlasse ihres Fürstentums kommt niemand; ein Erlass von anderswo, der eines seiner Güter zeigt, bringt nichts.",
          reason: "Niemand betritt das Feld, und die Güter sind gesperrt.",
        },
        {
          id: "X87",
          text: "Eine Figur, die dort steht, wenn Morgana kommt, bleibt und zieht vom nächsten Feld an weiter.",
          reason: "Nur das Betreten ist verboten.",
        },
        {
          id: "X87a",
          text: "Felder des inneren Rings sind nie gesperrt.",
          reason: "Sie steht auf Fürstentumsfeldern.",
        },
        {
          id: "X88",
          text: "Wer mit einem Zug von null Schritten auf ihrem Feld bleibt, führt nichts aus.",
          reason: "Das Feld ist gesperrt.",
        },
        {
          id: "X89",
          text: "Eine Figur auf ihrem Feld kann nicht tauschen.",
          reason: "Eine andere Figur käme hinein.",
        },
        {
          id: "X90",
          text: "Sind Münze oder Obstgarten gesperrt, gibt es keine Münzen, oder keine Äpfel und Misteln, auch nicht auf dem Ring.",
          reason: "Der Schmied sperrt Schilde für alle; hier ist es ebenso.",
        },
        {
          id: "X91",
          text: "Schildplättchen des Markts gibt es auch, wenn der Schmied gesperrt ist.",
          reason: "Sie kommen nicht aus dem Viertel.",
        },
        {
          id: "X92",
          text: "Beim gesperrten Händler wird nichts getauscht.",
          reason: "Das Viertel ist gesperrt.",
        },
        {
          id: "X93",
          text: "In der Münze zahlt Hexengold zwei Münzen für drei.",
          reason: "Es nimmt, was das Viertel lagert.",
        },
        {
          id: "X94",
          text: "Sind weniger als drei da, nimm, was da ist; der Preis bleibt.",
          reason: "Die Teile sind begrenzt.",
        },
        {
          id: "X96",
          text: "Ein vergifteter Apfel wirkt nicht in dem Zug, der ihn brachte.",
          reason: "Das neueste Heft sagt: in einem folgenden Zug.",
        },
        {
          id: "X97",
          text: "Eine Sechs, die Morganas Würfel durch einen vergifteten Apfel bekommt, gilt als jede Zahl; auf einem anderen Würfel ist sie eine Sechs.",
          reason: "Nur ihre Würfel sind frei.",
        },
        {
          id: "X99",
          text: "Baumaterial für das Horn geht in sein Fürstentum oder in den Steinbruch zurück, auch wenn er gesperrt ist.",
          reason: "Zurückgeben ist nie gesperrt.",
        },
        {
          id: "X99a",
          text: "Morgana zählt bei einem Gleichstand mit: ihr Anteil ist verloren. Der Gral gewinnt auch gegen sie.",
          reason: "Sie kann Punkte wegnehmen.",
        },
        {
          id: "X99b",
          text: "Ihre Marker zählen für die Punkte eines Fürstentums mit; sind nur ihre da, bekommt niemand etwas.",
          reason: "So viele Punkte, wie Marker da sind.",
        },
        {
          id: "X99c",
          text: "Ihr letzter Marker kommt dorthin, wo sie steht.",
          reason: "Der Text nennt es zuerst.",
        },
        {
          id: "X99e",
          text: "Ein Plättchen wird auch umgedreht, wenn seine Aktion entfällt.",
          reason: "Nach jedem Besuch wird es umgedreht.",
        },
        {
          id: "X99g",
          text: "Münzen, Äpfel, Fahnen, Verbündete und Erlasse ändern ihre Würfel nie.",
          reason: "Das kann nur ein vergifteter Apfel.",
        },
        {
          id: "X99h",
          text: "Im Zug mit ihrem Würfel bleiben Aufträge, Markt und alles andere Freie möglich.",
          reason: "Es ist ein Zug.",
        },
        {
          id: "X100",
          text: "Sind beide Plätze von deinen eigenen Gefolgsleuten besetzt, muss einer davon heimgehen.",
          reason: "Wer schickt, wählt.",
        },
        {
          id: "X101",
          text: "Ein Gefolgsmann, der noch einmal arbeitet, wo er steht, schickt niemanden heim.",
          reason: "Er hat seinen Platz schon.",
        },
        {
          id: "X102",
          text: "Die Güter deines Startplättchens haben die gedruckten Farben und kommen aus den Lagern; der Marker liegt im Viertel seiner Farbe.",
          reason: "Statt Fürstentum lies Viertel.",
        },
        {
          id: "X103",
          text: "Ein Auftrag, der ein Fürstentum nennt, meint das Viertel dieser Farbe.",
          reason: "Das Viertel liegt an diesem Feld des Rings.",
        },
        {
          id: "X104",
          text: "Ein Gefolgsmann, der umzieht oder aktiviert wird, tut die Arbeit des Viertels.",
          reason: "Sie ist dort sein Dienst.",
        },
        {
          id: "X105",
          text: "Münze gegen Münze wird nicht getauscht.",
          reason: "Das Heft führt es nicht auf.",
        },
        {
          id: "X106",
          text: "Zwischen zwei Tauschen darfst du tun, was zu jeder Zeit deines Zugs möglich ist.",
          reason: "Jeder Tausch ist ein eigener Schritt.",
        },
        {
          id: "X107",
          text: "Ist weniger da, als die Arbeit gibt, nimmst du, was da ist.",
          reason: "Die Teile sind begrenzt.",
        },
        {
          id: "X108",
          text: "Baumaterial für Gutshöfe, Schilde gegen Verräter und genutzte Fahnen gehen zurück zu Steinbruch, Schmied und Schneider.",
          reason: "Dort lagern sie.",
        },
        {
          id: "X108a",
          text: "Erlasse, Pikten und Artus’ Güterfelder geben Güter aus den Lagern, in ihrer Farbe oder nach Wahl. Erlasse liegen in den Vierteln.",
          reason: "Statt Fürstentum lies Viertel.",
        },
        {
          id: "X109",
          text: "Die Gabe eines Turms ist ein Schild oder eine Fahne in beliebiger Farbe oder ein Marker in einem beliebigen Viertel.",
          reason: "Statt Fürstentum lies Viertel.",
        },
        {
          id: "X110",
          text: "Zu zweit und zu dritt fehlt von jeder Landschaft eine zufällige Tafel mit Schatz.",
          reason: "Im Grundspiel fehlt von jeder Landschaft eine Tafel ohne Turm.",
        },
        {
          id: "X111",
          text: "Mit einem Stab oder zwei Bauten durch die Gunst des Königs bringt jeder Gutshof den Schatz seiner Tafel.",
          reason: "Jeder ist ein eigener Bau.",
        },
        {
          id: "X112",
          text: "Ohne Marker in einem Fürstentum bewirkt eine Tafel mit zwei Gütern nichts. Ist eins der beiden nicht mehr da, nimm das andere.",
          reason: "Es gibt nichts zu wählen.",
        },
        {
          id: "X113",
          text: "Die anderen geben nacheinander ab, im Uhrzeigersinn von dem aus, der baut.",
          reason: "All das liegt offen, die Reihenfolge ist fast gleich.",
        },
        {
          id: "X115",
          text: "Sind beide neutralen Stäbe vergeben, bringt eine Tafel mit Stab nichts.",
          reason: "Es gibt nur zwei.",
        },
        {
          id: "X120",
          text: "Mit einem Stab kann jede Ausführung einen Erlass bringen; die zweite braucht einen anderen Gefolgsmann.",
          reason: "Es sind zwei Ausführungen.",
        },
        {
          id: "X122",
          text: "Mit Reihe 2 der Gunst kommt der Erlass aus dem Fürstentum des Feldes, wohin auch immer der Gefolgsmann ging.",
          reason: "Der Erlass gehört zum Feld.",
        },
        {
          id: "X123",
          text: "Wer über ein Einflussfeld geschickt wird oder umzieht, bringt keinen Erlass.",
          reason: "Nur Fürstentumsfelder sind genannt.",
        },
        {
          id: "X124",
          text: "Ein Fürstentumsfeld, das als andere Aktion ausgeführt wird, kann einen bringen.",
          reason: "Das Feld wird ausgeführt.",
        },
        {
          id: "X125",
          text: "Wer keinen Gefolgsmann schickt, nimmt keinen Erlass.",
          reason: "Er ersetzt den Dienst dessen, der geschickt wurde.",
        },
        {
          id: "X126",
          text: "Der Stapel zeigt sich, wenn du gesagt hast, dass du nachsiehst, und nur dir. Zurücknehmen geht dann nicht mehr.",
          reason: "So bindet das Nachsehen wirklich.",
        },
        {
          id: "X127",
          text: "Für einen Erlass wird aus 1 eine 2 und aus 6 eine 5; einen Weg außen herum gibt es nicht.",
          reason: "Gemeint ist ein Punkt mehr oder weniger.",
        },
        {
          id: "X128",
          text: "Ein Erlass mit einem Gut zeigt auch dessen Farbe.",
          reason: "Es gibt sechs von jeder Art und sechs Farben.",
        },
      ],
    },
    {
      id: "Q",
      title: "Auslegungen und Hausregeln",
      lead: "Wo die Bücher einander widersprechen oder zwei Lesarten zulassen. Manches lässt sich beim Einrichten eines Tisches ändern.",
      rules: [
        {
          id: "Q1",
          text: "Wir nehmen die Namen der neuesten Ausgabe: Gefolgsmann, Marker, Rückwärts, Spiegeln.",
          reason: "Sie ist die neueste.",
        },
        {
          id: "Q2",
          text: "Jeder spielt mit sechs Markern.",
          reason: "Sieben liegen in der Schachtel, aber jeder Aufbau nennt sechs.",
          option: "markers",
        },
        {
          id: "Q3",
          text: "Eine Starttafel hat fünf eigene Angaben: Ritter, Fahne, Schild, Baumaterial, Marker.",
          reason: "Das deckt beide Lesarten.",
        },
        {
          id: "Q4",
          text: "Neu gewürfelt wird, solange eine Zahl dreimal oder öfter liegt; zwei Paare bleiben.",
          reason: "Drei von vier Stellen sagen es so.",
          option: "reroll",
        },
        {
          id: "Q7",
          text: "Punkte können negativ sein.",
          reason: "Die neueren Bücher sagen es.",
          option: "floorZero",
        },
        {
          id: "Q8",
          text: "Über einen Stab darf nach dem ersten Mal entschieden werden.",
          reason: "Es schadet niemandem.",
        },
        { id: "Q9", text: "Kein oder ein Auftrag im Zug.", reason: "Er ist überall freiwillig." },
        {
          id: "Q10",
          text: "Zwei bestimmte Gefolgsleute müssen im selben Fürstentum stehen.",
          reason: "Zwei Bücher stimmen überein.",
        },
        {
          id: "Q11",
          text: "Mehrere Marker irgendwo dürfen verteilt sein.",
          reason: "„Beisammen“ steht nur bei Gefolgsleuten.",
          option: "anyMarkers",
        },
        {
          id: "Q12",
          text: "Die Fahne gegen Verräter wirkt in deinem Zug und in Wertungen.",
          reason: "Zwei Bücher lassen es offen, eins nennt die Wertung.",
          option: "repelFlag",
        },
        {
          id: "Q13",
          text: "Die Auftragsfahne folgt auf einen Auftrag, einmal im Zug.",
          reason: "Sie spricht von zwei Aufträgen.",
          option: "missionsFlagStacks",
        },
        {
          id: "Q14",
          text: "Die Fahne dreht nur den gewählten Würfel um.",
          reason: "Sie gehört zum Augenblick vor dem Ziehen.",
          option: "turnAnyDie",
        },
        {
          id: "Q15",
          text: "Eine andere Aktion ist nach jeder Figur möglich.",
          reason: "Das älteste Buch ist deutlich, die anderen deuten nur an.",
          option: "differentKnightOnly",
        },
        {
          id: "Q16",
          text: "Das Spiegeln ist freiwillig; dann ist seine Wirkung Pflicht.",
          reason: "Es macht keinen Unterschied.",
        },
        {
          id: "Q17",
          text: "Eine eben erhaltene Fahne darf sofort genutzt werden, wenn ihr Zeitpunkt nicht vorbei ist.",
          reason: "Man darf so viele nutzen, wie man kann.",
        },
        {
          id: "Q18",
          text: "+/-1 ändert die Schritte, nach allem, was die Augen ändert.",
          reason: "Ein Würfel hat keine 7.",
        },
        {
          id: "Q19",
          text: "Wer Excalibur oder den Gral schon hat, bekommt die andere Hälfte der Aktion.",
          reason: "In allen Büchern ist das Ergebnis gleich.",
        },
        {
          id: "Q20",
          text: "Excalibur bringt 3 Punkte auch ohne jeden Verräter.",
          reason: "Keiner übrig heißt: alle erledigt.",
          option: "excaliburNeedsOne",
        },
        {
          id: "Q21",
          text: "Mit Excalibur abgelegte Verräter gelten als abgewehrt.",
          reason: "Ein Buch nennt es besiegen.",
        },
        {
          id: "Q22",
          text: "Ein passender Schild muss gehoben werden; Fahnen und die Gunst sind freiwillig.",
          reason: "Es ist als Pflicht formuliert.",
          option: "keepShields",
        },
        {
          id: "Q23",
          text: "Der Gral gewinnt einen Gleichstand je Wertung, und nur einen, an dem sein Besitzer teilhat.",
          reason: "Er bleibt in jenem Fürstentum, bis alle sechs gewertet sind.",
        },
        {
          id: "Q25",
          text: "Erst die Wertung, dann die Würfel der nächsten Runde.",
          reason: "Zwei Bücher sagen es so.",
        },
        {
          id: "Q26",
          text: "In einer Wertung gilt noch die erste Person der beendeten Runde.",
          reason: "Gewechselt wird danach.",
        },
        {
          id: "Q28",
          text: "Der Auftrag, der Reihe 1 lehrt, bekommt den Punkt noch nicht.",
          reason: "Ein Buch sagt „jeder weitere“.",
          option: "favorSelf",
        },
        {
          id: "Q29",
          text: "Reihe 3 der Hofdame braucht ein Einflussfeld.",
          reason: "Zwei Bücher sagen es so.",
        },
        {
          id: "Q30",
          text: "Mit Artus darf die Reihe 3 des Fahnenträgers auch Gutshöfe zählen.",
          reason: "Die neueren Bücher sagen es.",
        },
        { id: "Q31", text: "Reihe 3 gilt einmal zwischen zwei Wertungen.", reason: "Die Siegel zeigen es." },
        {
          id: "Q32",
          text: "Reihe 3 des Schildträgers wirkt in deinem Zug und in Wertungen.",
          reason: "Nur dort zählen Verräter.",
          option: "favorRepel",
        },
        {
          id: "Q33",
          text: "Reihe 2 gilt nur für den Gefolgsmann ihrer Spalte.",
          reason: "Zwei Bücher sagen es so.",
        },
        {
          id: "Q34",
          text: "Das Merlinfeld des inneren Rings: ein bis drei Felder, er muss ziehen.",
          reason: "Das neueste Buch ist klar.",
          option: "arthurMerlinZero",
        },
        {
          id: "Q35",
          text: "Der innere Ring hat dreizehn Felder.",
          reason: "Die Zahlen der Bücher ergeben das.",
        },
        {
          id: "Q36",
          text: "Der äußere Ring hat 24 Felder; ein Tauschfeld und ein Auftragsfeld machten Platz.",
          reason: "Die Bücher nennen nur die neuen.",
        },
        {
          id: "Q38",
          text: "Der Auftrag des Siegelrings kommt zu dem des Zuges dazu.",
          reason: "Das neueste Buch nennt ihn zusätzlich.",
        },
        {
          id: "Q39",
          text: "Einen Gutshof zu ersetzen, kostet nichts.",
          reason: "Die neueren Bücher sagen es.",
        },
        {
          id: "Q40",
          text: "Beim Aufräumen wählen alle, welcher Gutshof bleibt.",
          reason: "Alle Bücher stimmen überein.",
        },
        {
          id: "Q41",
          text: "Die Pikten werden nach den Gefolgsleuten gewertet.",
          reason: "Kein Buch sagt, wann; es ändert keine Summe.",
        },
        {
          id: "Q42",
          text: "Ein genommener Pikte wird vom höheren der beiden Stapel ersetzt.",
          reason: "Alle liegen verdeckt, es ist also dasselbe.",
        },
        {
          id: "Q43",
          text: "Ein Gutshof von einem Pikten auf einer Tafel mit Turm bringt die Gabe des Turms.",
          reason: "Nur das Ersetzen schließt es aus.",
          option: "pictTower",
        },
        {
          id: "Q45",
          text: "Geraint gibt jedes Mal einen Punkt, auch beim ersten.",
          reason: "Das neuere Buch sagt es ausdrücklich.",
          option: "geraint",
        },
        {
          id: "Q46",
          text: "Für Gareth zählen Schilde, Fahnen, die Gunst und Excalibur.",
          reason: "Das neuere Buch sagt abgewehrt oder besiegt.",
          option: "garethExcalibur",
        },
        {
          id: "Q47",
          text: "Gutshöfe auf Burgen bleiben, und ein anderer darf bleiben.",
          reason: "Ein Buch sagt es deutlich.",
          option: "castlePlusOne",
        },
        {
          id: "Q48",
          text: "Ein doppelter Turm gibt aus zwei verschiedenen Fürstentümern, jeweils eins der drei.",
          reason: "Das neuere Buch erlaubt jedes.",
        },
        {
          id: "Q49",
          text: "Galahad hilft bei jedem Gut aus einem Fürstentum, auch wo keins mehr ist.",
          reason: "Er nimmt es statt dessen.",
          option: "galahadEmpty",
        },
        {
          id: "Q50",
          text: "Kays Plättchen kommen nach der nächsten Wertung des Einflusses zurück.",
          reason: "Beide Bücher meinen dasselbe.",
        },
        {
          id: "Q51",
          text: "Bedivere tauscht im eigenen Zug.",
          reason: "Ein Buch sagt es.",
        },
        {
          id: "Q53",
          text: "Wer in welchem Stapel liegt, haben wir rekonstruiert.",
          reason: "Die Buchstaben stehen nur auf den Rückseiten.",
        },
        {
          id: "Q54",
          text: "Es gibt 30 Münzen.",
          reason: "Nur ein Buch nennt die Zahl.",
        },
        {
          id: "Q56",
          text: "Gold und Mistel lässt sich ohne die Module spielen, die es brauchen; sein Ring gilt immer.",
          reason: "Beide Bücher erlauben es.",
        },
        {
          id: "Q57",
          text: "Münzen dürfen in einem Zug mehrere Würfel ändern, solange sie unbenutzt sind.",
          reason: "Beide Bücher sprechen von Würfeln.",
        },
        {
          id: "Q58",
          text: "Misteln sind am Ende nichts wert.",
          reason: "Münzen werden genannt, Misteln nicht.",
        },
        {
          id: "Q59",
          text: "Der Markt hat sechs, sechs, sechs, vier und sechs Waren.",
          reason: "Nur ein Buch nennt die Zahlen.",
        },
        {
          id: "Q60",
          text: "Jedes Plättchen des Markts hat eine Farbe.",
          reason: "Kein Buch sagt es; sechs Plättchen passen zu sechs Farben.",
          option: "marketWild",
        },
        {
          id: "Q61",
          text: "Plättchen vom Markt lassen sich ausgeben, wo ein Schild oder Material es kann.",
          reason: "Ein gewöhnlicher Schild lässt sich überall ausgeben.",
          option: "marketStrict",
        },
        {
          id: "Q62",
          text: "Tagelöhner gehen am Ende der Runde zurück.",
          reason: "Das neuere Buch sagt es; so heuert niemand denselben zweimal an.",
          option: "labourerReturn",
        },
        {
          id: "Q63",
          text: "Ein Tagelöhner dient in irgendeinem Zug der Runde.",
          reason: "Beide Bücher sagen: statt eines Würfels.",
        },
        {
          id: "Q64",
          text: "Nichts, was Würfel ändert, ändert einen Tagelöhner.",
          reason: "Er ist kein Würfel.",
        },
        {
          id: "Q65",
          text: "Ein Plusmarker zählt für die Mehrheit und als Punkt.",
          reason: "Kays Text schließt die Punkte aus, dieser nicht.",
          option: "plusInPot",
        },
        {
          id: "Q66",
          text: "Im Steinbruch holen andere als der Baumeister ein Baumaterial.",
          reason: "Ein Heft sagt es; das andere hält es bei Schmied und Schneider ebenso.",
        },
        {
          id: "Q66a",
          text: "Im Obstgarten liegen die Äpfel und die Misteln, nicht die Obstplättchen des Markts.",
          reason: "Der Markt hat ein eigenes Brett.",
        },
        {
          id: "Q67",
          text: "Die Viertel liegen nach den Farben ihrer Dächer.",
          reason: "Ihre Rückseite ist neutral, für eine Stadt nach dem Zufall.",
          option: "districts",
        },
        {
          id: "Q68",
          text: "Das Viertel, das tauscht, heißt Händler.",
          reason: "Der Markt ist ein anderes Modul.",
        },
        {
          id: "Q69",
          text: "Morgana geht ein bis so viele Fürstentümer weit, wie die Zahl sagt.",
          reason: "Ein Heft nennt die Zahl, das neueste sagt höchstens.",
          option: "morganaMove",
        },
        {
          id: "Q71",
          text: "Beide Würfel eines vergifteten Apfels sind in dieser Runde unbenutzt.",
          reason: "Das neueste Heft sagt es vom fremden; ein benutzter ist wertlos.",
        },
        {
          id: "Q73",
          text: "Für das Horn ist die Summe genau sieben.",
          reason: "Beide Hefte meinen es so.",
        },
        {
          id: "Q74",
          text: "Das Horn zählt am Ende einer Runde, vor einer Wertung.",
          reason: "Gemeint ist die eben beendete Runde.",
        },
        {
          id: "Q75",
          text: "Ein Kessel nimmt in einer Runde einen Würfel.",
          reason: "Das neueste Heft sagt: ein leerer Kessel.",
        },
        {
          id: "Q76",
          text: "Hexengold ist eine Aktion mit zwei Geschäften.",
          reason: "Das neueste Heft hat beide unter einer Überschrift.",
        },
        {
          id: "Q77",
          text: "Ein Gutshof auf einer Burg bleibt, wenn seine Hütte geht.",
          reason: "Die Hefte sagen es für Artus; der Grund ist derselbe.",
          option: "castleHut",
        },
        {
          id: "Q78",
          text: "Der zweite Marker des dunklen Einflusses kommt neben Morgana oder gegenüber.",
          reason: "So sagt es das neueste Heft, und es ist das weitere.",
          option: "darkReach",
        },
        {
          id: "Q79",
          text: "Auf die Aktion eines Schatzes darf man im Ganzen verzichten; was nur nützt, geschieht ungefragt.",
          reason: "Ein Buch sagt „darf“, und auf eine Aktion kann man immer verzichten.",
        },
        {
          id: "Q80",
          text: "Eine Tafel mit Punkt und Apfel bringt 1 Punkt.",
          reason: "Ein Buch nennt die Zahl.",
        },
        {
          id: "Q81",
          text: "Es gibt fünfzehn Tafeln mit Schätzen und zwei neutrale Stäbe.",
          reason: "Nur ein Buch nennt die Zahlen.",
        },
        {
          id: "Q82",
          text: "Wer die Erlasse durchgesehen hat, muss einen nehmen.",
          reason: "Ein Buch sagt es, das andere spricht nicht vom Nachsehen.",
          option: "decreeLook",
        },
        {
          id: "Q83",
          text: "Was ein Erlass zeigt, kommt aus dem Fürstentum seiner Farbe.",
          reason: "Das passt zu beiden Büchern.",
        },
        {
          id: "Q84",
          text: "Ein Erlass ändert nur Würfel von Rittern und Merlin.",
          reason: "Beide Bücher nennen diese zwei.",
          option: "decreeArthur",
        },
        { id: "Q85", text: "Genutzte Erlasse verlassen das Spiel.", reason: "Sie dienen zu nichts mehr." },
        {
          id: "Q86",
          text: "Ein Erlass mit Punkten bringt 2.",
          reason: "Kein Buch nennt die Zahl; 2 ist etwa so viel, wie ein Gut wert ist.",
        },
        { id: "Q87", text: "Es gibt 24 Erlasse.", reason: "Zusammengezählt sind sich beide Bücher einig." },
        {
          id: "Q91",
          text: "Die Auslage wird nach jeder genommenen Karte aufgefüllt.",
          reason: "Bei einer Karte ist es dasselbe.",
        },
        {
          id: "Q92",
          text: "Am Ende zählen Güter beliebig gemischt.",
          reason: "Das gedruckte Beispiel tut es.",
        },
        {
          id: "Q93",
          text: "Merlin und Artus nehmen das Feld des anderen ein und ziehen auf dem Ring, auf dem sie stehen.",
          reason: "So sagt es das Plättchen wörtlich.",
          option: "swapRings",
        },
        {
          id: "Q94",
          text: "Der Zug mit Morganas Würfel muss gemacht werden.",
          reason: "Züge können nicht entfallen.",
          option: "morganaPass",
        },
        {
          id: "Q95",
          text: "Eine Sechs von Morgana gilt als jede Zahl.",
          reason: "Beide Hefte sagen es.",
        },
        {
          id: "Q99",
          text: "Reihe 3 des Baumeisters bedeutet zwei volle Bauten, jeder mit seinem Turm.",
          reason: "Darin sind sich alle Bücher einig.",
        },
        { id: "Q100", text: "Beim Umzug ist es genau ein Schritt.", reason: "Ein Buch sagt es." },
      ],
    },
  ],
};

export default book;
