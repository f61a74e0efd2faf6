import { doorCitiesOfPort } from '../../../../domain/places/door-cities';
import { FAR_KM, HOME_REGIONS, homePort } from '../../../../domain/modes/dom/ports';
import type { DomRates } from '../../../../domain/modes/dom/rates';
import type { FreeTime } from '../../../../domain/offer/sailing';
import { DRY_BOXES } from '../../../../domain/mode-ids';
import { minorUnits, YUAN } from '../../../../domain/values/money';
import { exchangeNow } from '../../tariffs/exchange';
import {
  amounts,
  feeAmounts,
  feeSheet,
  sheetFigures,
  type Tariffs,
  type TariffSheet,
  wholeSheet,
} from '../../tariffs/sheet';

const REGIONS = Object.values(HOME_REGIONS);
const regionPair = (from: string, to: string): string => `${from}-${to}`;

export const DOM_FREIGHT: TariffSheet = {
  id: 'dom-freight',
  title: '内贸海运费',
  unit: '元/箱',
  rowTitle: '区段',
  rows: REGIONS.flatMap((from) => REGIONS.map((to) => regionPair(from, to))),
  columns: amounts(['20GP', '40GP'], 100_000),
};

const BOX_FEES = ['港杂费（起运港）', '港杂费（目的港）', '用箱费'] as const;

export const DOM_BOXES: TariffSheet<(typeof BOX_FEES)[number], '20GP' | '40GP'> = {
  id: 'dom-boxes',
  title: '内贸港杂与用箱费',
  unit: '元/箱',
  rowTitle: '项目',
  rows: BOX_FEES,
  columns: amounts(['20GP', '40GP'], 100_000, 2),
};
export const DOM_FEES = feeSheet({
  id: 'dom-fees',
  title: '内贸封号、文件与拖车费',
  unit: '元；文件与保价每票，拖车每公里一项按公里计，其余每箱',
  rows: ['封号费', '文件费', '重箱附加费 20GP', '拖车起步价', '拖车每公里', '拖车最低', '保价费最低'],
  most: 100_000,
});

const perBox = (twenty: number, forty: number) =>
  Object.fromEntries(DRY_BOXES.map((type) => [type, minorUnits(type === '20GP' ? twenty : forty)]));

/** Factors of trucks to a port, and the share of an insured value, beside the prices. */
const TERMS = { door: { fortyFactor: 1.3, heavyFactor: 1.1, farKm: FAR_KM }, perMille: 0.8 } as const;

/** Rates beside the freight; null while one is missing. */
function ashoreRates(tariffs: Tariffs): Omit<DomRates, 'freight' | 'from' | 'to'> | null {
  const [boxes, fees] = [wholeSheet(DOM_BOXES, tariffs), feeAmounts(DOM_FEES, tariffs)];
  const exchange = exchangeNow(tariffs);
  if (!boxes || !fees || !exchange) return null;
  const byLength = (name: (typeof BOX_FEES)[number]) => perBox(boxes[name]['20GP'], boxes[name]['40GP']);
  return {
    ...exchange,
    handling: byLength('港杂费（起运港）'),
    dstHandling: byLength('港杂费（目的港）'),
    use: byLength('用箱费'),
    seal: fees['封号费'],
    papers: fees['文件费'],
    heavy: fees['重箱附加费 20GP'],
    door: { base: fees['拖车起步价'], perKm: fees['拖车每公里'], least: fees['拖车最低'], ...TERMS.door },
    insurance: { perMille: TERMS.perMille, least: fees['保价费最低'] },
  };
}

const portRegion = (code: string): string => HOME_REGIONS[homePort(code)?.region ?? ''] ?? '';
const doorDistances = (port: string) => Object.fromEntries(doorCitiesOfPort(port).map(({ code, km }) => [code, km]));

type ShipRate = { org: string; dst: string; rate: number };

/** Discount factor for both ships at a transfer. */
const TRANSFER_SHARE = 0.9;

/** Rates of a way; null if one ship has no tariff, or one price beside the freight is missing. */
export function shipRates(ships: readonly ShipRate[], tariffs: Tariffs): DomRates | null {
  const prices = ships.map(({ org, dst, rate }) => {
    const boxes = sheetFigures(DOM_FREIGHT, tariffs)[regionPair(portRegion(org), portRegion(dst))];
    return boxes ? { twenty: (boxes['20GP'] ?? 0) * rate, forty: (boxes['40GP'] ?? 0) * rate } : null;
  });
  const ashore = ashoreRates(tariffs);
  if (!ashore || prices.some((price) => price === null)) return null;
  const share = ships.length > 1 ? TRANSFER_SHARE : 1;
  const sum = (of: 'twenty' | 'forty') => prices.reduce((all, price) => all + (price?.[of] ?? 0), 0) * share;
  const [org, dst] = [ships[0]?.org ?? '', ships.at(-1)?.dst ?? ''];
  return { ...ashore, freight: perBox(sum('twenty'), sum('forty')), from: doorDistances(org), to: doorDistances(dst) };
}

const freeTime = (kind: FreeTime['kind'], freeDays: number, tiers: readonly (readonly [number | null, number])[]) => ({
  kind,
  freeDays,
  tiers: tiers.map(([days, yuan]) => ({ days, perDay: { amount: minorUnits(yuan), currency: YUAN } })),
  factor40: 1.8,
});

export const FREE_TIME: FreeTime[] = [
  freeTime('DEM', 5, [
    [5, 20],
    [5, 40],
    [null, 80],
  ]),
  freeTime('DET', 10, [
    [10, 15],
    [null, 30],
  ]),
];
