import type { ReplyOf } from '../../../../contract/endpoint';
import { domSchedule } from '../../../../contract/modes/dom/search';
import type { DomForm } from '../../../../domain/modes/dom/form';
import type { DomOffer, DomQuote } from '../../../../domain/modes/dom/quote';
import type { DomSearch } from '../../../../domain/modes/dom/search';
import { domSearchOf, portDom } from '../../../support/dom-order';
import type { GatewayCase } from '../../../support/modes/gateway-case';
import type { TestGateway } from '../../support/gateway';

/** So many boxes of glycerine, from port to port. */
export const glycerine = (boxes: number, change: Partial<DomSearch> = {}): DomSearch =>
  domSearchOf({ boxes, from: null, to: null, ...change });

export const voyages = async (gateway: TestGateway, search: DomSearch): Promise<DomOffer[]> =>
  (await gateway.post<ReplyOf<typeof domSchedule>>(domSchedule.path, search)).data.offers;

export const isBookable = ({ state, acceptance, price }: DomOffer): boolean =>
  state === 'OPEN' && price !== null && acceptance.level !== 'BLOCK' && acceptance.level !== 'MANUAL';

export const leftOn = ({ left }: DomOffer): number => left[0]?.amount ?? 0;

/** With nothing left to mend, as they were asked for, at this price. */
export const soundOn = ({ quoteId, search, offer }: DomQuote): DomForm => ({
  ...portDom,
  quoteId,
  offerId: offer.offerId,
  loads: [{ type: search.boxType, count: String(search.boxes), kg: String(search.kg) }],
});

/** Boxes within the country, for what the gateway promises of every mode. */
export const DOM_CASE: GatewayCase = {
  id: 'DOM',
  async find(gateway) {
    const search = glycerine(1);
    const offer = (await voyages(gateway, search)).findLast(isBookable);
    if (!offer) throw new Error('no voyage can be booked');
    return { search, offerId: offer.offerId };
  },
  sound: (quote) => soundOn(quote as DomQuote),
  faulty: { change: { taxRate: '' }, path: 'taxRate' },
  larger: (form) => ({ ...form, loads: [{ type: '20GP', count: '9', kg: '18000' }] }) as DomForm,
};
