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
export const TRUCK_WAY: { readonly [TState in OrderState]?: readonly Pass[] } = {
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

/** A tank is washed; nothing else is. */
export const passesOf = (isTank: boolean, state: OrderState): readonly Pass[] =>
  (TRUCK_WAY[state] ?? []).filter(({ place }) => isTank || place !== '已洗罐');
