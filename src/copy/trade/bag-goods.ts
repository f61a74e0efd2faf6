/** Shared by form, list and tool. */
export const bagTakesLiquids = '液袋只装液体，{known}不是液体';
