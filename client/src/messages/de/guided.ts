import type { Translation } from "../../lib/i18n.svelte";
import type en from "../en/guided";

export default {
  "gd.label": "Ein Hinweis von Merlin",
  "gd.told": "Merlin: {title}. {text}",
  "gd.understood": "Verstanden",
  "gd.again": "Den letzten Hinweis noch einmal",
  "gd.close": "Schließen",
  "gd.leave": "Ohne Hinweise weiter",
  "gd.left": "Von jetzt an spielst du ohne Hinweise. Das Menü holt sie zurück.",
  "gd.show": "Zeigen",
  "gd.return": "Wieder Hinweise von Merlin",

  "gd.your.lady": "deine Hofdame",
  "gd.your.shield-bearer": "dein Schildträger",
  "gd.your.builder": "dein Baumeister",
  "gd.your.flag-bearer": "dein Fahnenträger",
  "gd.try.fetch":
    "Versuch die {n}: Sie bringt deinen Ritter {to}. Dort holt {vassal} {what}, und ein Auftrag ist erfüllbar.",
  "gd.try.send":
    "Versuch die {n}: Sie bringt deinen Ritter {to}. Steht {vassal} dort, ist ein Auftrag erfüllbar.",
  "gd.try.vassal": "Ein Vorschlag: „{option}“. Das bringt {what}, und einer deiner Aufträge ist erfüllbar.",
  "gd.try.mission": "Ein Vorschlag: „{option}“. Dann ist einer deiner Aufträge erfüllbar.",
  "gd.try.build":
    "Versuch die {n}: Sie bringt deinen Ritter auf Bauen, und dein Baumaterial bezahlt einen Gutshof.",
  "gd.try.missionThenBuild":
    "Erfülle zuerst den Auftrag. Versuch dann die {n}: Sie bringt deinen Ritter auf Bauen, und dein Baumaterial bezahlt einen Gutshof.",
  "gd.try.territory": "Das größte Gebiet, in dem du jetzt bauen kannst, hat {n} Tafeln. Es ist markiert.",

  "gd.welcome.title": "Willkommen an der Tafelrunde",
  "gd.welcome.text":
    "Ich bin Merlin. Wer nach sechs Runden die meisten Punkte hat, gewinnt; nach den Runden 2, 4 und 6 wird alles gezählt.",
  "gd.dice.title": "Vier Würfel, vier Züge",
  "gd.dice.text":
    "In jedem Zug nutzt du einen Würfel. Zeig auf einen oder berühre ihn: Der Plan zeigt, wohin er führt und was dort geschieht.",
  "gd.knight.title": "Dein Ritter zieht im Uhrzeigersinn",
  "gd.knight.text":
    "Ein Würfel deiner Farbe bewegt deinen Ritter genau so viele Felder, wie er zeigt. Wo er anhält, handelst du.",
  "gd.send.title": "Schick jemanden aus",
  "gd.send.text":
    "Alle haben ihren Dienst: Einer holt einen Schild, einer eine Fahne, einer Baumaterial; die Hofdame setzt einen Marker. Jeder bleibt dort, bis jemand anderes den gleichen schickt; dann geht er nach Hause.",
  "gd.mission.title": "Ein Auftrag ist erfüllbar",
  "gd.mission.text":
    "Du hast alles, was er verlangt. Erfülle ihn für seine Punkte: Du gibst dafür nichts ab. Einer je Zug.",
  "gd.draw.title": "Ein neuer Auftrag",
  "gd.draw.text":
    "Nimm einen aus der Auslage oder den obersten vom Stapel. Ein Haken zeigt, was du schon hast.",
  "gd.build.title": "Bau einen Gutshof",
  "gd.build.text":
    "Von jeder Tafel führen Linien zu den Rahmen; das Material am Ende einer Linie bezahlt. In der Wertung bringen die meisten Gutshöfe in einem Gebiet so viele Punkte, wie es Tafeln hat.",
  "gd.staff.title": "Noch einmal, für einen Stab",
  "gd.staff.text":
    "Hast du Merlin bewegt, darfst du für einen Stab ein zweites Mal handeln. Er kommt nicht zurück; am Ende ist jeder Stab 2 Punkte wert.",
  "gd.tie.title": "Der Gral entscheidet",
  "gd.tie.text":
    "Du hast ihn: Einmal je Wertung gewinnst du einen Gleichstand und nimmst alle Punkte, die sonst geteilt würden.",
  "gd.goods.title": "Was du holst, steht auf deiner Burg",
  "gd.goods.text": "Schilde wehren Verräter ab, Fahnen haben Kräfte, Baumaterial bezahlt Gutshöfe.",
  "gd.merlin.title": "Der weiße Würfel bewegt mich",
  "gd.merlin.text":
    "Ich gehe in beide Richtungen, wie du willst. Aber gib acht: Auch die anderen bewegen mich.",
  "gd.undo.title": "Du kannst zurücknehmen",
  "gd.undo.text":
    "Schritt für Schritt geht es zurück, bis dahin, wo etwas Neues aufgedeckt wurde. Ist dein Zug vorbei, bleibt er.",
  "gd.flag.title": "Eine Fahne hat eine Kraft",
  "gd.flag.text": "Du darfst sie einmal nutzen, in deinem Zug.",
  "gd.flag.own": "{flag}: {text}",
  "gd.apple.title": "Ein Apfel dreht einen Würfel",
  "gd.apple.text": "Gib vor dem Bewegen einen Apfel ab: Der Würfel dieses Zugs zeigt, was du willst.",
  "gd.traitors.title": "Verräter auf deiner Mauer",
  "gd.traitors.text":
    "In einer Wertung wehrt ein Schild derselben Farbe je einen ab. Jeder, der bleibt, kostet 3 Punkte.",
  "gd.grail.title": "Der Gral",
  "gd.grail.text":
    "Wer auf sein Feld kommt, nimmt ihn und einen Apfel dazu. In einer Wertung entscheidet er einen Gleichstand.",
  "gd.excalibur.title": "Excalibur",
  "gd.excalibur.text":
    "Wer es nimmt, schickt einen Verräter fort. Bleibt in einer Wertung kein Verräter übrig, bringt es 3 Punkte.",
  "gd.round.title": "Eine neue Runde",
  "gd.round.text":
    "Alle würfeln neu, und jemand anders beginnt. Nach dieser Runde wird zum ersten Mal alles gezählt.",
  "gd.projected.title": "Was brächte es jetzt?",
  "gd.projected.text":
    "Die Vorschau zählt alles, wie es jetzt steht, für dich und für den Gegner. Sieh nach, bevor du ziehst.",
  "gd.influence.title": "Marker und Gefolgsleute zählen",
  "gd.influence.text":
    "Die meisten Marker in einem Fürstentum bringen einen Punkt für jeden Marker, der dort liegt. Jeder Gefolgsmann außerhalb deiner Burg bringt einen Punkt.",
  "gd.after.title": "Zweites Kapitel",
  "gd.after.text":
    "Drei neue Verräter sind gekommen, und in jedem Fürstentum ist höchstens ein Marker von dir geblieben. In den nächsten zwei Runden zeige ich dir Einfluss, Schilde und Stäbe.",
  "gd.last.title": "Die letzte Runde",
  "gd.last.text":
    "Nach ihrer Wertung ist ein Apfel 1 Punkt wert, ein Stab 2, je drei Güter 1. Gib sie also aus, wenn das mehr bringt.",
  "gd.end.title": "Das war Merlin",
  "gd.end.text":
    "Hier siehst du, woher die Punkte kamen. Das Nachspielen zeigt jede Entscheidung, deine und die des Gegners.",

  "gd.scoring.traitors":
    "Zuerst die Verräter: Ein Schild derselben Farbe wehrt je einen ab, jeder andere kostet 3 Punkte.",
  "gd.scoring.environs":
    "Nun das Umland: Die meisten Gutshöfe in einem Gebiet bringen so viele Punkte, wie es Tafeln hat; bei Gleichstand wird geteilt.",
  "gd.scoring.influence":
    "Ein Fürstentum nach dem anderen: Die meisten Marker bringen einen Punkt für jeden Marker dort. Danach gehen alle bis auf einen je Person zurück.",
  "gd.scoring.vassals": "Ein Punkt für jeden, der außerhalb der Burg steht. Alle bleiben, wo sie sind.",
  "gd.scoring.picts": "Die höchste Summe der Pikten bringt 3 Punkte, die niedrigste kostet 3.",
  "gd.scoring.left": "Was am Ende übrig ist: Äpfel 1, Stäbe 2, je drei Güter 1.",
  "gd.majority.title": "Ein Marker kann entscheiden",
  "gd.majority.text":
    "Wo du die meisten Marker hast, bekommst du einen Punkt für jeden dort, auch für fremde. In den markierten Fürstentümern genügt dir einer mehr.",
  "gd.lead.title": "Deine Hofdame bringt dich nach vorn",
  "gd.lead.text": "Mit ihrem Marker hast du hier die meisten. Das zählt nach Runde 4.",
  "gd.guard.title": "Ein Schild für deine Mauer",
  "gd.guard.text": "Er wehrt einen Verräter ab, der dich 3 Punkte kosten würde.",
  "gd.plan.title": "Plane einen Stab ein",
  "gd.plan.text":
    "Wohin mein Würfel führt, darfst du für einen Stab zweimal handeln. Am Ende ist er 2 Punkte wert: Nutz ihn, wo es mehr bringt.",
  "gd.twice.title": "Jetzt lohnt es sich",
  "gd.twice.text":
    "Handle noch einmal auf diesem Feld. In einem Fürstentum brauchst du dafür jemand anderen.",
  "gd.fourth.title": "Die zweite Wertung ist nah",
  "gd.fourth.text":
    "Sie kommt nach dieser Runde. Sieh in die Vorschau: Wo bringt noch ein Marker, ein Schild oder ein Gefolgsmann am meisten?",
  "gd.second.title": "Du kannst es jetzt",
  "gd.second.text":
    "Das war das zweite Kapitel. Ich melde mich erst in der letzten Runde wieder. Spiel weiter, wenn du magst, oder nimm eine Lektion mit etwas Neuem.",
  "gd.shieldless.title": "Lücken in der Mauer",
  "gd.shieldless.text":
    "Gegen diese hast du keinen Schild: {traitors}. Jeder kostet dich in der Wertung 3 Punkte.",
  "gd.try": "Mein Rat: „{what}“.",
  "gd.try.go": "Mein Rat: die {n}, {who} auf „{what}“.",
  "gd.try.posting": "Versuch die {n}: Sie bringt deinen Ritter {to}. Dort hilft dir {vassal}.",
  "gd.try.posting.merlin": "Versuch meine {n}: Sie bringt mich {to}. Dort hilft dir {vassal}.",
  "gd.playOn": "Weiterspielen",
} satisfies Translation<typeof en>;
