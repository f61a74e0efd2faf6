import type { FurtherStop } from '../../../../domain/modes/truck/detail';
import { stopCalled } from '../../../../domain/modes/truck/stop-words';
import type { StepPlan } from '../../../../domain/modes/step-days';
import type { OrderState } from '../../../../domain/order/life/lifecycle';
import { isReportOf } from '../../../../domain/order/on-site/way';
import type { Pass } from '../after/way';

const AT_GATE = '已到装货点';
/** Loading is proven by a photograph. */
const LOADED: Pass = { place: '装货完毕', papers: [{ docType: 'PHOTO', name: '装车照片' }] };

const PREFIX = /^第 (\d+) 车/;
const AFTER_STOP = /^过第 \d 站后/;
export const truckLabel = (no: number): string => `第 ${no} 车`;

/** Reports per truck; a single truck has no number. */
const byEach = (trucks: number, passes: readonly Pass[]): Pass[] =>
  trucks === 1
    ? [...passes]
    : Array.from({ length: trucks }, (_, at) =>
        passes.map((pass): Pass => ({ ...pass, place: `${truckLabel(at + 1)}${pass.place}`, unit: at + 1 })),
      ).flat();

export const readUnit = (note: string): number => Number(PREFIX.exec(note)?.[1] ?? 0);
export const readPlace = (note: string): string => note.replace(PREFIX, '').replace(AFTER_STOP, '');

/** Trucks at the gate: cancelling them costs an empty run. */
export function trucksAtGate(passed: readonly string[], trucks: number): number {
  const at = passed.filter((note) => isReportOf(note.replace(PREFIX, ''), AT_GATE));
  // Older orders reported all trucks at once, without numbers.
  return at.some((note) => !PREFIX.test(note)) ? trucks : new Set(at.map((note) => PREFIX.exec(note)?.[1])).size;
}
/** Number of the electronic waybill, one per truck and trip. */
const WAYBILL = { label: '电子运单号', shape: /^[A-Z0-9]{8,24}$/, message: '请填写 8 到 24 位的电子运单号' };
const SHORT = {
  label: '实收件数与短少、破损',
  shape: /^.{2,60}$/,
  message: '请填写实收件数与短少、破损，如：80 件，无短少',
};

export const COUNTED = '实收与短少';
const NOT_SHORT = /(?:[无没]有?|未见?)(?:短少|破损|短缺|缺少|异常)(?:[、和或与及]?(?:短少|破损|短缺|缺少|异常))*/g;
const SHORTAGE = /短|缺|少|破|损|漏|湿|污/;

/** True unless the count states no shortage and nothing else. */
function saysShort(note: string): boolean {
  const rest = note.replace(NOT_SHORT, '');
  return rest === note || SHORTAGE.test(rest);
}

/** True if the last count at any stop reports a shortage, or fails to exclude one. */
export function isShortReported(passed: readonly string[]): boolean {
  const last = new Map<string, string>();
  for (const note of passed) {
    const [place = '', ...words] = note.split('：');
    if (place.endsWith(COUNTED)) last.set(place, words.join('：'));
  }
  return [...last.values()].some(saysShort);
}

/** Signed goods can no longer be refused. */
export const SIGNED_FOR = '收货人已签收';
const WASHED = '已洗罐';
const SIGNED = [
  { docType: 'SIGNEDFOR', name: '签收单' },
  { docType: 'PHOTO', name: '卸货照片' },
];
export const HOLDING = ['危货停车场停车', '沿途限行，重新计算到达'];
export const HOLD_SHAPE = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})[，, ].{2,30}$/;
export const HOLD_MESSAGE = '请填写 7 天内的预计驶离时间与原因，如：2026-12-08 14:00，大雾封路';
const HOLD = { label: '预计驶离时间与原因', shape: HOLD_SHAPE, message: HOLD_MESSAGE };
const ON_ROAD: readonly Pass[] = [{ place: '已出省' }, ...HOLDING.map((place) => ({ place, tells: HOLD }))];

type WayOfTrucks = { readonly [TState in OrderState]?: readonly Pass[] };

const TRUCK_WAY: WayOfTrucks = {
  BOOKED: [{ place: AT_GATE }, LOADED],
  CARGO_IN: [
    { place: '电子运单', tells: WAYBILL, isFirst: true },
    {
      place: '运单与安全卡随车',
      papers: [
        { docType: 'WAYBILL', name: '电子运单' },
        { docType: 'SAFECARD', name: '安全卡' },
      ],
    },
  ],
  ARRIVED: [
    { place: SIGNED_FOR, papers: SIGNED },
    { place: COUNTED, tells: SHORT },
    { place: WASHED, papers: [{ docType: 'CLEANCERT', name: '洗罐证明' }] },
  ],
};

