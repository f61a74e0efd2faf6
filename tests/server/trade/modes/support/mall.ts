import { mallProduct } from '../../../../../contract/mall/mall';
import type { MallItem } from '../../../../../domain/mall/sheet';
import type { MallForm } from '../../../../../domain/modes/mall/form';
import { MALL } from '../../../../../domain/modes/mall/mode';
import type { MallQuote } from '../../../../../domain/modes/mall/quote';
import { readyDay } from '../../../../../domain/modes/mall/days';
import { mallOfferId, type MallQuery } from '../../../../../domain/modes/mall/search';
import type { Quote } from '../../../../../domain/offer/offer';
import type { Found, GatewayCase } from '../../../../support/modes/gateway-case';
import { closeMall, fetchedMall } from '../../../../support/mall-order';
import type { TestGateway } from '../../../support/gateway';

/** Soda ash in bags: harmless, up to a hundred kilograms for an individual. */
export const ASH = 'P0083';
/** Dangerous, sold to enterprises without a document. */
export const EPOXY = 'P0067';
/** Sold by licence only. */
export const IPA = 'P0005';

export const itemOf = async (gateway: TestGateway, productId: string): Promise<MallItem> =>
  (await gateway.get<MallItem>(`${mallProduct.path}?productId=${productId}`)).data;

export async function wantedOf(gateway: TestGateway, productId: string, packs: number): Promise<MallQuery> {
  const { stock, packs: sold } = await itemOf(gateway, productId);
  const [store] = stock;
  const pack = sold.find(({ form }) => form !== 'BULK' && form !== 'BAG');
  if (!store || !pack) throw new Error(`${productId} is not on sale`);
  const kg = Math.max(pack.netKg * packs, pack.leastKg);
  return { city: store.city, way: 'SELF', to: '', lines: [{ productId, pack: pack.form, kg }] };
}

export const foundOf = (asked: MallQuery): Found => ({ search: asked, offerId: mallOfferId(asked) });

/** Valid form with pickup on the first possible day. */
export const soundFor =
  (gateway: TestGateway) =>
  (quote: Quote): MallForm => {
    const own = quote as MallQuote;
    const gates = own.search.lines.map(({ guarded }) => guarded.gate);
    return {
      ...closeMall(MALL.quoted(MALL.blank, own)),
      ...fetchedMall(readyDay(own, gateway.clock.now())),
      ...(gates.some((gate) => gate !== 'OPEN') && { useDecl: '本厂涂料车间稀释与清洗用，不转售' }),
      ...(gates.includes('PERMIT') && { payType: '5' }),
    };
  };

/** Four bags; the clock of the quote decides when they are ready. */
export const MALL_CASE: GatewayCase = {
  id: 'MALL',
  find: async (gateway) => foundOf(await wantedOf(gateway, ASH, 4)),
  sound: (quote) => {
    const own = quote as MallQuote;
    const now = Date.parse(quote.lockedUntil) - 24 * 3_600_000;
    return { ...closeMall(MALL.quoted(MALL.blank, own)), ...fetchedMall(readyDay(own, now)) };
  },
  faulty: { change: { plateNo: '?' }, path: 'plateNo' },
  larger: (form) => ({ ...form, way: 'SEND', toCity: '3301' }) as MallForm,
};
