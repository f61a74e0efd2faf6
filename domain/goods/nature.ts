import type { GoodsBlock, GoodsRow } from './row';

/** Said in the place of a number: the goods of a row are not dangerous. An empty place may only be forgotten. */
const GENERAL =
  /^(?:普通货物?|普货|非危(?:险?品|险货物)|general(?: cargo| goods)?|non[- ]?(?:dg|dangerous|haz(?:ardous)?))$/i;

export const isGeneralWord = (said: string): boolean => GENERAL.test(said.trim());

type GeneralMark = Pick<GoodsRow, 'isGeneral'>;

/** In an order of dangerous goods a row may be marked as goods that are not: it is judged as those of any other order. */
export const natureOf = ({ isGeneral = false }: GeneralMark, isDanger: 'Y' | 'N'): 'Y' | 'N' =>
  isGeneral ? 'N' : isDanger;

/** The rows of an order that are dangerous. */
export const dangerousIn = ({ goods, isDanger }: Pick<GoodsBlock, 'goods' | 'isDanger'>): GoodsRow[] =>
  goods.filter((row) => natureOf(row, isDanger) === 'Y');