const AT_HUB = '货物已到站点，已复核重量与体积';
const AT_LAST_HUB = '已到目的站，待自提或送货';

/** Shared trucks load at one hub and unload at another. */
const OF_PART: WayOfTrucks = {
  ...TRUCK_WAY,
  BOOKED: [{ place: AT_HUB, papers: [{ docType: 'PHOTO', name: '进站照片' }] }, LOADED],
  ARRIVED: [{ place: AT_LAST_HUB }, ...(TRUCK_WAY.ARRIVED ?? [])],
};

export const stopLabel = ({ isPickup, cityCn }: FurtherStop, at: number): string =>
  `${stopCalled(at, isPickup)}（${cityCn}）`;
const loadedNote = (stop: string): string => `${stop}已装车`;
/** True once every truck has loaded at the stop. */
export const isLoadedAtStop = (passed: readonly string[], stop: string, trucks: number): boolean =>
  byEach(trucks, [{ place: loadedNote(stop) }]).every(({ place }) => passed.some((note) => isReportOf(note, place)));
export const signedNote = (stop: string): string => `${stop}已签收`;
export const refusedNote = (stop: string): string => `${stop}收货人拒收`;

/** Refused goods at a stop are not signed for. `told`: mishaps as reported. */
export const isSkipped = (further: readonly FurtherStop[], { place }: Pass, told: readonly string[]): boolean =>
  further.some((stop, at) => {
    const named = stopLabel(stop, at);
    return place.startsWith(named) && told.some((note) => note.startsWith(refusedNote(named)));
  });

const planned = (plan: StepPlan | undefined): Pick<Pass, 'plan'> => (plan ? { plan } : {});

function stopPasses(of: FurtherStop, at: number, { trucks, stops = [] }: TruckWay): Pass[] {
  const [stop, plan] = [stopLabel(of, at), planned(stops[at])];
  if (of.isPickup) return byEach(trucks, [{ ...LOADED, ...plan, place: loadedNote(stop) }]);
  return [
    { place: signedNote(stop), papers: SIGNED, ...plan },
    { place: `${stop}${COUNTED}`, tells: SHORT, ...plan },
  ];
}

/** Road events per section: those before a stop cannot be reported after it. */
const roadPasses = (way: TruckWay): Pass[] => [
  ...byEach(way.trucks, ON_ROAD),
  ...way.further.flatMap((stop, at) => [
    ...stopPasses(stop, at, way),
    ...byEach(
      way.trucks,
      ON_ROAD.map((pass) => ({ ...pass, place: `过第 ${at + 2} 站后${pass.place}` })),
    ),
  ]),
];

/** Facts of a truck order that its way depends on. `stops`: plan of each intermediate stop. */
export type TruckWay = {
  kind: 'TANK' | 'PART' | 'FULL';
  further: readonly FurtherStop[];
  trucks: number;
  loads?: StepPlan;
  stops?: readonly StepPlan[];
};

/** States with reports per truck; signatures cover the whole order. */
const BY_TRUCK: readonly OrderState[] = ['BOOKED', 'CARGO_IN'];

/** All passes with papers. Only tanks are washed. */
export function buildTruckWay(of: TruckWay): { readonly [TState in OrderState]?: Pass[] } {
  const { kind, trucks, loads } = of;
  const way: WayOfTrucks = { ...(kind === 'PART' ? OF_PART : TRUCK_WAY), DEPARTED: roadPasses(of) };
  // Goods for a shared truck may reach its hub before loading.
  const onDay = (pass: Pass): Pass => (pass.place === AT_HUB ? pass : { ...pass, ...planned(loads) });
  const ofState = (state: OrderState, passes: readonly Pass[]): Pass[] => {
    if (state === 'BOOKED') return byEach(trucks, passes.map(onDay));
    if (BY_TRUCK.includes(state)) return byEach(trucks, passes);
    return passes.flatMap((pass) => {
      if (pass.place !== WASHED) return [pass];
      return kind === 'TANK' ? byEach(trucks, [pass]) : [];
    });
  };
  return Object.fromEntries(
    Object.entries(way).map(([state, passes]) => [state, ofState(state as OrderState, passes)]),
  );
}
