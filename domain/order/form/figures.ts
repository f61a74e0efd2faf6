import { parseDigits } from '../../values/typed-number';
import type { GoodsBlock, GoodsRow } from '../../goods/row';

export const GOODS_FIGURES = ['packKind', 'pieces', 'grossKg', 'netKg', 'volume'] as const;
export type GoodsFigure = (typeof GOODS_FIGURES)[number];

const UNASKED: Readonly<Partial<Record<GoodsFigure, string>>> = Object.fromEntries(
  GOODS_FIGURES.map((name) => [name, '']),
);

/** Normalizes numbers to digits; other text is kept. */
const written = ({ packKind, ...row }: Pick<GoodsRow, GoodsFigure>): Pick<GoodsRow, GoodsFigure> => ({
  packKind,
  pieces: parseDigits(row.pieces) ?? row.pieces,
  grossKg: parseDigits(row.grossKg) ?? row.grossKg,
  netKg: parseDigits(row.netKg) ?? row.netKg,
  volume: parseDigits(row.volume) ?? row.volume,
});

/** Form for storage and print: goods fields the mode does not ask are blanked, because they were not checked. */
export function blankUnaskedFigures<TForm extends Pick<GoodsBlock, 'goods'>>(
  { fields: { figures } }: { fields: { figures: readonly GoodsFigure[] } },
  form: TForm,
): TForm {
  const asked = (row: GoodsRow) => Object.fromEntries(figures.map((name) => [name, row[name]]));
  const goods = form.goods.map((row): GoodsRow => {
    const said = { ...row, ...UNASKED, ...asked(row) };
    return { ...said, ...written(said) };
  });
  return { ...form, goods };
}
