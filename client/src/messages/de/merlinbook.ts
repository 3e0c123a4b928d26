import type { Translation } from "../../lib/i18n.svelte";
import type en from "../en/merlinbook";

export default {
  "mb.R1.1":
    "Sechs Runden an König Artus’ Hof. In jeder machen alle vier Züge, mit jedem Würfel einen (R1.2).",
  "mb.R1.2":
    "Punkte kommen die ganze Zeit aus Aufträgen und Feldern, und dreimal aus einer Wertung: nach den Runden 2, 4 und 6 (R1.3).",
  "mb.R1.3":
    "Alles liegt offen außer den Aufträgen auf der Hand; du siehst also immer, worauf die anderen aus sind (R1.5).",
  "mb.R2.1":
    "Der Plan ist ein Rad: außen sechs Fürstentümer, dann der Ring mit 24 Feldern, in der Mitte das Umland.",
  "mb.R2.2":
    "Jedes Fürstentum hat eine Farbe und ein Tier und verwahrt sechs Schilde, sechs Fahnen und sechs Baumaterialien seiner Farbe (R2.1).",
  "mb.R3.1": "Du beginnst mit drei Stäben, einem Apfel, drei Verrätern und vier Aufträgen (R3.8, R3.11).",
  "mb.R3.2":
    "Eine Starttafel sagt, wo dein Ritter steht, welche drei Güter du hast und wo dein erster Marker liegt (R3.10).",
  "mb.R3.3": "Das Umland hat zu viert vier Reihen, zu zweit und zu dritt drei (R3.7).",
  "mb.R4.1":
    "Wähl einen unbenutzten Würfel, zieh seine Figur und tu, was ihr neues Feld sagt. Ziehen musst du, die Aktion darfst du auslassen (R4.2).",
  "mb.R4.2":
    "Vor dem Ziehen darfst du den Würfel ändern, danach kann eine Fahne ein anderes Feld nennen. Ein Stab wiederholt, was Merlin tat (R4.3).",
  "mb.R4.3": "Einen Auftrag kannst du jederzeit in deinem Zug erfüllen, auch ganz am Ende (R4.5).",
  "mb.R5.1":
    "Ein Würfel deiner Farbe zieht deinen Ritter im Uhrzeigersinn; der weiße zieht Merlin, in beide Richtungen. Immer genau so weit, wie er zeigt (R5.1, R5.2).",
  "mb.R5.2": "Es gibt nur einen Merlin. Wo die anderen ihn stehen lassen, findest du ihn vor.",
  "mb.R5.3":
    "Figuren stehen einander nie im Weg (R5.3). Ein benutzter Würfel ruht bis zur nächsten Runde (R5.4).",
  "mb.R6.1": "Ein Apfel dreht den gewählten Würfel beliebig, bevor du ziehst (R6.1).",
  "mb.R6.2": "Die lila Fahne dreht ihn auf die Gegenseite. Beides lässt sich verbinden (R6.2).",
  "mb.R7.1": "Hast du Merlin gezogen, darfst du für einen Stab seine Aktion zweimal ausführen (R7.1).",
  "mb.R7.2": "Beende das erste Mal, dann entscheide. Beim zweiten Mal wählst du neu (R7.2, R7.3).",
  "mb.R7.3": "Ein Stab verlässt das Spiel; bis zum Ende behalten, zählt er 2 Punkte (R13.1).",
  "mb.R8.1":
    "Jedes vierte Feld ist ein Fürstentum: Schick einen Gefolgsmann, und er nimmt oder legt dort etwas (R8.1).",
  "mb.R8.2":
    "Felder mit Lorbeer zählen, was du hast. Felder mit Achteck wirken nur, wo du einen Marker hast (R8.2, R8.3).",
  "mb.R9.1":
    "Du hast vier Aufträge auf der Hand. Einmal im Zug darfst du einen erfüllen, wenn dir in diesem Augenblick alles gehört, was er zeigt (R9.1).",
  "mb.R9.2":
    "Nichts wird abgegeben: Dieselbe Fahne hilft auch beim nächsten Auftrag. Aber ein Stück dient nie für zwei Zeichen einer Karte (R9.3).",
  "mb.R9.3": "Am Ende des Zuges ziehst du einen neuen, aus der Auslage oder vom Stapel (R9.5).",
  "mb.R10.1":
    "Jede Farbe der Fahnen hat eine Fähigkeit. Nutze in einem Zug, so viele du willst; jede geht in ihr Fürstentum zurück (R10.0).",
  "mb.R10.2":
    "Vor dem Ziehen: rückwärts oder die Gegenseite. Danach: das Feld eines anderen Ritters oder das gegenüber. Beim Auftrag: ein zweiter. Gegen Verräter: alle einer Farbe.",
  "mb.R11.1": "Sind alle Würfel benutzt, endet die Runde. Nach jeder zweiten wird gewertet (R11.1).",
  "mb.R11.2":
    "Dann würfeln alle neu, und die Person links beginnt. Drei gleiche werden neu gewürfelt (R11.2, R11.3).",
  "mb.R12.1": "Zuerst die Verräter, dann das Umland, der Einfluss und das Gefolge.",
  "mb.R12.2":
    "Jeder Verräter braucht einen Schild seiner Farbe oder kostet 3 Punkte. Dann ziehen alle drei neue (R12.1).",
  "mb.R12.3":
    "Ein Gebiet zählt einen Punkt je Tafel, für die meisten Gutshöfe darin. Ein Fürstentum zählt einen Punkt für jeden Marker dort, egal wessen; danach behalten alle einen (R12.2, R12.3).",
  "mb.R12.4":
    "Bei Gleichstand wird geteilt und abgerundet. Jeder Gefolgsmann in einem Fürstentum ist ein Punkt (R12.4).",
  "mb.R13.1":
    "Nach der dritten Wertung zählt, was übrig ist: ein Apfel 1 Punkt, ein Stab 2, je drei beliebige Güter 1 (R13.1, R13.2).",
  "mb.R13.2": "Die meisten Punkte gewinnen; bei Gleichstand teilt man sich den Sieg (R1.1).",
  "mb.R20.1":
    "Aufträge werden Lehrer. Erfüllst du einen, nimmst du seine Punkte oder legst eins deiner vier Siegel auf eine Fähigkeit; sie gehört dir für den Rest der Partie (R20.2). Der Gefolgsmann auf der Karte bestimmt die Spalte, und mehr Punkte öffnen mehr Reihen.",
  "mb.R20.2":
    "Ein Zug läuft wie bisher, aber Gelerntes macht seine Felder besser: Ein Gefolgsmann zieht weiter in ein anderes Fürstentum (R22), ein Punktefeld zählt, was dir passt (R24.3), ein Baufeld nimmt zwei Gutshöfe auf (R24.1). Eine Fähigkeit aus Reihe 3 ruht danach bis zur nächsten Wertung, wirkt also höchstens dreimal in der Partie (R23).",
  "mb.R20.3":
    "Reihe 1 zahlt nur für Aufträge, die noch kommen: Lern sie früh (R21). Zwei Gutshöfe kosten auch zwei Baumaterialien, und weder sie noch die zwei Gefolgsleute der Hofdame vertragen sich mit einem Stab (R24.1, R24.4).",
  "mb.R30.1":
    "Der König geht auf einem inneren Ring mit dreizehn Feldern, gezogen von einem schwarzen Würfel, den alle haben (R30.2). Excalibur und der Gral liegen jetzt dort; Pikten, der Siegelring und Güter von überall sind neu. Der äußere Ring bietet dafür einen Apfel, einen Schritt für Artus, einen zweiten Dienst für einen Gefolgsmann und Punkte für Gutshöfe (R33).",
  "mb.R30.2":
    "Du machst fünf Züge je Runde. Artus gehört wie Merlin allen und geht in beide Richtungen, nur hilft ihm kein Stab. Manche Felder ziehen eine andere Figur, und du führst auch das Feld aus, das sie erreicht: Merlin, über die Treppe deinen Ritter oder Artus selbst (R31.3, R31.4, R33).",
  "mb.R30.3":
    "Land hält nicht lange: Nach einer Wertung behältst du einen Gutshof je Gebiet (R34), und andere können deine ersetzen (R31.5). Ohne Pikten zählst du 0; ist das die niedrigste Summe, kostet es 3 Punkte (R35). Heb dir für den Siegelring einen Auftrag auf, den du nicht schaffst (R31.2), und für Verräter Schilde: Die Fahne, die sie abwehrte, gibt es nicht mehr.",
  "mb.R40.1":
    "Zwölf Verbündete liegen in zwei Stapeln. Alle wählen aus jedem einen und geben den Rest weiter (R40.1), oder der Zufall teilt sie zu (R40.2). Ein Verbündeter hilft nur dir, die ganze Partie lang, und liegt offen.",
  "mb.R40.2":
    "Züge laufen wie bisher; ein Verbündeter ändert eine einzige Regel davon. Manche ändern Würfel, Güter oder Aufträge, andere holen mehr aus einem Gefolgsmann, und mit einem gibst du einen Würfel her und gehst in ein beliebiges Fürstentum, egal, was er zeigt (R40.10).",
  "mb.R40.3":
    "Die meisten helfen nur, solange sie Plättchen haben, und ein benutztes verlässt das Spiel (R40.2); bei einem kehren beide nach jeder Wertung des Einflusses zurück (R40.15). Zwei sammeln stattdessen Plättchen und zahlen am Ende: Fang früh damit an (R40.5, R40.6). Rechnest du eine Mehrheit aus, sieh nach, welche Verbündeten die anderen haben.",
  "mb.R50.1":
    "Münzen für Würfel, Misteln für Aufträge und ein Ring mit Feldern für beides. Markt, Caerleon und Morgana bauen auf diesem Modul auf.",
  "mb.R50.2":
    "In deinem Zug lässt eine Münze einen deiner ungenutzten Würfel eins mehr oder weniger zeigen, und du darfst beliebig viele zahlen (R51). Erfüllst du einen Auftrag, ersetzt eine Mistel etwas, das er verlangt (R52). Neue Felder geben eine Münze, oder Apfel oder Mistel (R53).",
  "mb.R50.3":
    "Am Ende zählen je zwei Münzen 3 Punkte, eine einzelne nichts (R13.3): Was du ausgibst, sollte mehr als anderthalb Punkte bringen. Misteln zählen dann nichts, also nutz sie. Münzen führen nicht von der Sechs zur Eins; ein Apfel macht jede Zahl.",
  "mb.R60.1":
    "Neben dem Plan liegt ein Brett mit Waren, jede für eine Münze: Plättchen, die als Schild oder Baumaterial gelten, Waren, die einen Zug schenken oder einen Marker stärken, und Plättchen, die Apfel oder Mistel sind (R60.1).",
  "mb.R60.2":
    "Einmal im Zug, wann du willst, darfst du eine kaufen (R60.2). Die eine Art gibt dir in derselben Runde einen Zug mehr: Dein Ritter geht so weit, wie sie zeigt (R62.2, R62.4). Eine andere legst du unter einen Marker, den du gerade setzt; er zählt in der nächsten Wertung doppelt (R63.2).",
  "mb.R60.3":
    "In einem Zug kaufst du oder erfüllst einen Auftrag, nie beides; entscheide dich, bevor du zahlst (R60.2). Züge, die du nicht nimmst, verfallen mit der Runde (R62.5). Verbrauchtes kommt zurück auf den Markt, wo es die anderen kaufen, und was deinen Marker stärkt, macht ein Fürstentum für alle wertvoller, die es gewinnen.",
  "mb.R70.1":
    "Sechs Viertel einer Stadt liegen anstelle der Fürstentümer. Für Aufträge, Marker und Wertungen gilt dort dasselbe, jedes steht für die Farbe seines Dachs (R70.1). Güter liegen nach Art: Schilde beim Schmied, Baumaterial im Steinbruch, Fahnen beim Schneider, Münzen in der Münzstätte, Früchte im Obstgarten (R70.2).",
  "mb.R70.2":
    "Du schickst wie immer einen Gefolgsmann, aber er tut die Arbeit des Viertels, und die Farbe der Güter wählst du. Wer das Handwerk versteht, nimmt zwei, die anderen eins; Münzstätte, Obstgarten und Händler machen keinen Unterschied. Nur die Hofdame legt wie eh und je einen Marker (R72).",
  "mb.R70.3":
    "Drei Arten von Gefolgsleuten teilen sich zwei Plätze, also müssen mehr von ihnen heim (R71), und daheim zählen sie nichts (R12.4). Eine bestimmte Farbe ist leicht zu haben, für viele Güter brauchst du den richtigen Gefolgsmann. Wo deine Marker liegen, bestimmt, welche Farben die Einflussfelder geben (R73).",
  "mb.R80.1":
    "Eine Hexe geht auf dem Ring um. Wo sie steht, ist das Fürstentum verschlossen: Niemand kommt hin, und kein Gut kommt heraus (R82.1, R82.2). In ihrer Küche gibt es vier Würfel, fünf Kessel, ein Horn und vergiftete Äpfel.",
  "mb.R80.2":
    "Einmal je Runde machst du einen Zug mit einem ihrer Würfel statt mit einem eigenen (R80.4). Er bringt einen vergifteten Apfel, das Horn oder einen Kessel (R81). Ein Kessel bewegt zuerst Morgana, dann darfst du sein Plättchen nutzen; danach wird es gewendet, und die Nächsten finden die andere Seite vor (R85).",
  "mb.R80.3":
    "Figuren zählen ihr Feld nicht mit, ein Zug kann also weiter führen, als es aussieht (R82.1). Andere können deine ungenutzten Würfel tauschen oder drehen (R83, R86.1): Bau nicht alles auf einen einzigen. Das Horn bringt die Nummer der Runde, also von Runde zu Runde mehr (R84). Eine Hütte verdoppelt einen Gutshof, aber nach der Wertung ist er fort (R87).",
  "mb.R90.1":
    "Fünfzehn Tafeln mit Schätzen ersetzen die Tafeln des Umlands ohne Turm (R90.1). Es gibt sechs Arten, und jede Tafel zeigt, was sie birgt.",
  "mb.R90.2":
    "Bauen geht und kostet wie bisher. Hat die Tafel einen Schatz, bekommst du ihn sofort oder verzichtest (R91): Excalibur oder den Gral, ohne auf ihr Feld zu gehen, einen Stab, einen Punkt und einen Apfel oder zwei Güter. Eine Art gibt dir nichts und lässt alle anderen etwas abgeben (R92.6).",
  "mb.R90.3":
    "Für zwei Güter brauchst du einen Marker im Fürstentum (R92.5), und es gibt nur zwei Stäbe (R92.3). Excalibur und der Gral wechseln jetzt öfter die Hand; verlass dich nicht darauf, sie in einer Wertung zu haben. Wäg den Schatz gegen das Gebiet ab: Beides bekommt, wer dort zuerst baut.",
  "mb.R100.1":
    "In jedem Fürstentum liegen vier Erlasse verdeckt (R100). Jeder zeigt ein Gut oder Punkte, und wer einen holt, behält ihn für später.",
  "mb.R100.2":
    "Schickst du auf dem Feld eines Fürstentums einen Gefolgsmann, darf er einen Erlass holen, statt zu dienen (R101). Du siehst den Stapel durch und bekommst sofort, was du wählst. In deinem Zug ändert ein Erlass einen Würfel, zwei bringen ein Gut oder einen Marker aus deiner Burg, drei 5 Punkte (R102).",
  "mb.R100.3":
    "Wer nachsieht, muss einen nehmen (R101). Der Gefolgsmann bleibt und zählt wie sonst, aber eine Hofdame, die einen Erlass holt, bringt keinen Marker. Genutzte Erlasse verlassen das Spiel, die Stapel werden also nur kleiner, und was am Ende übrig ist, zählt nichts (R102).",

  "mb.new.favor.1":
    "Alle haben eine Tafel mit einer Spalte für jeden Gefolgsmann, drei Reihen und vier Siegel (R20.1).",
  "mb.new.favor.2": "Der Gefolgsmann, der auf einem Auftrag steht, zählt jetzt.",
  "mb.new.favor.3":
    "Erfüllst du einen Auftrag, wähl: seine Punkte oder ein Siegel in der Spalte seines Gefolgsmanns (R20.2).",
  "mb.new.favor.4": "1 Punkt öffnet Reihe 1, 2 Punkte bis Reihe 2, 3 Punkte jede.",
  "mb.new.favor.5": "Reihe 1: Jeder weitere Auftrag mit diesem Gefolgsmann bringt einen Punkt mehr (R21).",
  "mb.new.favor.6":
    "Reihe 2: Vom Feld eines Fürstentums aus darf dieser Gefolgsmann in ein beliebiges gehen (R22).",
  "mb.new.favor.7": "Reihe 3 wirkt einmal zwischen zwei Wertungen (R23).",
  "mb.new.favor.8":
    "Baumeister und Hofdame, Reihe 3: zwei Gutshöfe auf einem Baufeld, zwei Gefolgsleute auf einem Einflussfeld (R24.1, R24.4).",
  "mb.new.favor.9": "Schildträger, Reihe 3: Ein Verräter geht ohne Schild, und ein Punkt kommt (R24.2).",
  "mb.new.favor.10":
    "Fahnenträger, Reihe 3: Ein Punktefeld zählt, was du willst, und einen Punkt dazu (R24.3).",

  "mb.new.arthur.1": "Ein fünfter, schwarzer Würfel: fünf Züge je Runde, in beliebiger Folge (R30.1).",
  "mb.new.arthur.2": "Er zieht Artus auf dem inneren Ring mit dreizehn Feldern, in beide Richtungen (R30.2).",
  "mb.new.arthur.3":
    "Der äußere Ring ist ein anderer: Excalibur und Gral sind innen, vier Felder sind neu (R33).",
  "mb.new.arthur.4":
    "Schwarze und graue Fahnen sind neu: ein Feld mehr oder weniger, und eine andere Figur für deinen Würfel. Verräter abwehren und Zweiter Auftrag fehlen (R10.7, R10.8).",
  "mb.new.arthur.5": "Vier innere Felder geben Schild, Fahne, Baumaterial oder Marker von überall (R31.1).",
  "mb.new.arthur.6":
    "Der Siegelring erfüllt einen Auftrag ohne Bedingung und zählt 3 zu deinen Pikten (R31.2, R35).",
  "mb.new.arthur.7":
    "Die Treppe führt deinen Ritter zum nächsten Fürstentum; ein anderes Feld zieht Merlin bis zu drei (R31.3, R31.4).",
  "mb.new.arthur.8": "Dein Gutshof kann einen fremden ersetzen (R31.5).",
  "mb.new.arthur.9":
    "Pikten bringen sofort eine Gabe; in der Wertung gewinnt die höchste Summe 3 Punkte, die niedrigste verliert 3 (R32, R35).",
  "mb.new.arthur.10": "Nach einer Wertung behältst du nur einen Gutshof je Gebiet (R34).",

  "mb.new.gold.1":
    "Ein anderer Ring: zwei Felder für eine Münze, zwei für Apfel oder Mistel; Umziehen fehlt (R53).",
  "mb.new.gold.2": "Alle beginnen mit zwei Münzen und einer Mistel (R2.6).",
  "mb.new.gold.3": "Eine Münze ändert einen deiner ungenutzten Würfel um eins (R51).",
  "mb.new.gold.4": "So viele Münzen du willst, für einen Würfel oder mehrere.",
  "mb.new.gold.5": "Eins und sechs sind keine Nachbarn.",
  "mb.new.gold.6": "Eine Mistel steht für alles, was ein Auftrag verlangt (R52).",
  "mb.new.gold.7": "Mehrere für eine Karte, sogar für alles darauf.",
  "mb.new.gold.8": "Münzen und Misteln liegen offen neben den Äpfeln, dreißig und elf (R3.4).",
  "mb.new.gold.9": "Am Ende zählen je zwei Münzen 3 Punkte, Misteln nichts (R13.3).",
  "mb.new.gold.10": "Markt, Caerleon und Morgana brauchen dieses Modul.",

  "mb.new.caerleon.1": "Gold und Mistel wird mitgespielt, auf seinem Ring.",
  "mb.new.caerleon.2":
    "Sechs Viertel liegen anstelle der Fürstentümer; jedes steht für die Farbe seines Dachs (R70.1).",
  "mb.new.caerleon.3":
    "Güter liegen nach Art, nicht nach Farbe: Schilde beim Schmied, Baumaterial im Steinbruch, Fahnen beim Schneider (R70.2).",
  "mb.new.caerleon.4": "Ein Viertel hat einen Platz für eine Hofdame und zwei für andere (R71).",
  "mb.new.caerleon.5": "Eine Hofdame bringt wie immer einen Marker. Die anderen arbeiten (R72).",
  "mb.new.caerleon.6": "Der Richtige nimmt zwei: Baumeister, Schildträger, Fahnenträger. Die Farbe ist frei.",
  "mb.new.caerleon.7": "In der Münzstätte zwei Münzen, im Obstgarten zwei Äpfel oder Misteln.",
  "mb.new.caerleon.8": "Beim Händler bis zu vier Täusche, auch gegen Münzen.",
  "mb.new.caerleon.9": "Einflussfelder geben ein Gut in der Farbe eines Viertels mit deinem Marker (R73).",
  "mb.new.caerleon.10": "Alles andere über Fürstentümer gilt für Viertel.",

  "mb.new.morgana.1": "Gold und Mistel wird mitgespielt.",
  "mb.new.morgana.2":
    "Vier ihrer Würfel liegen in der Küche. Einmal je Runde machst du einen Zug mit einem davon (R80.4).",
  "mb.new.morgana.3":
    "Nutz ihn für einen vergifteten Apfel, für das Horn oder in einem Kessel. Eine Sechs ist jede Zahl (R81).",
  "mb.new.morgana.4": "Ein Kessel bewegt zuerst sie, dann wirkt sein Plättchen (R85).",
  "mb.new.morgana.5":
    "Wo sie steht, ist das Fürstentum verschlossen: Niemand kommt hin, keine Güter kommen heraus (R82).",
  "mb.new.morgana.6": "Ein vergifteter Apfel tauscht einen deiner Würfel mit einem fremden (R83).",
  "mb.new.morgana.7": "Das Horn braucht sieben und bringt am Ende der Runde deren Nummer (R84).",
  "mb.new.morgana.8": "Verhexen, Figuren tauschen und Hexengold drehen Würfel, Plätze und Güter (R86).",
  "mb.new.morgana.9": "Dunkler Einfluss: Ihre Marker verdoppeln deine oder gewinnen für sie (R86.4).",
  "mb.new.morgana.10":
    "Eine Hütte lässt einen Gutshof doppelt zählen und schickt ihn nach der Wertung heim (R87).",

  "mb.new.treasures.1": "Tafeln ohne Turm werden gegen Tafeln mit Schätzen getauscht (R90.1).",
  "mb.new.treasures.2": "Wer dort baut, bekommt den Schatz sofort oder verzichtet (R91).",
  "mb.new.treasures.3": "Excalibur oder der Gral: wie auf dem Feld (R92.1, R92.2).",
  "mb.new.treasures.4": "Ein neutraler Stab, solange es einen gibt (R92.3).",
  "mb.new.treasures.5": "Ein Punkt und ein Apfel (R92.4).",
  "mb.new.treasures.6": "Zwei Güter eines Fürstentums mit deinem Marker (R92.5).",
  "mb.new.treasures.7": "Oder alle anderen geben etwas ab (R92.6).",
  "mb.new.treasures.8": "Ein Gutshof ist jetzt nie nur Land: Sieh die Tafel an, bevor du wählst.",
  "mb.new.treasures.9": "Türme wirken wie zuvor.",
  "mb.new.treasures.10": "Gebiete und Linien bleiben, wie sie sind.",

  "mb.new.decrees.1": "In jedem Fürstentum liegen vier Erlasse verdeckt (R3.13).",
  "mb.new.decrees.2":
    "Auf dem Feld eines Fürstentums darf ein Gefolgsmann einen holen, statt zu dienen (R101).",
  "mb.new.decrees.3": "Sieh den Stapel durch und wähl; wer gesehen hat, muss einen nehmen.",
  "mb.new.decrees.4": "Was er zeigt, kommt sofort: ein Gut oder Punkte.",
  "mb.new.decrees.5": "Dann liegt er offen vor dir und lässt sich noch einmal nutzen (R102).",
  "mb.new.decrees.6": "Ein Erlass: Ein Würfel zeigt eins mehr oder weniger.",
  "mb.new.decrees.7": "Zwei Erlasse: ein Gut von überall oder ein Marker.",
  "mb.new.decrees.8": "Drei Erlasse: 5 Punkte.",
  "mb.new.decrees.9": "Genutzte Erlasse verlassen das Spiel; ungenutzte zählen nichts.",
  "mb.new.decrees.10": "Merk dir, was du gesehen hast: Die anderen wissen es nicht.",
} satisfies Translation<typeof en>;
