/** A bag takes liquids alone: said of the goods by the form, the list and the tool. */
export const bagTakesLiquids = '液袋只装液体，{known}不是液体';
