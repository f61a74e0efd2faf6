import type { GoodsBlock, GoodsRow } from './row';

/** Typed in place of a number: the goods are not dangerous. An empty field may only be forgotten. */
const GENERAL =
  /^(?:普通货物?|普货|非危(?:险?品|险货物)|general(?: cargo| goods)?|non[- ]?(?:dg|dangerous|haz(?:ardous)?))$/i;

export const isGeneralWord = (said: string): boolean => GENERAL.test(said.trim());

type GeneralMark = Pick<GoodsRow, 'isGeneral'>;

/** A row of a dangerous goods order may be marked as general cargo and is then judged as such. */
export const rowNature = ({ isGeneral = false }: GeneralMark, isDanger: 'Y' | 'N'): 'Y' | 'N' =>
  isGeneral ? 'N' : isDanger;

export const dangerousRows = ({ goods, isDanger }: Pick<GoodsBlock, 'goods' | 'isDanger'>): GoodsRow[] =>
  goods.filter((row) => rowNature(row, isDanger) === 'Y');
