/** The nine modules. */

import type { Chapter } from "../book";

export const modules: readonly Chapter[] = [
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
        text: "Lancelot: Sein Marschall steht das ganze Spiel in dem Fürstentum, in dem dein Ritter begann. Wen du dorthin schickst, der tut seinen Dienst zweimal: zwei Güter oder bis zu zwei Marker (Q101).",
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
        text: "Ein Plättchen mit Apfel und Mistel dient einmal als das eine oder das andere; dann kommt es zurück auf den Markt. Hast du selbst einen Apfel oder eine Mistel, wählst du, was du ausgibst.",
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
];
