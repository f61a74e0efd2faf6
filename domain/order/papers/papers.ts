import { readShortUnNo } from '../../goods/identity';
import { isStabilized } from '../../goods/reactive';
import { isPlate, normalisePlate } from '../trucks/truck-fields';
import type { FileRow } from '../form/form';
import type { GoodsRow } from '../../goods/row';
import { hasTestedBattery } from '../goods/hazards';
import { HOLDING_STATES, type OrderState } from '../life/lifecycle';

/*
 * A paper kind, `VGM`, or a kind per substance: `SDS_CN:1230`, and `SDS_CN:1993-2` for the second row with that UN
 * number. A data sheet thus stays with its substance when rows change. Truck papers carry the plate:
 * `ROADCERT:沪A12345`.
 */

type Row = Pick<GoodsRow, 'unNo' | 'nameCn'>;

export const SHARED_PAPERS = {
  ROADCERT: '道路危险货物运输证',
  ESCORT: '押运员资格证',
  EXPREC: '易制爆购买备案证明',
  EXPLIC: '两用物项和技术出口许可证',
  PRECTRANS: '易制毒化学品运输许可证或备案证明',
  CPC: '集装箱装箱证明书',
  HARMLESS: 'SDS（中文）：第 14 章不属于危险货物',
} as const;

export const paperKind = (docType: string): string => docType.split(':')[0] ?? docType;

function listSubstances(goods: readonly Row[]): { of: string; row: number; name: string }[] {
  const seen = new Map<string, number>();
  return goods.map(({ unNo, nameCn }, at) => {
    const number = readShortUnNo(unNo) ?? '';
    const count = (seen.get(number) ?? 0) + 1;
    seen.set(number, count);
    const name = [nameCn.trim(), number && `UN ${number}`].filter((word) => word !== '').join(' ');
    return { of: count === 1 ? number : `${number}-${count}`, row: at + 1, name };
  });
}

const paperType = (kind: string, of: string): string => (of === '' ? kind : `${kind}:${of}`);

/** Papers per goods row, named by substance when there are several. */
export function ofEachRow<TRow extends Row, TPaper extends { docType: string; name: string }>(
  goods: readonly TRow[],
  papers: readonly TPaper[],
  isWanted: (row: TRow) => boolean = () => true,
): TPaper[] {
  const isNamed = goods.length > 1;
  const substances = listSubstances(goods);
  return goods.flatMap((row, at) => {
    const { of = '', name = '' } = substances[at] ?? {};
    if (!isWanted(row)) return [];
    return papers.map((paper) => ({
      ...paper,
      docType: paperType(paper.docType, of),
      name: isNamed && name !== '' ? `${paper.name} ${name}` : paper.name,
    }));
  });
}

type Truck = { plateNo: string };

export const truckKey = (plateNo: string, no: number): string => (isPlate(plateNo) ? normalisePlate(plateNo) : `${no}`);

function listTrucks(inbound: readonly Truck[]): { of: string; name: string }[] {
  const [first] = inbound;
  if (inbound.length === 1 && first && !isPlate(first.plateNo)) return [{ of: '', name: '' }];
  const named = inbound.map(({ plateNo }, at) =>
    isPlate(plateNo)
      ? { of: normalisePlate(plateNo), name: normalisePlate(plateNo) }
      : { of: `${at + 1}`, name: `第 ${at + 1} 车` },
  );
  return named.filter(({ of }, at) => named.findIndex((other) => other.of === of) === at);
}

/** Papers per truck; another plate needs its own. */
export const ofEachTruck = <TPaper extends { docType: string; name: string }>(
  inbound: readonly Truck[],
  papers: readonly TPaper[],
): TPaper[] =>
  listTrucks(inbound).flatMap(({ of, name }) =>
    papers.map((paper) => ({
      ...paper,
      docType: paperType(paper.docType, of),
      name: name === '' ? paper.name : `${paper.name} ${name}`,
    })),
  );

/**
 * True if the file is this paper. A file without substance, from older orders, counts as the first of its kind; a paper
 * without substance accepts any.
 */
export const isSamePaper = (handed: string, docType: string, all: readonly { docType: string }[]): boolean =>
  handed === docType ||
  paperKind(handed) === docType ||
  (handed === paperKind(docType) && all.find((one) => paperKind(one.docType) === handed)?.docType === docType);

export const isPaperHandedIn = (
  docType: string,
  handed: Iterable<string>,
  all: readonly { docType: string }[],
): boolean => [...handed].some((one) => isSamePaper(one, docType, all));

type WithFiles = { goods: readonly Row[]; files: readonly FileRow[]; inbound?: readonly Truck[]; plateNo?: string };

export function listFiles({ goods, files, plateNo = '', inbound = [{ plateNo }] }: WithFiles): FileRow[] {
  const ours = new Set([...listSubstances(goods), ...listTrucks(inbound)].map(({ of }) => of));
  return files.filter(({ docType }) => {
    const [, of] = docType.split(':');
    return of === undefined || ours.has(of);
  });
}

const OF_BATTERIES = { docType: 'UN38', name: 'UN38.3 试验概要' } as const;
const OF_STABILIZED = { docType: 'INHIB', name: '稳定剂证明（有效期与最高温度）' } as const;

/** Papers required by UN number, in every mode. */
export const numberPapers = (rows: readonly Pick<GoodsRow, 'unNo'>[]) => [
  ...(hasTestedBattery(rows) ? [OF_BATTERIES] : []),
  ...(rows.some(({ unNo }) => isStabilized({ unNo: readShortUnNo(unNo) })) ? [OF_STABILIZED] : []),
];

/** A data sheet in either language counts. */
export const DATA_SHEETS = ['SDS_CN', 'SDS_EN'] as const;

export function rowsWithout(
  kinds: readonly string[],
  { goods, files }: Pick<WithFiles, 'goods' | 'files'>,
): { row: number; name: string }[] {
  const handed = files.map(({ docType }) => docType);
  const all = ofEachRow(
    goods,
    kinds.map((docType) => ({ docType, name: '' })),
  );
  return listSubstances(goods).filter(
    ({ of }) => !kinds.some((kind) => isPaperHandedIn(paperType(kind, of), handed, all)),
  );
}

/** States in which the owner may withdraw or replace a paper; later nothing can be undone. */
const READING: readonly OrderState[] = ['AWAIT_VERIFY', 'UNDER_REVIEW', 'DG_REVIEW', 'PENDING_UPDATE'];

export const mayTakeBack = (state: OrderState): boolean => READING.includes(state);

/** True until departure; papers are only needed before it. */
export const takesPapers = (state: OrderState): boolean => HOLDING_STATES.includes(state);
