/** The goods that districts store. */

import type { District } from "./city";
import type { Kind } from "../../position/words";

export const STORES: Readonly<Partial<Record<District, Kind>>> = {
  smith: "shield",
  tailor: "flag",
  quarry: "material",
};
