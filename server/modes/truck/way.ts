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

/** What happens to trucks while their order stands where it does, and the papers each of that is reported with. */
const TRUCK_WAY: { readonly [TState in OrderState]?: readonly Pass[] } = {
  BOOKED: [{ place: AT_GATE }],
  CARGO_IN: [
    { place: '电子运单', tells: WAYBILL },
    {
      place: '运单与安全卡随车',
      papers: [
        { docType: 'WAYBILL', name: '电子运单' },
        { docType: 'SAFECARD', name: '安全卡' },
      ],
    },
  ],
  DEPARTED: [{ place: '已出省' }, { place: '危货停车场停车' }, { place: '沿途限行，重新计算到达' }],
  ARRIVED: [
    {
      place: '收货人已签收',
      papers: [
        { docType: 'SIGNEDFOR', name: '签收单' },
        { docType: 'PHOTO', name: '卸货照片' },
      ],
    },
    { place: '实收与短少', tells: SHORT },
    { place: '已洗罐', papers: [{ docType: 'CLEANCERT', name: '洗罐证明' }] },
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

/** A tank is washed; nothing else is. */
export const passesOf = (kind: 'TANK' | 'PART' | 'FULL', state: OrderState): readonly Pass[] =>
  ((kind === 'PART' ? OF_PART : TRUCK_WAY)[state] ?? []).filter(({ place }) => kind === 'TANK' || place !== '已洗罐');

/** Everything that may be seen of a way, of whichever truck. */
export const ALL_WAYS: typeof TRUCK_WAY = {
  ...TRUCK_WAY,
  BOOKED: [...(TRUCK_WAY.BOOKED ?? []), ...(OF_PART.BOOKED ?? [])],
};
