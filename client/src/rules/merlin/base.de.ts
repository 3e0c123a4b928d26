/** The base game. */

import type { Chapter } from "../book";

export const base: readonly Chapter[] = [
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
        text: "Jederzeit in deinem Zug, auch nach deiner Aktion, darfst du einen Auftrag erfüllen (R9), eine Fahne zu ihrem Zeitpunkt nutzen (R10) und tun, was Module jederzeit erlauben: mit dem Schildträger einen Verräter abwehren (R24.2), mit Bedivere einen Auftrag tauschen (R40.14), den Markt besuchen (R60.2), einen vergifteten Apfel (R83) oder Erlasse nutzen (R102). Solange etwas davon möglich ist, wirst du vor dem Ende deines Zugs gefragt.",
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
      {
        id: "R13.5",
        text: "Nichts wert sind Misteln, vergiftete Äpfel, das Horn, Erlasse, Plusmarker, Hütten, Siegel und die Plättchen der Verbündeten.",
      },
    ],
  },
];
