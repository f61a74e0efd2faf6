import type { TruckOffer, TruckQuote } from '../../../../../domain/modes/truck/quote';
import type { TruckForm } from '../../../../../domain/modes/truck/form';
import type { TruckSearch } from '../../../../../domain/modes/truck/search';
import type { GatewayCase } from '../../../../support/modes/gateway-case';
import { SHARED, truckSearchOf } from '../../../../support/truck-order';
import type { TestGateway } from '../../../support/gateway';
import { isBookable, soundOn, trucks } from './truck';

/** Shared-truck search from Shanghai to Guangzhou. */
export const shared = (change: Partial<TruckSearch> = {}): TruckSearch => ({
  ...truckSearchOf(SHARED),
  etd: null,
  ...change,
});

export const partOffers = async (gateway: TestGateway, search: TruckSearch): Promise<TruckOffer[]> =>
  (await trucks(gateway, search)).filter(isBookable);

/** Latest departure with room, so that no deadline passes during the tests. */
export const PART_CASE: GatewayCase = {
  id: 'TRUCK',
  async find(gateway) {
    const search = shared();
    const offer = (await partOffers(gateway, search)).at(-1);
    if (!offer) throw new Error('no departure takes it');
    return { search, offerId: offer.offerId };
  },
  sound: (quote) => soundOn(quote as TruckQuote),
  faulty: { change: { pickContact: '' }, path: 'pickContact' },
  larger: (form) => {
    const order = form as TruckForm;
    return { ...order, goods: order.goods.map((row) => ({ ...row, grossKg: '950' })) };
  },
};
