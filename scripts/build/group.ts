/** Files that come together as one, under a name of their own. */
export type Group = { name: string; priority: number; files: readonly string[] };
