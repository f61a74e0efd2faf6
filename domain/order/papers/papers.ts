import { numberIn } from '../../goods/identity';
import { isStabilized } from '../../goods/reactive';
import { isPlate, plateIn } from '../trucks/truck-fields';
import type { FileRow } from '../form/form';
import type { GoodsRow } from '../../goods/row';
import { hasTestedBattery } from '../goods/hazards';
import { HOLDING_STATES, type OrderState } from '../life/lifecycle';

/*
 * A paper is named by its kind, `VGM`. Of some kinds every substance of an order has its own: `SDS_CN:1230`, and
 * `SDS_CN:1993-2` of the second row that bears a number. So a data sheet stays with the substance it was handed in for
 * and answers for no other, whatever the row is changed into. So has every truck, by its plate: `ROADCERT:沪A12345`.
 */

type Row = Pick<GoodsRow, 'unNo' | 'nameCn'>;

export const kindOf = (docType: string): string => docType.split(':')[0] ?? docType;

/** What a row is called in the names of its papers; empty while it has no number. */
function substancesIn(goods: readonly Row[]): { of: string; row: number; name: string }[] {
  const seen = new Map<string, number>();
  return goods.map(({ unNo, nameCn }, at) => {
    const number = numberIn(unNo) ?? '';
    const count = (seen.get(number) ?? 0) + 1;
    seen.set(number, count);
    const name = [nameCn.trim(), number && `UN ${number}`].filter((word) => word !== '').join(' ');
    return { of: count === 1 ? number : `${number}-${count}`, row: at + 1, name };
  });
}

const paperOf = (kind: string, of: string): string => (of === '' ? kind : `${kind}:${of}`);

/** These papers for each row of goods, named by it where there are several. */
export function ofEachRow<TRow extends Row, TPaper extends { docType: string; name: string }>(
  goods: readonly TRow[],
  papers: readonly TPaper[],
  isWanted: (row: TRow) => boolean = () => true,
): TPaper[] {
  const isNamed = goods.length > 1;
  const substances = substancesIn(goods);
  return goods.flatMap((row, at) => {
    const { of = '', name = '' } = substances[at] ?? {};
    if (!isWanted(row)) return [];
    return papers.map((paper) => ({
      ...paper,
      docType: paperOf(paper.docType, of),
      name: isNamed && name !== '' ? `${paper.name} ${name}` : paper.name,
    }));
  });
}

type Truck = { plateNo: string };

/** Truck `no` in the kind of its papers: by its plate, or by its place while that is unknown. */
export const truckKey = (plateNo: string, no: number): string => (isPlate(plateNo) ? plateIn(plateNo) : `${no}`);

/** What a truck is called in the names of its papers: by its plate, or by its place while nobody has told that. */
function trucksIn(inbound: readonly Truck[]): { of: string; name: string }[] {
  const [first] = inbound;
  if (inbound.length === 1 && first && !isPlate(first.plateNo)) return [{ of: '', name: '' }];
  const named = inbound.map(({ plateNo }, at) =>
    isPlate(plateNo) ? { of: plateIn(plateNo), name: plateIn(plateNo) } : { of: `${at + 1}`, name: `第 ${at + 1} 车` },
  );
  return named.filter(({ of }, at) => named.findIndex((other) => other.of === of) === at);
}

/** These papers for each truck, whose they stay: another plate has papers of its own. */
export const ofEachTruck = <TPaper extends { docType: string; name: string }>(
  inbound: readonly Truck[],
  papers: readonly TPaper[],
): TPaper[] =>
  trucksIn(inbound).flatMap(({ of, name }) =>
    papers.map((paper) => ({
      ...paper,
      docType: paperOf(paper.docType, of),
      name: name === '' ? paper.name : `${paper.name} ${name}`,
    })),
  );

/**
 * Is it this paper of these? One of no substance, from before each had its own, counts for the first of its kind; and
 * where a mode asks for one of a kind and names no substance, that of any will do.
 */
export const isPaperFor = (handed: string, docType: string, all: readonly { docType: string }[]): boolean =>
  handed === docType ||
  kindOf(handed) === docType ||
  (handed === kindOf(docType) && all.find((one) => kindOf(one.docType) === handed)?.docType === docType);

export const isHandedIn = (docType: string, handed: Iterable<string>, all: readonly { docType: string }[]): boolean =>
  [...handed].some((one) => isPaperFor(one, docType, all));

type WithFiles = { goods: readonly Row[]; files: readonly FileRow[]; inbound?: readonly Truck[]; plateNo?: string };

/** What was handed in for substances and trucks that are in the order, be it one or several, or for all of it. */
export function filesIn({ goods, files, plateNo = '', inbound = [{ plateNo }] }: WithFiles): FileRow[] {
  const ours = new Set([...substancesIn(goods), ...trucksIn(inbound)].map(({ of }) => of));
  return files.filter(({ docType }) => {
    const [, of] = docType.split(':');
    return of === undefined || ours.has(of);
  });
}

const OF_BATTERIES = { docType: 'UN38', name: 'UN38.3 试验概要' } as const;
const OF_STABILIZED = { docType: 'INHIB', name: '稳定剂证明（有效期与最高温度）' } as const;

/** Papers of dangerous goods by their numbers, in every mode. */
export const numberPapers = (rows: readonly Pick<GoodsRow, 'unNo'>[]) => [
  ...(hasTestedBattery(rows) ? [OF_BATTERIES] : []),
  ...(rows.some(({ unNo }) => isStabilized({ unNo: numberIn(unNo) })) ? [OF_STABILIZED] : []),
];

/** Handed in for a row in either language, a data sheet is there. */
export const DATA_SHEETS = ['SDS_CN', 'SDS_EN'] as const;

/** The rows nobody has handed one of these papers in for. */
export function rowsWithout(
  kinds: readonly string[],
  { goods, files }: Pick<WithFiles, 'goods' | 'files'>,
): { row: number; name: string }[] {
  const handed = files.map(({ docType }) => docType);
  const all = ofEachRow(
    goods,
    kinds.map((docType) => ({ docType, name: '' })),
  );
  return substancesIn(goods).filter(({ of }) => !kinds.some((kind) => isHandedIn(paperOf(kind, of), handed, all)));
}

/** While the house reads, its owner may take a paper back or put another in its place; after that nothing is undone. */
const READING: readonly OrderState[] = ['AWAIT_VERIFY', 'UNDER_REVIEW', 'DG_REVIEW', 'PENDING_UPDATE'];

export const mayTakeBack = (state: OrderState): boolean => READING.includes(state);

/** Every paper is for what happens before goods leave: until then it is asked for and taken, and after that neither. */
export const takesPapers = (state: OrderState): boolean => HOLDING_STATES.includes(state);
