import type { FurtherStop } from '../../../domain/modes/truck/detail';
import { stopCalled } from '../../../domain/modes/truck/stop-words';
import type { OrderState } from '../../../domain/order/lifecycle';
import type { Pass } from '../../after/way/words';

/** Standing at the gate: whoever gives the trucks up from here on pays for an empty run. */
export const AT_GATE = '已到装货点';
/** The number of the electronic waybill, one a truck and trip. */
const WAYBILL = { label: '电子运单号', shape: /^[A-Z0-9]{8,24}$/, message: '请填写 8 到 24 位的电子运单号' };
const SHORT = {
  label: '实收件数与短少、破损',
  shape: /^.{2,60}$/,
  message: '请填写实收件数与短少、破损，如：80 件，无短少',
};

const COUNTED = '实收与短少';
const NOT_SHORT = /无短少|无破损|无异常|没有短少|没有破损/;

/** True if the last count at any stop does not say that nothing is short. */
export function isShortIn(passed: readonly string[]): boolean {
  const last = new Map<string, string>();
  for (const note of passed) {
    const [place = ''] = note.split('：');
    if (place.endsWith(COUNTED)) last.set(place, note);
  }
  return [...last.values()].some((note) => !NOT_SHORT.test(note));
}

/** Somebody has taken the goods: nobody refuses them any more. */
export const SIGNED_FOR = '收货人已签收';
const WASHED = '已洗罐';
const SIGNED = [
  { docType: 'SIGNEDFOR', name: '签收单' },
  { docType: 'PHOTO', name: '卸货照片' },
];
const ON_ROAD = ['已出省', '危货停车场停车', '沿途限行，重新计算到达'];

/** What happens to trucks while their order stands where it does, and the papers each of that is reported with. */
const TRUCK_WAY: { readonly [TState in OrderState]?: readonly Pass[] } = {
  BOOKED: [{ place: AT_GATE }],
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

/** A truck that others share loads at a hub and unloads at another. */
const OF_PART: typeof TRUCK_WAY = {
  ...TRUCK_WAY,
  BOOKED: [{ place: AT_HUB, papers: [{ docType: 'PHOTO', name: '进站照片' }] }],
  ARRIVED: [{ place: AT_LAST_HUB }, ...(TRUCK_WAY.ARRIVED ?? [])],
};

export const stopNamed = ({ isPickup, cityCn }: FurtherStop, at: number): string =>
  `${stopCalled(at, isPickup)}（${cityCn}）`;
export const loadedAt = (stop: string): string => `${stop}已装车`;
export const signedAt = (stop: string): string => `${stop}已签收`;
export const refusedAt = (stop: string): string => `${stop}收货人拒收`;

/** Whoever has refused goods at a stop signs for none there. `told`: what went wrong, as it was told. */
export const isSkipped = (further: readonly FurtherStop[], { place }: Pass, told: readonly string[]): boolean =>
  further.some((stop, at) => {
    const named = stopNamed(stop, at);
    return place.startsWith(named) && told.some((note) => note.startsWith(refusedAt(named)));
  });

/** A stop between the first and the last: what is loaded there is seen, what is unloaded is signed for and counted. */
function stopPasses(of: FurtherStop, at: number): Pass[] {
  const stop = stopNamed(of, at);
  if (of.isPickup) return [{ place: loadedAt(stop), papers: [{ docType: 'PHOTO', name: '装车照片' }] }];
  return [
    { place: signedAt(stop), papers: SIGNED },
    { place: `${stop}${COUNTED}`, tells: SHORT },
  ];
}

/** Each stretch has its own events of the road: what lies before a stop is not told behind it. */
const roadPasses = (further: readonly FurtherStop[]): Pass[] => [
  ...ON_ROAD.map((place) => ({ place })),
  ...further.flatMap((stop, at) => [
    ...stopPasses(stop, at),
    ...ON_ROAD.map((place) => ({ place: `过第 ${at + 2} 站后${place}` })),
  ]),
];

type Kind = 'TANK' | 'PART' | 'FULL';

/** All that a truck passes, and the papers of it. A tank is washed; nothing else is. */
export function wayOf(kind: Kind, further: readonly FurtherStop[]): { readonly [TState in OrderState]?: Pass[] } {
  const way = { ...(kind === 'PART' ? OF_PART : TRUCK_WAY), DEPARTED: roadPasses(further) };
  const isHad = ({ place }: Pass): boolean => kind === 'TANK' || place !== WASHED;
  return Object.fromEntries(Object.entries(way).map(([state, passes]) => [state, passes.filter(isHad)]));
}
