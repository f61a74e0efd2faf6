import { boxedRows, pouredCapacity, type AskedBoxRow, type AskedBoxType } from './asked-boxes';
import { isOver } from '../../offer/containers';
import { BOX_TYPES } from '../../offer/search';
import { boxFaults } from '../../order/blocks/boxes';
import { fault, type OrderFault } from '../../rules/fault';
import { boxesIn, loadFaults, loadIn } from '../../order/blocks/load';
import { boxesAfter } from '../../order/form/edit';
import type { GoodsRow } from '../../goods/row';
import { numberIn } from '../../values/typed-number';
import { pricedBy } from './ways';
import { isBoxless } from './wish';

type Boxes = { boxes: AskedBoxRow[]; modeWish: string; density: string };
type InWay = Omit<Boxes, 'density'> & { targetUnit: string };

/** In a cubic metre. */
const LITRES = 1_000;

const POURED: Readonly<Record<string, readonly AskedBoxType[]>> = {
  TANK: ['20TK', '20TKT14', '20TKT20', '20TKT50'],
  FLEXI: ['FLEXI'],
};

/** What is asked for in the way that is wished for; of what needs no box of its own those of before stay as they were. */
export const boxTypesFor = (modeWish: string): readonly AskedBoxType[] =>
  (Object.hasOwn(POURED, modeWish) ? POURED[modeWish] : undefined) ?? BOX_TYPES;

/** A single row of what does not travel in another way becomes the first that does, as many of them; several are left to the person. */
function boxesFor(modeWish: string, boxes: AskedBoxRow[]): AskedBoxRow[] {
  if (isBoxless(modeWish)) return boxes;
  const types = boxTypesFor(modeWish);
  const [row, ...others] = boxes;
  const [first] = types;
  return row && first && others.length === 0 && !types.includes(row.type) ? [{ ...row, type: first }] : boxes;
}

/** A form in another way: its boxes become those of the way, and a price that was named for something else is for nothing yet. */
export function inWay<TForm extends InWay>(form: TForm, modeWish: string): TForm {
  const targetUnit = pricedBy(modeWish).find((unit) => unit === form.targetUnit) ?? '';
  return { ...form, modeWish, boxes: boxesFor(modeWish, form.boxes), targetUnit };
}

type Edit = { kind: string; path?: unknown; value?: unknown };

/** The form after an edit of what is asked for, or of the way it shall travel in; null where it is of something else. */
export function askedEdited<TForm extends InWay>(form: TForm, edit: Edit): TForm | null {
  const boxes = boxesAfter(form.boxes, edit, boxTypesFor(form.modeWish));
  if (boxes) return { ...form, boxes };
  const isWish = edit.kind === 'set' && edit.path === 'modeWish' && typeof edit.value === 'string';
  return isWish ? inWay(form, String(edit.value)) : null;
}

/** By weight, and by room where it is known how dense they are. */
function pouredFaults({ boxes, density }: Boxes, goods: readonly GoodsRow[]): OrderFault[] {
  const counted = boxesIn(boxes);
  const most = counted.length < boxes.length ? null : pouredCapacity(counted);
  if (most === null) return [];
  const { kg } = loadIn(goods);
  const kgPerLitre = numberIn(density, 4) ?? 0;
  const over = isOver({ kg, m3: kgPerLitre > 0 ? kg / kgPerLitre / LITRES : 0 }, most);
  return [
    ...(over.kg ? [fault('goods', 'overAllPayload', { most: most.kg })] : []),
    ...(over.m3 ? [fault('goods', 'overAllVolume', { most: most.m3 ?? 0 })] : []),
  ];
}

/** What is asked for goes with the way, and takes the goods. */
export function askedBoxFaults(asked: Boxes, goods: readonly GoodsRow[]): OrderFault[] {
  const { boxes, modeWish } = asked;
  if (isBoxless(modeWish)) return [];
  const types = boxTypesFor(modeWish);
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
