import type { ReplyOf } from '../../../../contract/endpoint';
import { airSchedule } from '../../../../contract/modes/air/search';
import { isEuropeanUnion } from '../../../../domain/order/blocks/countries';
import { countryAt } from '../../../../domain/modes/air/airports';
import { shippingNames } from '../../../../domain/goods/facts';
import { blankRowFacts, type AirForm } from '../../../../domain/modes/air/form';
import type { AirOffer, AirQuote } from '../../../../domain/modes/air/quote';
import type { AirSearch } from '../../../../domain/modes/air/search';
import { findGoods } from '../../../../server/dangerous-goods/library';
import { airSearchOf, soundAir } from '../../../support/air-order';
import type { GatewayCase } from '../../../support/modes/gateway-case';
import type { TestGateway } from '../../support/gateway';

/** So many kilograms of acetone in cans of twenty litres, small enough for the weight to count. */
export const acetone = (kg: number, change: Partial<AirSearch> = {}): AirSearch =>
  airSearchOf({ unNo: '1090', net: 20, pieces: 10, kg, m3: 0.05, sizes: [], ...change });

export const flights = async (gateway: TestGateway, search: AirSearch): Promise<AirOffer[]> =>
  (await gateway.post<ReplyOf<typeof airSchedule>>(airSchedule.path, search)).data.offers;

export const isBookable = ({ state, acceptance, price }: AirOffer): boolean =>
  state === 'OPEN' && price !== null && acceptance.level !== 'BLOCK' && acceptance.level !== 'MANUAL';

/** Dangerous goods with nothing left to mend, as they were asked for, at this price. */
export function soundOn({ quoteId, search, offer }: AirQuote): AirForm {
  const [typed] = soundAir.goods;
  const goods = findGoods(search.unNo ?? '');
  if (!typed || !goods) throw new Error('there are no such goods');
  const { kg, pieces } = search;
  return {
    ...soundAir,
    quoteId,
    offerId: offer.offerId,
    destTaxId: isEuropeanUnion(countryAt(offer.dst?.code)) ? 'DE123456789012345' : '',
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
        volume: String(search.m3 ?? 0.1),
      },
    ],
    sizeRows: [{ l: '10', w: '10', h: '10', pcs: String(pieces), kg: String(Math.round((kg / pieces) * 100) / 100) }],
    air: { '1': { ...blankRowFacts, net: String(search.net ?? ''), pi: '364' } },
  };
}

/** An air freight, for what the gateway promises of every mode. */
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
