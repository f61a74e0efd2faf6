import { mallProduct } from '../../../../../contract/mall/mall';
import type { MallItem } from '../../../../../domain/mall/sheet';
import type { MallForm } from '../../../../../domain/modes/mall/form';
import { MALL } from '../../../../../domain/modes/mall/mode';
import type { MallQuote } from '../../../../../domain/modes/mall/quote';
import { readyOn } from '../../../../../domain/modes/mall/days';
import { offerIdOf, type MallQuery } from '../../../../../domain/modes/mall/search';
import type { Quote } from '../../../../../domain/offer/offer';
import type { Found, GatewayCase } from '../../../../support/modes/gateway-case';
import { closeMall, fetchedMall } from '../../../../support/mall-order';
import type { TestGateway } from '../../../support/gateway';

/** Bags of soda ash: harmless, sold to anybody, up to a hundred kilograms to a person. */
export const ASH = 'P0083';
/** Dangerous, and sold to enterprises without any paper. */
export const EPOXY = 'P0067';
/** Only against a licence, and only against a permit for it. */
export const IPA = 'P0005';

export const itemOf = async (gateway: TestGateway, productId: string): Promise<MallItem> =>
  (await gateway.get<MallItem>(`${mallProduct.path}?productId=${productId}`)).data;

/** So many packs of a product out of its fullest store. */
export async function wantedOf(gateway: TestGateway, productId: string, packs: number): Promise<MallQuery> {
  const { stock, packs: sold } = await itemOf(gateway, productId);
  const [store] = stock;
  const pack = sold.find(({ form }) => form !== 'BULK' && form !== 'BAG');
  if (!store || !pack) throw new Error(`${productId} is not on sale`);
  const kg = Math.max(pack.netKg * packs, pack.leastKg);
  return { city: store.city, way: 'SELF', to: '', lines: [{ productId, pack: pack.form, kg }] };
}

export const foundOf = (asked: MallQuery): Found => ({ search: asked, offerId: offerIdOf(asked) });

/** A form with nothing left to mend, fetched on the first day on which it stands ready. */
export const soundFor =
  (gateway: TestGateway) =>
  (quote: Quote): MallForm => {
    const own = quote as MallQuote;
    const gates = own.search.lines.map(({ guarded }) => guarded.gate);
    return {
      ...closeMall(MALL.quoted(MALL.blank, own)),
      ...fetchedMall(readyOn(own, gateway.clock.now())),
      ...(gates.some((gate) => gate !== 'OPEN') && { useDecl: '本厂涂料车间稀释与清洗用，不转售' }),
      ...(gates.includes('PERMIT') && { payType: '5' }),
    };
  };

/** Four bags, for what the gateway promises of every mode. The clock of its quote says when they are ready. */
export const MALL_CASE: GatewayCase = {
  id: 'MALL',
  find: async (gateway) => foundOf(await wantedOf(gateway, ASH, 4)),
  sound: (quote) => {
    const own = quote as MallQuote;
    const now = Date.parse(quote.lockedUntil) - 24 * 3_600_000;
    return { ...closeMall(MALL.quoted(MALL.blank, own)), ...fetchedMall(readyOn(own, now)) };
  },
  faulty: { change: { plateNo: '?' }, path: 'plateNo' },
  larger: (form) => ({ ...form, way: 'SEND', toCity: '3301' }) as MallForm,
};
