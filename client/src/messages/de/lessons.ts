import type { Translation } from "../../lib/i18n.svelte";
import type en from "../en/lessons";

export default {
  "lesson.favor.welcome.title": "Die Gunst des Königs",
  "lesson.favor.welcome.text":
    "Eine Tafel mit einer Spalte für jeden Gefolgsmann und vier Siegel: Aufträge können dir jetzt etwas beibringen.",
  "lesson.favor.office.title": "Auf jedem Auftrag steht ein Gefolgsmann",
  "lesson.favor.office.text": "Er steht unten links und sagt, in welcher Spalte du lernen darfst.",
  "lesson.favor.mission.title": "Punkte oder eine Fähigkeit",
  "lesson.favor.mission.text":
    "Erfülle den Auftrag wie sonst. Dann wählst du: seine Punkte oder ein Siegel auf deiner Tafel.",
  "lesson.favor.learn.title": "Wie hoch du greifen darfst",
  "lesson.favor.learn.text":
    "Ein Auftrag für 1 Punkt öffnet Reihe 1, für 2 Punkte auch Reihe 2, für 3 Punkte jede. Das Siegel bleibt die ganze Partie.",
  "lesson.favor.row1.title": "Reihe 1: ein Punkt mehr",
  "lesson.favor.row1.text": "Jeder weitere Auftrag mit diesem Gefolgsmann bringt dir einen Punkt mehr.",
  "lesson.favor.row2.title": "Reihe 2: überallhin",
  "lesson.favor.row2.text":
    "Vom Feld eines Fürstentums aus darf dieser Gefolgsmann auch in jedes andere gehen.",
  "lesson.favor.row3.title": "Reihe 3: einmal zwischen zwei Wertungen",
  "lesson.favor.row3.text":
    "Sie ist stark, aber ihr Siegel wird umgedreht. Nach der nächsten Wertung ist es wieder bereit.",
  "lesson.favor.done.title": "Der König ist dir gewogen",
  "lesson.favor.done.text":
    "Du weißt jetzt, wie Aufträge etwas lehren. Lern früh, was jedes Mal einen Punkt bringt. Spiel weiter, wenn du magst, oder hör hier auf.",
  "lesson.arthur.welcome.title": "Ein fünfter Würfel",
  "lesson.arthur.welcome.text":
    "Der schwarze gehört zu Artus. Du hast jetzt fünf Züge in jeder Runde, mit den Würfeln in beliebiger Folge.",
  "lesson.arthur.inner.title": "Artus geht innen",
  "lesson.arthur.inner.text":
    "Der schwarze Würfel bewegt ihn auf dem inneren Ring, in beide Richtungen. Alle bewegen denselben Artus.",
  "lesson.arthur.spaces.title": "Was innen liegt",
  "lesson.arthur.spaces.text":
    "Güter und Marker von überall, Pikten, der Siegelring, der Gral, Excalibur und Wege auf andere Felder.",
  "lesson.arthur.pict.title": "Nimm einen Pikten",
  "lesson.arthur.pict.text":
    "Was er zeigt, bekommst du sofort. In der Wertung zählen die Zahlen auf deinen Pikten.",
  "lesson.arthur.resource.title": "Aus jedem Fürstentum",
  "lesson.arthur.resource.text": "Wähl eines. Du brauchst dort keinen Marker.",
  "lesson.arthur.signet.title": "Der Siegelring",
  "lesson.arthur.signet.text":
    "Erfülle einen Auftrag von deiner Hand, auch wenn dir etwas dafür fehlt. Der Ring zählt außerdem 3 zu deinen Pikten.",
  "lesson.arthur.stairs.title": "Die Treppe hinauf",
  "lesson.arthur.stairs.text": "Dein Ritter geht weiter ins nächste Fürstentum, und du handelst dort.",
  "lesson.arthur.march.title": "Noch ein Schritt",
  "lesson.arthur.march.text": "Sieh, wo die Figur anhalten könnte: Auch auf diesem Feld handelst du.",
  "lesson.arthur.replace.title": "Ersetz einen Gutshof",
  "lesson.arthur.replace.text": "Deiner kommt an die Stelle eines fremden. Das kostet nichts.",
  "lesson.arthur.activate.title": "Noch einmal, an Ort und Stelle",
  "lesson.arthur.activate.text": "Jemand aus deinem Gefolge dient noch einmal, wo er steht.",
  "lesson.arthur.flags.title": "Zwei neue Fahnen",
  "lesson.arthur.flags.text":
    "Mit Artus können schwarze und graue Fahnen etwas anderes: ein Feld mehr oder weniger, oder eine andere Figur für deinen Würfel.",
  "lesson.arthur.picts.title": "Pikten werden gezählt",
  "lesson.arthur.picts.text":
    "In der Wertung gewinnt die höchste Summe 3 Punkte, die niedrigste verliert 3. Dann werden alle Pikten abgelegt.",
  "lesson.arthur.manors.title": "Wenige Gutshöfe bleiben",
  "lesson.arthur.manors.text": "Nach der Wertung dieser Runde behältst du in jedem Gebiet nur einen Gutshof.",
  "lesson.arthur.done.title": "Artus in zehn Zügen",
  "lesson.arthur.done.text":
    "Du kennst seinen Ring und seine Pikten und weißt, was in der Wertung geschieht. Spiel weiter, wenn du magst, oder hör hier auf.",
  "lesson.treasures.welcome.title": "Schätze im Umland",
  "lesson.treasures.welcome.text": "Jede Tafel ohne Turm zeigt jetzt, was ein Gutshof dort bringt.",
  "lesson.treasures.material.title": "Du brauchst Baumaterial",
  "lesson.treasures.material.text":
    "Ein Baumeister holt es aus einem Fürstentum. Damit bezahlst du den Gutshof.",
  "lesson.treasures.builder.title": "Schick den Baumeister",
  "lesson.treasures.builder.text":
    "Sein Baumaterial muss am Ende einer Linie der Tafel liegen, die du willst.",
  "lesson.treasures.build.title": "Zeit zu bauen",
  "lesson.treasures.build.text": "Du hast Baumaterial, und dein Ritter erreicht ein Baufeld.",
  "lesson.treasures.site.title": "Welcher Schatz?",
  "lesson.treasures.site.text": "Du bekommst ihn, sobald der Gutshof steht. Du darfst auch verzichten.",
  "lesson.treasures.fetch.title": "Güter aus einem Fürstentum",
  "lesson.treasures.fetch.text": "Wähl eines, in dem du einen Marker hast: Beide Güter kommen von dort.",
  "lesson.treasures.demand.title": "Alle anderen geben ab",
  "lesson.treasures.demand.text": "Alle Gegner müssen eines von beiden abgeben, wenn sie es haben.",
  "lesson.treasures.lose.title": "Ein Schatz des Gegners",
  "lesson.treasures.lose.text": "Du musst eines davon abgeben.",
  "lesson.treasures.found.title": "Land und Schatz",
  "lesson.treasures.found.text":
    "Gebiete zählen wie immer. Die beste Tafel ist also gutes Land mit einem guten Schatz.",
  "lesson.treasures.done.title": "Schatzsuche gelungen",
  "lesson.treasures.done.text":
    "Du weißt jetzt, was im Boden liegt. Sieh zweimal hin, bevor du baust. Spiel weiter, wenn du magst, oder hör hier auf.",
  "lesson.decrees.welcome.title": "Die Erlasse des Königs",
  "lesson.decrees.welcome.text":
    "In jedem Fürstentum liegen vier verdeckt. Dein Gefolge kann dir einen holen.",
  "lesson.decrees.go.title": "Geh in ein Fürstentum",
  "lesson.decrees.go.text": "Nur auf einem solchen Feld darfst du einen Stapel ansehen.",
  "lesson.decrees.look.title": "Ein Erlass oder der Dienst",
  "lesson.decrees.look.text":
    "Wer dort ankommt, darf statt seines Dienstes einen Erlass holen. Hast du den Stapel gesehen, musst du einen nehmen.",
  "lesson.decrees.bring.title": "Nimm einen",
  "lesson.decrees.bring.text":
    "Was er zeigt, bekommst du sofort: ein Gut oder Punkte. Danach liegt er vor dir.",
  "lesson.decrees.keep.title": "Jeder Erlass nützt noch einmal",
  "lesson.decrees.keep.text": "Einer dreht einen Würfel um eins. Dann ist er fort.",
  "lesson.decrees.two.title": "Zwei zusammen bringen mehr",
  "lesson.decrees.two.text":
    "Zwei Erlasse bringen ein Gut oder einen Marker von überall, drei bringen 5 Punkte.",
  "lesson.decrees.three.title": "Sammle sie",
  "lesson.decrees.three.text": "Drei sind 5 Punkte wert. Was am Ende übrig ist, zählt nichts.",
  "lesson.decrees.done.title": "Gut gelesen",
  "lesson.decrees.done.text":
    "Du hast gesehen, was andere nur raten: Merk dir, was in den Stapeln liegt. Spiel weiter, wenn du magst, oder hör hier auf.",
  "lesson.gold.welcome.title": "Gold auf dem Ring",
  "lesson.gold.welcome.text": "Zwei Felder geben eine Münze, zwei einen Apfel oder eine Mistel.",
  "lesson.gold.coin.title": "Eine Münze dreht einen Würfel",
  "lesson.gold.coin.text":
    "Jede ändert einen deiner Würfel um eins, hinauf oder hinunter. Zahl so viele, wie du willst.",
  "lesson.gold.sprig.title": "Eine Mistel für einen Auftrag",
  "lesson.gold.sprig.text": "Sie ersetzt eine Sache, die ein Auftrag verlangt, gleich welche.",
  "lesson.gold.spaces.title": "Hol dir Gold oder Mistel",
  "lesson.gold.spaces.text": "Münzen öffnen dir später Wege, eine Mistel hilft bei einem Auftrag.",
  "lesson.gold.pluck.title": "Apfel oder Mistel",
  "lesson.gold.pluck.text":
    "Ein Apfel dreht einen Würfel auf eine beliebige Zahl. Eine Mistel ersetzt etwas auf einem Auftrag.",
  "lesson.gold.pairs.title": "Was am Ende bleibt",
  "lesson.gold.pairs.text": "Je zwei Münzen sind am Ende 3 Punkte wert, eine einzelne und Misteln nichts.",
  "lesson.gold.done.title": "Reich genug",
  "lesson.gold.done.text":
    "Mit Münzen ist kein Feld zu weit. Markt, Caerleon und Morgana bauen darauf auf. Spiel weiter, wenn du magst, oder hör hier auf.",
  "lesson.caerleon.welcome.title": "Die Stadt Caerleon",
  "lesson.caerleon.welcome.text":
    "Sechs Viertel stehen anstelle der Fürstentümer. Was für Fürstentümer gilt, gilt auch für sie.",
  "lesson.caerleon.stores.title": "Alles an einem Ort",
  "lesson.caerleon.stores.text":
    "Alle Schilde liegen beim Schmied, alles Baumaterial im Steinbruch, alle Fahnen beim Schneider, Münzen in der Münzstätte, Äpfel und Misteln im Obstgarten.",
  "lesson.caerleon.go.title": "Geh in ein Viertel",
  "lesson.caerleon.go.text": "Jedes hat seine eigene Arbeit für dein Gefolge.",
  "lesson.caerleon.send.title": "Wer arbeitet hier am besten?",
  "lesson.caerleon.send.text":
    "Eine Hofdame setzt einen Marker. Die anderen arbeiten: Der Richtige bringt zwei Stücke, in den Farben deiner Wahl.",
  "lesson.caerleon.room.title": "Mach Platz",
  "lesson.caerleon.room.text": "Es gibt nur zwei Plätze. Wähl, wer nach Hause geht.",
  "lesson.caerleon.fetch.title": "Jede Farbe",
  "lesson.caerleon.fetch.text": "Denk an deine Aufträge, deine Verräter und die Linien im Umland.",
  "lesson.caerleon.merchant.title": "Der Händler",
  "lesson.caerleon.merchant.text":
    "Du tauschst bis zu viermal nacheinander: Güter gegen Güter oder gegen Münzen.",
  "lesson.caerleon.places.title": "Eine volle Stadt",
  "lesson.caerleon.places.text":
    "Ein Platz für eine Hofdame, zwei für die anderen: Wer später kommt, schickt jemanden nach Hause.",
  "lesson.caerleon.influence.title": "Einflussfelder fragen nach der Farbe",
  "lesson.caerleon.influence.text": "Du bekommst ein Stück in der Farbe eines Viertels mit deinem Marker.",
  "lesson.caerleon.done.title": "In der Stadt zu Hause",
  "lesson.caerleon.done.text":
    "Du weißt, wo alles liegt und wer zwei davon holt. Spiel weiter, wenn du magst, oder hör hier auf.",
  "lesson.morgana.welcome.title": "Morganas Küche",
  "lesson.morgana.welcome.text":
    "Vier ihrer Würfel liegen dort. Einmal in jeder Runde machst du einen Zug mit einem davon.",
  "lesson.morgana.brew.title": "Was ihre Würfel können",
  "lesson.morgana.brew.text":
    "Ein Kessel bewegt sie und wirkt einen Zauber. Jeder Würfel bringt einen vergifteten Apfel. Ergänzt du ihn mit Münzen oder Baumaterial auf sieben, bekommst du das Horn. Eine Sechs gilt als jede Zahl.",
  "lesson.morgana.haunt.title": "Wo soll sie stehen?",
  "lesson.morgana.haunt.text": "Sie sperrt dieses Fürstentum für alle. Wähl eines, das dein Gegner braucht.",
  "lesson.morgana.token.title": "Der Zauber des Kessels",
  "lesson.morgana.token.text":
    "Du darfst verzichten. Danach wird das Plättchen umgedreht und zeigt einen anderen Zauber.",
  "lesson.morgana.closed.title": "Ein gesperrtes Fürstentum",
  "lesson.morgana.closed.text":
    "Figuren zählen sein Feld nicht mit, und keine Güter kommen heraus, bis sie weiterzieht.",
  "lesson.morgana.poison.title": "Ein vergifteter Apfel",
  "lesson.morgana.poison.text":
    "In einem späteren Zug tauscht er einen deiner unbenutzten Würfel mit einem des Gegners.",
  "lesson.morgana.horn.title": "Das Trinkhorn",
  "lesson.morgana.horn.text":
    "Wer es am Ende einer Runde hat, bekommt so viele Punkte wie die Nummer der Runde.",
  "lesson.morgana.done.title": "Zu Gast bei der Hexe",
  "lesson.morgana.done.text":
    "Ihr Würfel ist ein fünfter Zug, und ihr Platz auf dem Ring ist eine Waffe. Spiel weiter, wenn du magst, oder hör hier auf.",
} satisfies Translation<typeof en>;
