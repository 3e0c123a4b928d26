import type { Translation } from "../../lib/i18n.svelte";
import type en from "../en/kingarthur";

export default {
  "game.kingarthur": "King Arthur",

  "ka.knight.red1": "roter Ritter",
  "ka.knight.red2": "doppelter roter Ritter",
  "ka.knight.orange1": "oranger Ritter",
  "ka.knight.orange2": "doppelter oranger Ritter",
  "ka.knight.beige1": "beiger Ritter",
  "ka.knight.beige2": "doppelter beiger Ritter",
  "ka.knight.merlin": "Merlin",

  "ka.kind.dark": "Dunkle Mächte",
  "ka.kind.enemy": "Feindliche Ritter",
  "ka.kind.monster": "Monster",
  "ka.kind.dragon": "Drachen",
  "ka.one.dark": "Dunkle Macht {n}",
  "ka.one.enemy": "Feindlicher Ritter {n}",
  "ka.one.monster": "Monster {n}",
  "ka.one.dragon": "Drache {n}",

  "ka.adventure.grail": "Heiliger Gral",
  "ka.adventure.mountain": "Berg",
  "ka.adventure.excalibur": "Excalibur",
  "ka.adventure.beast": "Questentier",
  "ka.adventure.fisher": "Fischerkönig",
  "ka.adventure.tournament": "Königliches Turnier",
  "ka.adventure.saxons": "Sachsen",
  "ka.adventure.robbers": "Räuber",
  "ka.adventure.vikings": "Wikinger",
  "ka.adventure.mark": "König Marke",
  "ka.adventure.seamonster": "Seeungeheuer",
  "ka.adventure.greenknight": "Grüner Ritter",
  "ka.adventure.treasure": "Goldschatz",
} satisfies Translation<typeof en>;
