import type { ReplyOf } from '../../../../../contract/wire/endpoint';
import { flexiSchedule } from '../../../../../contract/modes/flexi/search';
import type { FlexiForm } from '../../../../../domain/modes/flexi/form';
import type { FlexiOffer, FlexiQuote } from '../../../../../domain/modes/flexi/quote';
import type { FlexiSearch } from '../../../../../domain/modes/flexi/search';
import { POURED, soundFlexi } from '../../../../support/flexi-order';
import type { GatewayCase } from '../../../../support/modes/gateway-case';
import type { TestGateway } from '../../../support/gateway';

export const bags = async (gateway: TestGateway, search: Partial<FlexiSearch> = {}): Promise<FlexiOffer[]> =>
  (await gateway.post<ReplyOf<typeof flexiSchedule>>(flexiSchedule.path, { ...POURED, ...search })).data.offers;

export const isBookable = ({ state, acceptance }: FlexiOffer): boolean =>
  state === 'OPEN' && acceptance.level !== 'BLOCK' && acceptance.level !== 'MANUAL';

/** A team fits six bags a day, so each order uses another day. */
let asked = 0;

export function soundOn(quote: FlexiQuote, at = asked): FlexiForm {
  const free = quote.offer.detail.fitting.days.filter(({ left }) => left > 0);
  return { ...soundFlexi(quote), fitDay: free[at % free.length]?.day ?? '' };
}

export const FLEXI_CASE: GatewayCase = {
  id: 'FLEXI',
  async find(gateway) {
    asked += 1;
    // Latest sailings, so that no deadline passes during the tests.
    const open = (await bags(gateway)).filter(isBookable).slice(-6);
    const offer = open[asked % open.length];
    if (!offer) throw new Error('no bag can be booked');
    return { search: POURED, offerId: offer.offerId };
  },
  sound: (quote) => soundOn(quote as FlexiQuote),
  faulty: { change: { fitWindow: '' }, path: 'fitWindow' },
  larger: (form) => ({ ...form, bags: '2' }),
};
