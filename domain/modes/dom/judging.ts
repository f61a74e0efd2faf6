import type { GoodsFacts } from '../../goods/facts';
import { CONTAINERS } from '../../offer/containers';
import { carrierFindings } from '../../order/findings/carriage';
import type { DgHandling } from '../../places/ports';
import type { Day } from '../../values/days';
import type { DaysOff } from '../../values/days-off';
import { isHoliday, isToldDay } from '../../values/working-days';
import { found, type DomFinding } from './finding';
import { homePort } from './ports';
import type { HomeLoad } from './search';
import { HEAVY_KG, ROAD_KG } from './weights';

type Harbour = { code: string; nameCn: string; dgHandling: DgHandling | null };

export type DomRoute = {
  carriers: readonly { nameCn: string; excludes: readonly string[] }[];
  ports: readonly Harbour[];
  waitsHours: number | null;
};

export type DangerLookup =
  | { kind: 'UNSAID' }
  | { kind: 'UNKNOWN'; unNo: string }
  | { kind: 'KNOWN'; goods: Pick<GoodsFacts, 'nameCn' | 'hazardClass' | 'packingGroup' | 'controls' | 'subRisks'> };

type Goods = Extract<DangerLookup, { kind: 'KNOWN' }>['goods'];

/** 剧毒, poisonous gases and the worst poisons are not carried on the river. */
const isBanned = ({ hazardClass, packingGroup, controls }: Goods): boolean =>
  controls.isHighlyToxic || hazardClass === '2.3' || (hazardClass === '6.1' && packingGroup === 'I');

/** Goods the river ban list may name; a missing packing group is treated as I, the worst. */
const isToBeChecked = ({ hazardClass, packingGroup }: Goods): boolean =>
  hazardClass === '6.1' || (['3', '8'].includes(hazardClass ?? '') && (packingGroup ?? 'I') === 'I');

function riverFindings(goods: Goods, { ports }: DomRoute): DomFinding[] {
  if (ports.every(({ code }) => !homePort(code)?.isOnRiver)) return [];
  if (isBanned(goods)) return [found('BLOCK', 'domRiverBan')];
  return isToBeChecked(goods) ? [found('MANUAL', 'domRiverCheck')] : [];
}

const goodsClasses = ({ hazardClass, subRisks }: Goods) => [
  ...(hazardClass === null ? [] : [hazardClass]),
  ...subRisks,
];

const refusals = (goods: Goods, { carriers }: DomRoute): DomFinding[] =>
  carriers.flatMap(({ nameCn: carrier, excludes }) =>
    goodsClasses(goods)
      .filter((hazardClass) => carrierFindings(excludes, hazardClass).some(({ level }) => level === 'BLOCK'))
      .map((hazardClass) => found('BLOCK', 'domCarrierRefuses', { carrier, hazardClass })),
  );

const refusesAll = ({ carriers }: DomRoute): DomFinding[] =>
  carriers
    .filter(({ excludes }) => excludes.includes('ALL_DG'))
    .map(({ nameCn: carrier }) => found('BLOCK', 'domCarrierRefuses', { carrier, hazardClass: '1–9' }));

/** Findings on domestic dangerous goods: never approved automatically, priced only by staff. */
export function dangerFindings(danger: DangerLookup, way: DomRoute): DomFinding[] {
  const known = danger.kind === 'KNOWN' ? danger.goods : null;
  return [
    ...(known ? refusals(known, way) : refusesAll(way)),
    ...way.ports
      .filter(({ dgHandling }) => dgHandling === 'NONE')
      .map(({ nameCn }) => found('BLOCK', 'domPort', { port: nameCn })),
    ...(known ? riverFindings(known, way) : []),
    ...(danger.kind === 'UNSAID' ? [found('MANUAL', 'domUnsaid')] : []),
    ...(danger.kind === 'UNKNOWN' ? [found('MANUAL', 'domUnknown', { unNo: danger.unNo })] : []),
    found('NEED_APPROVAL', 'domDanger'),
  ];
}

/** Weight findings for ships and roads. `hasDoor`: a truck delivers or collects the boxes. */
export function weightFindings(loads: readonly HomeLoad[], hasDoor: boolean): DomFinding[] {
  const heaviest = loads.reduce<HomeLoad | null>((most, load) => (most && most.kg >= load.kg ? most : load), null);
  if (!heaviest) return [];
  const { type: box, kg } = heaviest;
  const most = CONTAINERS[box].payloadKg;
  return [
    ...(hasDoor && kg > ROAD_KG ? [found('PASS', 'domRoad')] : []),
    ...(loads.some((load) => load.type === '20GP' && load.kg > HEAVY_KG) ? [found('PASS', 'domHeavy')] : []),
    ...(kg <= most ? [found('PASS', 'domFits', { box, kg, most })] : []),
  ];
}

/** Below this transfer time the goods may miss the second ship. */
const TIGHT_HOURS = 72;

export const transferFindings = ({ waitsHours }: Pick<DomRoute, 'waitsHours'>): DomFinding[] =>
  waitsHours !== null && waitsHours <= TIGHT_HOURS
    ? [found('NEED_APPROVAL', 'domTransfer', { hours: waitsHours })]
    : [];

/** Trucks and yards may rest on holidays; years without a published calendar are reported. */
export const dayOffFindings = (days: readonly { what: string; day: Day }[], daysOff: DaysOff): DomFinding[] =>
  days.flatMap(({ what, day }) => [
    ...(isHoliday(day, daysOff) ? [found('PASS', 'domHoliday', { what, day })] : []),
    ...(!isHoliday(day, daysOff) && !isToldDay(day, daysOff)
      ? [found('PASS', 'domDaysUntold', { what, year: day.slice(0, 4) })]
      : []),
  ]);

/** The Yangtze above Yichang has low water from December to April. */
const UPPER_RIVER = 'CNCKG';
const LOW_MONTHS = ['12', '01', '02', '03', '04'];

/** Ships may load less at low water; the carrier decides how much, so it is not computed. */
export const lowWaterFindings = (ports: readonly { code: string }[], leaves: Day): DomFinding[] =>
  ports.some(({ code }) => code === UPPER_RIVER) && LOW_MONTHS.includes(leaves.slice(5, 7))
    ? [found('PASS', 'domLowWater')]
    : [];
