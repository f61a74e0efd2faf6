import type { ReplyOf } from '../../../../../contract/wire/endpoint';
import { lclSchedule } from '../../../../../contract/modes/lcl/search';
import type { LclForm } from '../../../../../domain/modes/lcl/form';
import type { LclOffer, LclQuote } from '../../../../../domain/modes/lcl/quote';
import type { LclSearch } from '../../../../../domain/modes/lcl/search';
import type { GoodsRow } from '../../../../../domain/goods/row';
import { dayAt, daysAfter } from '../../../../../domain/values/days';
import { findGoods } from '../../../../../server/world/dangerous-goods/library';
import { soundLcl } from '../../../../support/lcl-order';
import type { GatewayCase } from '../../../../support/modes/gateway-case';
import { pickedInto } from '../../../../support/picked-row';
import type { TestGateway } from '../../../support/gateway';
import { row, searchFor } from '../lcl/asked';

const KG_PER_M3 = 400;
const PIECES = 10;

export const searchOf = (unNo: string, m3: number, dst = 'NLRTM'): LclSearch =>
  searchFor('CNSHA', dst, row(unNo, Math.round(m3 * KG_PER_M3), m3, PIECES));

export const departures = async (gateway: TestGateway, search: LclSearch): Promise<LclOffer[]> =>
  (await gateway.post<ReplyOf<typeof lclSchedule>>(lclSchedule.path, search)).data.offers;

export const isBookable = ({ state, acceptance, price }: LclOffer): boolean =>
  state === 'OPEN' && price !== null && acceptance.level !== 'BLOCK' && acceptance.level !== 'MANUAL';

/** Goods row with Latin names only, and a technical name where required. */
function goodsOf(unNo: string, row: GoodsRow): GoodsRow {
  const goods = findGoods(unNo);
  if (!goods) throw new Error(`the library has no UN ${unNo}`);
  const picked = pickedInto(row, goods);
  return {
    ...picked,
    nameEn: picked.nameEn.replaceAll(/[^A-Za-z0-9 ,.;:%()'/+-]/g, ''),
    technicalName: goods.technical === null ? '' : 'BISPHENOL A EPOXY RESIN',
  };
}

export function soundOn({ quoteId, search, offer }: LclQuote, unNo = search.rows[0]?.unNo ?? ''): LclForm {
  const opens = offer.cutoffs.find(({ code }) => code === 'CFS_OPEN')?.at ?? '';
  const [{ pieces, kg, m3 } = { pieces: 0, kg: 0, m3: 0 }] = search.rows;
  const [typed] = soundLcl.goods;
  if (!typed) throw new Error('there are no goods');
  return {
    ...soundLcl,
    quoteId,
    offerId: offer.offerId,
    files: [],
    goods: [{ ...goodsOf(unNo, typed), pieces: String(pieces), grossKg: String(kg), netKg: '', volume: String(m3) }],
    lcl: {
      '1': {
        ...soundLcl.lcl['1'],
        unitKg: String(Math.ceil(kg / pieces)),
        longCm: '120',
        highCm: '110',
      } as LclForm['lcl'][string],
    },
    deliverDate: daysAfter(dayAt(Date.parse(opens)), 1),
    deliverHour: '9',
  };
}

export const LCL_CASE: GatewayCase = {
  id: 'LCL',
  async find(gateway) {
    const search = searchOf('1230', 0.8);
    const offer = (await departures(gateway, search)).findLast(isBookable);
    if (!offer) throw new Error('no shared box can be booked');
    return { search, offerId: offer.offerId };
  },
  sound: (quote) => soundOn(quote as LclQuote),
  faulty: { change: { marks: '' }, path: 'marks' },
  larger: (form) => ({ ...form, goods: form.goods.map((row) => ({ ...row, volume: '2.4' })) }),
};
