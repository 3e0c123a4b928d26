/** What the game leaves open, and how we play it. */

import type { Chapter } from "../book";

export const cases: readonly Chapter[] = [
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
        id: "X24",
        text: "Nach einem Besuch auf dem Markt gibt es in diesem Zug keinen Auftrag, also auch keine Fahne für einen zweiten.",
        reason: "Der Markt schließt es aus.",
      },
      {
        id: "X25",
        text: "Für die Fahne gilt ein Auftrag durch den Siegelring als erster; ihrer muss wie sonst erfüllt sein. So sind drei Aufträge in einem Zug möglich: der gewöhnliche, der der Fahne und der des Rings.",
        reason: "Der Ring kommt zur Grenze des Zuges hinzu.",
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
        id: "X29",
        text: "Spiegeln führt auf das Feld, das auf dem Plan gegenüberliegt; Morganas Feld zählt hier mit. Steht sie dort, ist die Fahne nicht zu nutzen.",
        reason: "Es geht um den Ort auf dem Plan, nicht um das Zählen.",
      },
      {
        id: "X29a",
        text: "Nach einer anderen Aktion mit Merlin wiederholt ein Stab diese Aktion.",
        reason: "Sie ist die Aktion seines Zuges.",
      },
      {
        id: "X29b",
        text: "Andere Aktion folgt auf jede gezogene Figur, auch auf Artus, führt aber nur auf Felder mit einem fremden Ritter, also auf den äußeren Ring.",
        reason: "Ritter stehen auf dem äußeren Ring.",
      },
      {
        id: "X29c",
        text: "Andere Aktion kann nicht das Feld wählen, auf dem Morgana steht.",
        reason: "Das Feld ist gesperrt.",
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
        id: "X38",
        text: "Lamorak lässt jemanden im Fürstentum des Feldes noch einmal dienen. Die Fähigkeit der zweiten Reihe allein lässt niemanden stehen, wo er steht.",
        reason: "Jede hat ihre eigene Grenze.",
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
        id: "X43",
        text: "Führt die Treppe in das Fürstentum, in dem Morgana steht, geht dein Ritter weiter ins nächste.",
        reason: "Ihr Feld zählt nicht.",
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
        id: "X48",
        text: "Die Pikten werden nach den Gefolgsleuten gewertet.",
        reason: "Die Reihenfolge ändert keine Summe.",
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
        id: "X51",
        text: "Bei „Noch ein Dienst“ dient auch in Lancelots Fürstentum jeder nur einmal.",
        reason: "Niemand wird dorthin geschickt.",
      },
      {
        id: "X52",
        text: "Wer durch einen Umzug in Lancelots Fürstentum kommt, dient zweimal.",
        reason: "Er kommt dorthin und dient.",
      },
      {
        id: "X53",
        text: "Nach einem Besuch auf dem Markt nimmst du den Siegelring, wertest mit ihm aber keinen Auftrag.",
        reason: "In einem solchen Zug gibt es keinen Auftrag.",
      },
      {
        id: "X54",
        text: "Wer den Siegelring schon hat, behält ihn und wertet trotzdem einen Auftrag.",
        reason: "Wie beim Gral und bei Excalibur.",
      },
      {
        id: "X54a",
        text: "Nach einem Tausch ziehen Merlin und Artus auf dem Ring, auf dem sie stehen. Was Merlin oder Artus zieht, zieht ihn dort; ein Stab wiederholt auf beiden Ringen, was Merlin tut.",
        reason: "Sie nehmen genau das Feld des anderen ein.",
        option: "swapRings",
      },
      {
        id: "X54b",
        text: "Getauschte Figuren nehmen genau das Feld der anderen ein, obwohl die Ringe verschieden lang sind.",
        reason: "Nichts wird umgerechnet.",
      },
      {
        id: "X55",
        text: "Mehrere Plättchen eines Verbündeten in einem Zug sind erlaubt: Percival eins je Karte, Bors eins je Würfel, Galahad eins je Gut.",
        reason: "Nur Percival ist begrenzt.",
      },
      {
        id: "X56",
        text: "Ein Verräter, den Excalibur vertreibt, zählt für Gareth, vom Ring wie aus einem Schatz.",
        reason: "Der neueste Text zählt ihn als abgewehrt.",
        option: "garethExcalibur",
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
        id: "X60",
        text: "Mit einem Tagelöhner ist Bors nicht zu nutzen.",
        reason: "Ein Tagelöhner ist kein Würfel.",
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
        id: "X63",
        text: "In Caerleon verdoppelt Lancelot den ganzen Dienst: Ein Baumeister holt vier Baumaterialien aus dem Steinbruch, die Münze gibt vier Münzen, der Obstgarten vier Früchte, der Händler tauscht bis zu achtmal, eine Hofdame setzt zwei Marker.",
        reason: "Er verdoppelt den Dienst.",
      },
      {
        id: "X64",
        text: "Wo Morgana steht, bringt auch Lancelots zweiter Dienst keine Güter; eine Hofdame setzt beide Marker.",
        reason: "Sie sperrt nur die Güter.",
      },
      {
        id: "X65",
        text: "In Caerleon hilft Galahad nur, wo die Farbe feststeht: auf Einflussfeldern, bei Pikten, Erlassen und Schätzen. Er nimmt eine andere Farbe derselben Art.",
        reason: "Dienste wählen die Farbe ohnehin frei.",
      },
      {
        id: "X66",
        text: "Galahad darf aus einem anderen Fürstentum nehmen, auch wenn im ersten nichts mehr ist oder Morgana es sperrt.",
        reason: "Er nimmt es statt dessen.",
        option: "galahadEmpty",
      },
      {
        id: "X67",
        text: "Galahad wirkt nicht beim Tauschen, bei einem Turm oder beim Aufbau.",
        reason: "Dort ist das Fürstentum ohnehin frei.",
      },
      {
        id: "X68",
        text: "Ein Gutshof mit Burg und Hütte zählt für drei. Nach der Wertung geht die Hütte, und der Gutshof bleibt.",
        reason: "Die Burg schützt ihn.",
        option: "castleHut",
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
        id: "X71",
        text: "Percival und Misteln dürfen beim selben Auftrag helfen, bei verschiedenen Zeichen. Ein Auftrag des Siegelrings braucht keines von beiden.",
        reason: "Es sind verschiedene Mittel.",
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
        id: "X71c",
        text: "Bei Wechseln gilt für Tristram und Gawain der Würfel, nicht die Figur, die er zieht.",
        reason: "Ihre Texte nennen den Würfel.",
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
        id: "X71h",
        text: "Schickt die Hofdame der Gunst des Königs auf einem Einflussfeld zwei Gefolgsleute, darf Lamorak bei beiden helfen.",
        reason: "Es ist dieselbe Aktion, zweimal.",
      },
      {
        id: "X71i",
        text: "Lamorak hilft nicht beim Umzug und nicht bei „Noch ein Dienst“.",
        reason: "Sein Text nennt zwei Arten von Feldern.",
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
        text: "Wer nichts anderes mehr hat und einen Tagelöhner nicht nutzen will, hört in dieser Runde auf, auch nach einem Auftrag oder einem Besuch des Markts in diesem Zug.",
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
        id: "X87b",
        text: "Bevor Morgana auf den Ring kommt, sperrt sie nichts.",
        reason: "Sie kommt dorthin, bevor ein Plättchen wirkt.",
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
        id: "X89a",
        text: "Ohne Artus werden nur Ritter getauscht.",
        reason: "Artus ist nicht dabei.",
      },
      {
        id: "X89b",
        text: "Nützt Verhexen oder Tauschen nichts, lass es aus; das Plättchen wird trotzdem umgedreht.",
        reason: "Du darfst, du musst nicht.",
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
        id: "X95",
        text: "Ein vergifteter Apfel tauscht nur unbenutzte Würfel. Wer keinen mehr hat, kann nicht gewählt werden; ein gelegter Würfel Morganas ist benutzt.",
        reason: "Das neueste Buch sagt es.",
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
        id: "X98",
        text: "Für das Horn ist die Summe genau sieben; eine Sechs darf als weniger gelten.",
        reason: "Sieben soll erreicht werden.",
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
        id: "X99d",
        text: "Den Zug mit einem von Morganas Würfeln musst du machen; auf seine Wirkung darfst du verzichten.",
        reason: "Jeder Zug muss gemacht werden.",
      },
      {
        id: "X99e",
        text: "Ein Plättchen wird auch umgedreht, wenn seine Aktion entfällt.",
        reason: "Nach jedem Besuch wird es umgedreht.",
      },
      {
        id: "X99f",
        text: "Drei gleiche, die durch Verhexen oder einen vergifteten Apfel entstehen, bleiben.",
        reason: "Nur für das Würfeln gibt es Grenzen.",
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
        id: "X114",
        text: "Ein Marker, der abgegeben wird, nimmt mit, was er trägt: ein Plusmarker auf den Markt, Morganas Marker neben den Plan. Du wählst zwischen einem mit Morganas Marker und einem ohne; einer ohne Plusmarker geht zuerst.",
        reason: "Sie gehören zu diesem Marker.",
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
        id: "X121",
        text: "Wo Lancelot einen Dienst verdoppeln würde, tritt ein Erlass an die Stelle beider: Du nimmst einen.",
        reason: "Er kommt statt des Dienstes.",
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
      {
        id: "X130",
        text: "Niemand passt, der noch etwas für einen Zug hat.",
        reason: "Jeder Zug muss gemacht werden.",
      },
      {
        id: "X131",
        text: "Punkte können unter null sein.",
        reason: "Siehe Q7.",
        option: "floorZero",
      },
      {
        id: "X132",
        text: "Passen mehrere deiner Fähigkeiten in denselben Augenblick, wählst du ihre Reihenfolge.",
        reason: "Wer am Zug ist, ordnet das Seine.",
      },
      {
        id: "X133",
        text: "Was dir Verborgenes gezeigt hat, lässt sich nicht zurücknehmen: Aufträge, Erlasse, Pikten, Würfel.",
        reason: "Es wäre nicht gerecht.",
      },
    ],
  },
];
