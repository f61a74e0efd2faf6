import type { ReplyOf } from '../../../../../contract/wire/endpoint';
import { truckSchedule } from '../../../../../contract/modes/truck/search';
import type { TruckForm } from '../../../../../domain/modes/truck/form';
import type { TruckOffer, TruckQuote } from '../../../../../domain/modes/truck/quote';
import type { TruckSearch } from '../../../../../domain/modes/truck/search';
import type { GatewayCase } from '../../../../support/modes/gateway-case';
import { DRUMS, soundTruckOn, truckSearchOf } from '../../../../support/truck-order';
import type { TestGateway } from '../../../support/gateway';

export const drums = (trucks: number, change: Partial<TruckSearch> = {}): TruckSearch => ({
  ...truckSearchOf(DRUMS),
  trucks,
  etd: null,
  ...change,
});

export const trucks = async (gateway: TestGateway, search: TruckSearch): Promise<TruckOffer[]> =>
  (await gateway.post<ReplyOf<typeof truckSchedule>>(truckSchedule.path, search)).data.offers;

export const isBookable = ({ state, acceptance, price }: TruckOffer): boolean =>
  state === 'OPEN' && price !== null && acceptance.level !== 'BLOCK' && acceptance.level !== 'MANUAL';

export const freeOf = ({ left }: TruckOffer): number => left[0]?.amount ?? 0;

export const soundOn = (quote: TruckQuote): TruckForm => ({ ...soundTruckOn(quote), files: [] });

export const TRUCK_CASE: GatewayCase = {
  id: 'TRUCK',
  async find(gateway) {
    const search = drums(1);
    const offer = (await trucks(gateway, search)).filter(isBookable).findLast((one) => freeOf(one) > 1);
    if (!offer) throw new Error('no truck can be booked');
    return { search, offerId: offer.offerId };
  },
  sound: (quote) => soundOn(quote as TruckQuote),
  faulty: { change: { pickAddress: '' }, path: 'pickAddress' },
  larger: (form) => ({ ...form, trucks: '2' }) as TruckForm,
};
