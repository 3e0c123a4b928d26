import type { Book } from "./book";

const book: Book = {
  title: "King Arthur",
  lead: "Das Kartenspiel für zwei bis fünf, in unseren eigenen Worten. Jeder Absatz hat eine Nummer; die Fragen am Tisch verweisen darauf.",
  chapters: [
    {
      id: "K1",
      title: "Was auf dem Tisch liegt",
      rules: [
        {
          id: "K1.1",
          text: "Es gibt 53 Ritterkarten. Rot, Orange und Beige haben je sechzehn: vierzehn einzelne und zwei doppelte Ritter. Dazu kommen fünf weiße Merlins.",
        },
        {
          id: "K1.2",
          text: "44 Gegner gehören zu vier Arten: 13 dunkle Mächte (gelb), 11 feindliche Ritter (blau), 11 Monster (grün) und 9 Drachen (rot). Die Zahl auf der Karte ist ihre Stärke und ihr Wert.",
        },
        {
          id: "K1.3",
          text: "13 Abenteuer verlangen jeweils bestimmte Gegner und bringen zwischen 6 und 20 Punkte.",
        },
        {
          id: "K1.4",
          text: "Siegel braucht nur das Spiel mit Siegeln: fünf für jede Person. Es spielen zwei bis fünf; sonst hängt nichts von ihrer Zahl ab.",
        },
        {
          id: "K1.5",
          text: "Die Farben der Ritter und die der Gegner haben nichts miteinander zu tun. Ein roter Ritter ist kein Drachenkenner.",
        },
      ],
    },
    {
      id: "K2",
      title: "Vor dem ersten Zug",
      rules: [
        { id: "K2.1", text: "Alle dreizehn Abenteuer liegen offen." },
        {
          id: "K2.2",
          text: "Gegner werden einer nach dem anderen aufgedeckt und nach Art in Spalten gelegt, bis eine Spalte genau vier hat. So liegen am Anfang 4 bis 13 Karten offen.",
        },
        {
          id: "K2.3",
          text: "Alle bekommen vier Ritter, die die anderen nicht sehen. Der Rest ist der Stapel zum Ziehen.",
        },
        { id: "K2.4", text: "Der Zufall bestimmt, wer beginnt; danach geht es links herum." },
        { id: "K2.5", text: "Mit Siegeln beginnen alle mit fünf eigenen." },
      ],
    },
    {
      id: "K3",
      title: "Dein Zug",
      lead: "Vier Schritte, immer in dieser Folge. Jeden darfst du auslassen.",
      rules: [
        {
          id: "K3.1",
          text: "Erst Gegner aufdecken, dann einen herausfordern, dann ein Abenteuer nehmen, dann einen Ritter ziehen.",
        },
        {
          id: "K3.2",
          text: "Wenn du weder herausforderst noch ein Abenteuer nimmst, darfst du zwei Ritter ziehen statt einem. Ob du Gegner aufgedeckt hast, spielt keine Rolle.",
        },
        { id: "K3.3", text: "Deine Hand darf beliebig groß werden." },
      ],
    },
    {
      id: "K4",
      title: "Schritt 1: Gegner aufdecken",
      rules: [
        {
          id: "K4.1",
          text: "Solange keine Spalte vier Karten hat, darfst du neue Gegner aufdecken. Hast du begonnen, machst du weiter, bis eine Spalte vier hat oder der Stapel leer ist (KQ5).",
        },
        {
          id: "K4.2",
          text: "Keine Spalte wird also länger als vier, und nie liegen mehr als dreizehn Gegner offen.",
        },
      ],
    },
    {
      id: "K5",
      title: "Schritt 2: herausfordern",
      lead: "Das Grundspiel. Mit Siegeln tritt K10 an die Stelle dieses Schritts.",
      rules: [
        {
          id: "K5.1",
          text: "Wähle einen offenen Gegner und lege Ritter einer Farbe, die zusammen so viel wert sind wie seine Zahl. Ein einzelner Ritter zählt 1, ein doppelter 2. Merlin zählt 1 und passt zu jeder Farbe; auch Merlins allein genügen.",
        },
        {
          id: "K5.2",
          text: "Die gelegten Ritter kommen auf die Ablage, der Gegner kommt auf deine Hand. Dort dient er für Abenteuer oder bringt am Ende Punkte.",
        },
        {
          id: "K5.3",
          text: "Zahle genau, wenn es geht: Lassen die Ritter dieser Farbe mit deinen Merlins die genaue Summe zu, gilt nur sie. Nur wenn nicht, darfst du mehr zahlen, und dann ohne eine Karte, die du weglassen könntest.",
          option: "overpay",
        },
        {
          id: "K5.4",
          text: "Überzahlen kommt daher nur vor, wenn du von der Farbe nur doppelte Ritter und keinen Merlin hast und die Zahl ungerade ist: 2 für eine 1 oder 4 für eine 3.",
        },
      ],
    },
    {
      id: "K6",
      title: "Schritt 3: ein Abenteuer nehmen",
      rules: [
        {
          id: "K6.1",
          text: "Einmal im Zug darfst du Gegner aus der Hand legen, die zu einem offenen Abenteuer passen. Sie verlassen das Spiel; das Abenteuer gehört dir und liegt vor dir.",
        },
        { id: "K6.2", text: "Was du eben erst gewonnen hast, darfst du gleich verwenden." },
        { id: "K6.3a", text: "Heiliger Gral: Gegner beliebiger Art, zusammen 12." },
        { id: "K6.3b", text: "Berg: beliebige Art, zusammen 9." },
        { id: "K6.3c", text: "Excalibur: beliebige Art, zusammen 5." },
        { id: "K6.3d", text: "Questentier: Drachen, zusammen 8." },
        { id: "K6.3e", text: "Fischerkönig: Monster, zusammen 6." },
        { id: "K6.3f", text: "Königliches Turnier: feindliche Ritter, zusammen 5." },
        { id: "K6.3g", text: "Sachsen: dunkle Mächte, zusammen 4." },
        { id: "K6.3h", text: "Räuber: zwei beliebige Gegner." },
        { id: "K6.3i", text: "Wikinger: vier beliebige Gegner." },
        { id: "K6.3j", text: "König Marke: ein Monster, ein feindlicher Ritter und eine dunkle Macht." },
        { id: "K6.3k", text: "Seeungeheuer: je einer aller vier Arten." },
        { id: "K6.3l", text: "Grüner Ritter: ein Gegner mit mindestens 3 und ein anderer mit mindestens 4." },
        { id: "K6.3m", text: "Goldschatz: zwei Gegner mit mindestens 3, oder der Drache 5 allein." },
        {
          id: "K6.4",
          text: "Wird eine Summe verlangt, muss sie genau stimmen, wenn deine Hand es zulässt; sonst darf es mehr sein, ohne eine Karte, die du weglassen könntest. Werden Karten gezählt, sind es genau so viele; hohe Werte sind dort kein Überzahlen.",
          option: "overpay",
        },
      ],
    },
    {
      id: "K7",
      title: "Schritt 4: einen Ritter ziehen",
      rules: [
        { id: "K7.1", text: "Nimm die oberste Ritterkarte, oder zwei nach K3.2." },
        { id: "K7.2", text: "Ist der Stapel aufgebraucht, wird die Ablage gemischt und zum neuen Stapel." },
      ],
    },
    {
      id: "K8",
      title: "Das Ende",
      rules: [
        {
          id: "K8.1",
          text: "Mit dem zwölften Abenteuer endet die Partie auf der Stelle; eines bleibt liegen, und niemand zieht mehr einen Ritter.",
        },
        {
          id: "K8.2",
          text: "Sie endet auch, wenn kein Gegner mehr aufzudecken ist und der letzte offene genommen wird. Dieser Zug wird noch zu Ende gespielt.",
        },
        {
          id: "K8.3",
          text: "Deine Punkte sind deine Abenteuer und die Gegner, die noch auf deiner Hand sind. Ritter zählen nichts.",
        },
        {
          id: "K8.4",
          text: "Bei gleichen Punkten gewinnt, wer mehr Ritterkarten hat. Ist auch das gleich, wird der Sieg geteilt.",
        },
      ],
    },
    {
      id: "K10",
      title: "Das Spiel mit Siegeln",
      lead: "Alles bleibt, wie es ist, nur Schritt 2 nicht. Dort wählst du eine von drei Arten der Herausforderung.",
      rules: [
        {
          id: "K10.1",
          text: "Gewöhnliche Herausforderung: Bezahle einen Gegner ohne Siegel wie in K5 und lege eines deiner Siegel auf ihn. Er bleibt vorerst liegen.",
        },
        {
          id: "K10.2",
          text: "Sobald jede Karte einer Spalte ein Siegel trägt, fällt die Spalte: Alle nehmen die Karten unter ihren eigenen Siegeln und die Siegel zurück. Eine Spalte aus einer einzigen Karte fällt sofort.",
        },
        {
          id: "K10.3",
          text: "Wiederholte Herausforderung: Bezahle einen Gegner unter deinem eigenen Siegel ein zweites Mal. Du nimmst Karte und Siegel sofort; die anderen bleiben.",
        },
        {
          id: "K10.4",
          text: "Doppelte Herausforderung: Bezahle einen Gegner ohne Siegel mit dem Doppelten seiner Zahl, alles in einer Farbe. Du nimmst ihn sofort und brauchst kein Siegel; die anderen bleiben.",
        },
        {
          id: "K10.5",
          text: "Danach geht der Zug mit Schritt 3 weiter, auch mit dem, was du eben gewonnen hast.",
        },
      ],
    },
    {
      id: "KX",
      title: "Seltene Fälle",
      lead: "Was das Spiel offen lässt, und wie wir es halten.",
      rules: [
        {
          id: "KX1",
          text: "Gibt es keine Ritter zu ziehen und keine zu mischen, ziehst du nichts.",
          reason: "Alle sind auf Händen.",
        },
        {
          id: "KX2",
          text: "Stehen dir zwei Ritter zu und nur einer ist noch da, nimmst du ihn, die Ablage wird gemischt, und du nimmst den zweiten.",
          reason: "Das folgt aus K7.2.",
        },
        {
          id: "KX3",
          text: "Gemischt wird in dem Augenblick, in dem der Stapel leer wird; gibt es dann keine Ablage, sobald eine Karte gebraucht wird und welche da sind.",
          reason: "So verstehen wir „aufgebraucht“.",
        },
        {
          id: "KX4",
          text: "Gibt es keine Gegner mehr aufzudecken, entfällt Schritt 1, so kurz die Spalten auch sind.",
          reason: "Es ist nichts da.",
        },
        {
          id: "KX5",
          text: "Wird beim Aufdecken der letzte Gegner umgedreht, hörst du auf; eine Spalte mit vier ist dann nicht nötig.",
          reason: "Siehe KQ5.",
        },
        {
          id: "KX6",
          text: "Hat eine Spalte schon zu Beginn deines Zugs vier Karten, kannst du keine Gegner aufdecken.",
          reason: "K4.1 verlangt höchstens drei in jeder Spalte.",
        },
        {
          id: "KX7",
          text: "Liegt nichts offen, sind aber noch Gegner aufzudecken, geht die Partie weiter.",
          reason: "Das zweite Ende verlangt, dass beides leer ist.",
        },
        {
          id: "KX8",
          text: "Bringt ein Zug den letzten Gegner und das zwölfte Abenteuer, beendet das Abenteuer die Partie sofort.",
          reason: "„Sofort“ ist das stärkere Wort.",
        },
        {
          id: "KX9",
          text: "Das dreizehnte Abenteuer kann niemand nehmen.",
          reason: "Vorher ist die Partie vorbei.",
        },
        {
          id: "KX10",
          text: "Mit einem Merlin, der die genaue Summe möglich macht, darfst du nicht mit doppelten Rittern überzahlen.",
          reason: "Ein Merlin ist kein doppelter Ritter.",
        },
        {
          id: "KX11",
          text: "Ob es genau geht, wird nur für die Farbe gefragt, mit der du zahlst. Dass eine andere Farbe genau zahlen könnte, ist egal.",
          reason: "Gezahlt wird immer mit einer Farbe.",
        },
        {
          id: "KX12",
          text: "Bei der doppelten Herausforderung muss nie überzahlt werden.",
          reason: "Das Doppelte ist gerade, und doppelte Ritter zahlen jede gerade Summe.",
        },
        {
          id: "KX13",
          text: "Karten unter Siegeln zählen bei den vier einer Spalte mit.",
          reason: "Sie liegen ja noch da.",
        },
        {
          id: "KX14",
          text: "In eine Spalte mit Siegeln dürfen neue Gegner kommen; sie braucht dann ein Siegel mehr.",
          reason: "Nur eine Spalte mit vier hält das Aufdecken an.",
        },
        {
          id: "KX15",
          text: "Eine Karte unter einem fremden Siegel lässt sich auf keine Weise herausfordern.",
          reason: "Jede der drei Arten sagt, worauf sie zielen darf.",
        },
        {
          id: "KX16",
          text: "Nach einer wiederholten Herausforderung bekommst du das Siegel zurück; der Rest der Spalte bleibt und fällt dadurch nicht.",
          reason: "Es war noch eine Karte ohne Siegel da.",
        },
        {
          id: "KX17",
          text: "Nimmt eine doppelte Herausforderung die letzte Karte ohne Siegel, bleiben die versiegelten liegen. Sie fallen, wenn ein späteres Siegel die Spalte vollendet, oder sofort, wenn keine Gegner mehr aufzudecken sind.",
          reason:
            "„Der Rest bleibt“ ist der besondere Satz; ohne die zweite Hälfte könnte die Partie stehen bleiben.",
          option: "sealedColumn",
        },
        {
          id: "KX18",
          text: "Ohne eigenes Siegel gibt es keine gewöhnliche Herausforderung, auch nicht gegen eine einzelne Karte.",
          reason: "Das Siegel ist das Zeichen dafür.",
        },
        {
          id: "KX19",
          text: "Liegen in einer fallenden Spalte mehrere deiner Siegel, nimmst du alle diese Karten.",
          reason: "Das tun alle.",
        },
        {
          id: "KX20",
          text: "Was andere in deinem Zug gewinnen, kommt sofort auf ihre Hand; sie verwenden es in ihrem eigenen Zug.",
          reason: "Eine fallende Spalte entlohnt alle, die in ihr liegen.",
        },
        {
          id: "KX21",
          text: "Leert eine fallende Spalte den Tisch und ist nichts mehr aufzudecken, endet die Partie nach diesem Zug.",
          reason: "Der letzte Gegner ist genommen (K8.2).",
        },
        {
          id: "KX22",
          text: "Karten, die am Ende noch unter Siegeln liegen, zählen nichts.",
          reason: "Sie sind auf keiner Hand.",
        },
        {
          id: "KX23",
          text: "Wer ein Siegel legt, kann nicht zwei Ritter ziehen.",
          reason: "Ein Siegel legen heißt herausfordern.",
        },
        {
          id: "KX24",
          text: "Gewöhnliche und wiederholte Herausforderung gehen nicht im selben Zug.",
          reason: "Nur eine im Zug; beides zugleich ist die doppelte.",
        },
        {
          id: "KX25",
          text: "Deckt zwei volle Runden lang niemand auf, fordert heraus, nimmt ein Abenteuer oder zieht, endet die Partie und wird gezählt.",
          reason: "Niemand soll ewig warten müssen.",
          option: "stalemate",
        },
        {
          id: "KX26",
          text: "Sind keine Gegner mehr aufzudecken und besteht eine Spalte nur noch aus versiegelten Karten, fällt sie sofort.",
          reason: "Sonst ließe sie sich nie auflösen.",
        },
      ],
    },
    {
      id: "KQ",
      title: "Entscheide und Hausregeln",
      lead: "Wo man die Regeln auf zweierlei Weise lesen kann. Einige lassen sich beim Einrichten des Tisches ändern.",
      rules: [
        {
          id: "KQ1",
          text: "Mit Rittern überzahlen darf nur, wer in der gewählten Farbe samt Merlins nicht genau zahlen kann; keine Karte darf übrig sein.",
          reason: "Die Erlaubnis hängt an einer Bedingung; ohne sie gibt es keine.",
          option: "overpay",
        },
        {
          id: "KQ2",
          text: "Merlins auf deiner Hand zählen bei dieser Prüfung mit.",
          reason: "Ein Merlin ist kein doppelter Ritter.",
          option: "overpayMerlin",
        },
        {
          id: "KQ3",
          text: "Für Abenteuer überzahlen darf nur, wer keine genaue Auswahl auf der Hand hat; keine Karte darf übrig sein.",
          reason: "Derselbe Grundsatz wie KQ1.",
          option: "overpay",
        },
        {
          id: "KQ4",
          text: "Abenteuer, die Karten zählen, nehmen genau so viele.",
          reason: "Es gibt nichts zu überzahlen.",
        },
        {
          id: "KQ5",
          text: "Das Aufdecken endet, wenn keine Gegner mehr da sind.",
          reason: "Mehr gibt es nicht umzudrehen.",
        },
        {
          id: "KQ6",
          text: "Kein Ritter im Stapel und keiner in der Ablage: keine Karte, und nichts an ihrer Stelle.",
          reason: "Alle sind auf Händen.",
        },
        {
          id: "KQ7",
          text: "Wer zwei Ritter ziehen darf, darf auch einen ziehen oder keinen.",
          reason: "Es ist eine Erlaubnis.",
        },
        {
          id: "KQ8",
          text: "Das zwölfte Abenteuer beendet die Partie; der Rest des Zugs entfällt.",
          reason: "Sie endet sofort.",
        },
        {
          id: "KQ9",
          text: "Der letzte offene Gegner beendet die Partie, wenn keiner mehr aufzudecken ist; der Zug wird vollendet.",
          reason: "So steht es geschrieben.",
        },
        {
          id: "KQ10",
          text: "Bei Gleichstand zählen wir Karten: Ein doppelter Ritter ist eine Karte.",
          reason: "Es ist von Karten die Rede, nicht von Rittern.",
        },
        {
          id: "KQ11",
          text: "Ohne Siegel bleiben nur die wiederholte und die doppelte Herausforderung.",
          reason: "Die gewöhnliche legt ein Siegel.",
        },
        {
          id: "KQ12",
          text: "Eine Spalte, von der nach einer doppelten Herausforderung nur Versiegelte übrig sind, bleibt bis zum nächsten Siegel, oder fällt sofort, wenn nichts mehr aufzudecken ist.",
          reason: "Der besondere Satz gewinnt, und ein leerer Stapel würde die Partie anhalten.",
          option: "sealedColumn",
        },
        {
          id: "KQ13",
          text: "Dunkle Mächte sind gelb, feindliche Ritter blau, Monster grün, Drachen rot.",
          reason: "Die Reihe der Preise legt es nahe, und eine Besprechung sagt dasselbe.",
        },
        {
          id: "KQ14",
          text: "Nach zwei vollen Runden, in denen alle nur gepasst haben, endet die Partie.",
          reason: "So spielt auch ein sturer Tisch nicht ewig.",
          option: "stalemate",
        },
        {
          id: "KQ15",
          text: "Die Gegner auf deiner Hand sind verdeckt; wie viele es sind, sehen alle.",
          reason: "Sie gehören zur Hand.",
        },
        {
          id: "KQ16",
          text: "Während du gefragt bist, sehen die anderen, dass du etwas tun kannst, aber nicht was; lehnst du ab, sehen sie, dass du gefragt warst.",
          reason:
            "Am Tisch sehen sie dich auch überlegen. Immer alle zu fragen, würde es verbergen, aber jeden Zug aufhalten.",
        },
      ],
    },
  ],
};

export default book;
