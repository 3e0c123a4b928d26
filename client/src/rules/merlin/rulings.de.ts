/** Where the books differ, and what a house may change. */

import type { Chapter } from "../book";

export const rulings: readonly Chapter[] = [
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
        id: "Q5",
        text: "Mit Artus werden fünf Würfel neu gewürfelt, solange eine Zahl viermal oder öfter liegt; drei und zwei bleiben.",
        reason: "Derselbe Gedanke wie bei vier Würfeln.",
        option: "reroll",
      },
      {
        id: "Q6",
        text: "Morganas Würfel werden neu gewürfelt, solange eine Zahl dreimal oder öfter liegt, in jeder Runde.",
        reason: "Derselbe Gedanke wie bei anderen Würfeln.",
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
        id: "Q72",
        text: "Kein Apfel ändert einen von Morganas Würfeln.",
        reason: "Ein Buch sagt es, das andere nichts anderes.",
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
      {
        id: "Q101",
        text: "Wo Lancelots Marschall steht, darf die Hofdame ihren zweiten Marker behalten.",
        reason: "Ein Marker kann anderswo gebraucht werden; alles andere, was sich verdoppelt, hilft nur.",
      },
      {
        id: "Q102",
        text: "In Caerleon haben die beiden Gaben eines Turms auf einem Burgplättchen verschiedene Farben.",
        reason:
          "Die Farben stehen dort für die Fürstentümer; als Hausregel kommen die Gaben aus zwei Vierteln, zwei Schilde gehen dann nicht.",
        option: "castleBonus",
      },
      {
        id: "Q103",
        text: "Mit dem ersten Kessel kommt Morgana auf den Ring.",
        reason:
          "Die Hefte sagen, man kann sie einsetzen; als Hausregel darf sie neben dem Plan warten und sperrt dort nichts.",
        option: "morganaWaits",
      },
      {
        id: "Q104",
        text: "Andere Aktion gilt für die Bewegung des Zugs, nicht für eine, die ein Feld auslöst.",
        reason: "Dasselbe gilt für Spiegeln (X28); als Hausregel wirkt sie nach jeder Bewegung.",
        option: "differentOnTheWay",
      },
      {
        id: "Q105",
        text: "Eine Fähigkeit der Reihe 3 gilt für eine Aktion, wenn du sie vor deren Beginn gelernt hast.",
        reason: "Steht der Gutshof, ist die Aktion zu Ende: Ihr Moment ist vorbei (X36).",
      },
      {
        id: "Q106",
        text: "Nach der Bewegung ändern Münzen und einzelne Erlasse die Würfel späterer Züge nur mit Morgana.",
        reason:
          "Nur mit ihr können Würfel dazwischen getauscht werden; sonst geht es vor der nächsten Bewegung genauso gut.",
      },
      {
        id: "Q107",
        text: "Während du gefragt bist, sehen die anderen, dass du noch etwas tun kannst, aber nicht was.",
        reason:
          "Am Tisch sehen sie dich auch überlegen. Immer alle zu fragen, würde es verbergen, aber jeden Zug aufhalten.",
      },
    ],
  },
];
