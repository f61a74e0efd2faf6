import type { ReplyOf } from '../../../../../contract/wire/endpoint';
import { airSchedule } from '../../../../../contract/modes/air/search';
import { isEuropeanUnion } from '../../../../../domain/order/blocks/countries';
import { airportCountry } from '../../../../../domain/modes/air/airports';
import { shippingNames } from '../../../../../domain/goods/facts';
import { blankRowFacts, type AirForm } from '../../../../../domain/modes/air/form';
import type { AirOffer, AirQuote } from '../../../../../domain/modes/air/quote';
import type { AirSearch } from '../../../../../domain/modes/air/search';
import { findGoods } from '../../../../../server/world/dangerous-goods/library';
import { airSearchOf, soundAir } from '../../../../support/air-order';
import type { GatewayCase } from '../../../../support/modes/gateway-case';
import type { TestGateway } from '../../../support/gateway';

/** Acetone in ten cartons, dense enough to be charged by weight. Above one cubic metre the sizes are given. */
export const acetone = (kg: number, change: Partial<AirSearch> = {}): AirSearch =>
  airSearchOf({
    unNo: '1090',
    net: 20,
    pieces: 10,
    kg,
    ...(kg > 500
      ? { m3: null, sizes: [{ l: 100, w: 100, h: Math.ceil(kg / 60), pieces: 10 }] }
      : { m3: Math.max(0.01, Math.round(kg / 6) / 100), sizes: [] }),
    ...change,
  });

export const flights = async (gateway: TestGateway, search: AirSearch): Promise<AirOffer[]> =>
  (await gateway.post<ReplyOf<typeof airSchedule>>(airSchedule.path, search)).data.offers;

export const isBookable = ({ state, acceptance, price }: AirOffer): boolean =>
  state === 'OPEN' && price !== null && acceptance.level !== 'BLOCK' && acceptance.level !== 'MANUAL';

export function soundOn({ quoteId, search, offer }: AirQuote): AirForm {
  const [typed] = soundAir.goods;
  const goods = findGoods(search.unNo ?? '');
  if (!typed || !goods) throw new Error('there are no such goods');
  const { kg, pieces, m3, sizes } = search;
  const cartons = sizes.length > 0 ? sizes : [{ l: 10, w: 10, h: 10, pieces }];
  const room = sizes.reduce((sum, { l, w, h, pieces: count }) => sum + (l * w * h * count) / 1e6, 0);
  return {
    ...soundAir,
    quoteId,
    offerId: offer.offerId,
    destTaxId: isEuropeanUnion(airportCountry(offer.dst?.code)) ? 'DE123456789012345' : '',
    readyDay: '2026-01-05',
    files: [],
    goods: [
      {
        ...typed,
        goodsId: goods.goodsId,
        nameCn: goods.nameCn,
        nameEn: goods.nameEn,
        casNo: '',
        unNo: goods.unNo,
        shippingName: shippingNames(goods)[0] ?? '',
        hazardClass: goods.hazardClass,
        subRisks: [...goods.subRisks],
        packingGroup: goods.packingGroup ?? 'N',
        flashPoint: String(goods.flashPointC ?? ''),
        pieces: String(pieces),
        grossKg: String(kg),
        netKg: '',
        volume: String(m3 ?? Math.round(room * 1000) / 1000),
      },
    ],
    sizeRows: cartons.map(({ l, w, h, pieces: count }) => ({
      l: String(l),
      w: String(w),
      h: String(h),
      pcs: String(count),
      kg: String(Math.round((kg / pieces) * 100) / 100),
    })),
    air: { '1': { ...blankRowFacts, net: String(search.net ?? ''), pi: '364' } },
  };
}

export const AIR_CASE: GatewayCase = {
  id: 'AIR',
  async find(gateway) {
    const search = acetone(100);
    const offer = (await flights(gateway, search)).findLast(isBookable);
    if (!offer) throw new Error('no flight can be booked');
    return { search, offerId: offer.offerId };
  },
  sound: (quote) => soundOn(quote as AirQuote),
  faulty: { change: { awbType: '' }, path: 'awbType' },
  larger: (form) => ({
    ...form,
    goods: form.goods.map((row) => ({ ...row, grossKg: '900' })),
  }),
};
