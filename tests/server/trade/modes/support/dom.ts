import type { ReplyOf } from '../../../../../contract/wire/endpoint';
import { domSchedule } from '../../../../../contract/modes/dom/search';
import type { DomForm } from '../../../../../domain/modes/dom/form';
import type { DomOffer, DomQuote } from '../../../../../domain/modes/dom/quote';
import type { DomSearch } from '../../../../../domain/modes/dom/search';
import { domSearchOf, portDom, soundDom } from '../../../../support/dom-order';
import type { GatewayCase } from '../../../../support/modes/gateway-case';
import type { TestGateway } from '../../../support/gateway';

export const glycerine = (boxes: number, change: Partial<DomSearch> = {}): DomSearch =>
  domSearchOf({ boxes, from: null, to: null, ...change });

export const voyages = async (gateway: TestGateway, search: DomSearch): Promise<DomOffer[]> =>
  (await gateway.post<ReplyOf<typeof domSchedule>>(domSchedule.path, search)).data.offers;

export const isBookable = ({ state, acceptance, price }: DomOffer): boolean =>
  state === 'OPEN' && price !== null && acceptance.level !== 'BLOCK' && acceptance.level !== 'MANUAL';

export const leftOn = ({ left }: DomOffer): number => left[0]?.amount ?? 0;

export const soundOn = ({ quoteId, search, offer }: DomQuote): DomForm => ({
  ...portDom,
  quoteId,
  offerId: offer.offerId,
  loads: [{ type: search.boxType, count: String(search.boxes), kg: String(search.kg) }],
});

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

/** Truck loading time before port closing. */
const LOADED_BEFORE_MS = 30 * 3_600_000;
const HOUR_MS = 3_600_000;
/** Local time in China as a form stores it. */
const typed = (at: number): string => new Date(at + 8 * HOUR_MS).toISOString().slice(0, 16);

/** Same case with platform pickup in Beijing. */
export const TRUCKED_CASE: GatewayCase = {
  ...DOM_CASE,
  async find(gateway) {
    const search = glycerine(1, { from: '1101' });
    const offer = (await voyages(gateway, search)).findLast(isBookable);
    if (!offer) throw new Error('no voyage can be booked');
    return { search, offerId: offer.offerId };
  },
  sound(quote) {
    const { offer } = quote as DomQuote;
    const closes = Date.parse(offer.cutoffs.find(({ code }) => code === 'CY_CLOSE')?.at ?? '');
    const { fromCity, fromAddress, fromContact, fromPhone } = soundDom;
    const window = {
      loadFrom: typed(closes - LOADED_BEFORE_MS),
      loadTo: typed(closes - LOADED_BEFORE_MS + 3 * HOUR_MS),
    };
    return { ...soundOn(quote as DomQuote), fromCity, fromAddress, fromContact, fromPhone, ...window };
  },
};
