/** Path data of one icon of game-icons.net, in a box of 512 by 512; see build/icons.ts. */
declare module "icon:*" {
  const path: string;
  export default path;
}
