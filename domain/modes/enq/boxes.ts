import { boxedRows, pouredCapacity, type AskedBoxRow, type AskedBoxType } from './asked-boxes';
import { isOver } from '../../offer/containers';
import { BOX_TYPES } from '../../offer/search';
import { boxFaults } from '../../order/blocks/boxes';
import { fault, type OrderFault } from '../../rules/fault';
import { countBoxes, loadFaults, sumGoodsLoad } from '../../order/blocks/load';
import { editBoxRows } from '../../order/form/edit';
import type { GoodsRow } from '../../goods/row';
import { parseNumber } from '../../values/typed-number';
import { priceUnits } from './ways';
import { isBoxless } from './wish';

type Boxes = { boxes: AskedBoxRow[]; modeWish: string; density: string };
type InWay = Omit<Boxes, 'density'> & { targetUnit: string };

const LITRES = 1_000;

const POURED: Readonly<Record<string, readonly AskedBoxType[]>> = {
  TANK: ['20TK', '20TKT14', '20TKT20', '20TKT50'],
  FLEXI: ['FLEXI'],
};

/** Types offered for the wished way. Ways without boxes keep the earlier rows. */
export const offeredBoxTypes = (modeWish: string): readonly AskedBoxType[] =>
  (Object.hasOwn(POURED, modeWish) ? POURED[modeWish] : undefined) ?? BOX_TYPES;

/**
 * A single row of an unsuitable type becomes the first suitable type with the same count; several rows stay for the
 * user to change.
 */
function adaptBoxes(modeWish: string, boxes: AskedBoxRow[]): AskedBoxRow[] {
  if (isBoxless(modeWish)) return boxes;
  const types = offeredBoxTypes(modeWish);
  const [row, ...others] = boxes;
  const [first] = types;
  return row && first && others.length === 0 && !types.includes(row.type) ? [{ ...row, type: first }] : boxes;
}

/** Changes the way: its box types apply, and a target price for another unit loses its unit. */
export function inWay<TForm extends InWay>(form: TForm, modeWish: string): TForm {
  const targetUnit = priceUnits(modeWish).find((unit) => unit === form.targetUnit) ?? '';
  return { ...form, modeWish, boxes: adaptBoxes(modeWish, form.boxes), targetUnit };
}

type Edit = { kind: string; path?: unknown; value?: unknown };

export function askedEdited<TForm extends InWay>(form: TForm, edit: Edit): TForm | null {
  const boxes = editBoxRows(form.boxes, edit, offeredBoxTypes(form.modeWish));
  if (boxes) return { ...form, boxes };
  const isWish = edit.kind === 'set' && edit.path === 'modeWish' && typeof edit.value === 'string';
  return isWish ? inWay(form, String(edit.value)) : null;
}

function pouredFaults({ boxes, density }: Boxes, goods: readonly GoodsRow[]): OrderFault[] {
  const counted = countBoxes(boxes);
  const most = counted.length < boxes.length ? null : pouredCapacity(counted);
  if (most === null) return [];
  const { kg } = sumGoodsLoad(goods);
  const kgPerLitre = parseNumber(density, 4) ?? 0;
  const over = isOver({ kg, m3: kgPerLitre > 0 ? kg / kgPerLitre / LITRES : 0 }, most);
  return [
    ...(over.kg ? [fault('goods', 'overAllPayload', { most: most.kg })] : []),
    ...(over.m3 ? [fault('goods', 'overAllVolume', { most: most.m3 ?? 0 })] : []),
  ];
}

export function askedBoxFaults(asked: Boxes, goods: readonly GoodsRow[]): OrderFault[] {
  const { boxes, modeWish } = asked;
  if (isBoxless(modeWish)) return [];
  const types = offeredBoxTypes(modeWish);
  const strange = boxes.flatMap(({ type }, at) =>
    types.includes(type) ? [] : [fault(`boxes.${at}.type`, 'enqBoxWish')],
  );
  const boxed = boxedRows(boxes);
  return [
    ...boxFaults(boxes),
    ...strange,
    ...(boxed.length === boxes.length ? loadFaults(boxed, goods) : pouredFaults(asked, goods)),
  ];
}
