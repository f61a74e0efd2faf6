import { doorNamed } from '../../../../domain/modes/truck/doors';
import type { TruckForm } from '../../../../domain/modes/truck/form';
import { hubOf, hubWords } from '../../../../domain/modes/truck/hubs';
import { hubClosesAt } from '../../../../domain/modes/truck/part-reading';
import { chargedTons } from '../../../../domain/modes/truck/part-price';
import type { TruckQuote } from '../../../../domain/modes/truck/quote';
import { furtherOf, kgIn, m3In } from '../../../../domain/modes/truck/reading';
import type { FurtherReceipt, PartReceipt, TruckReceipt } from '../../../../domain/modes/truck/receipt';
import { isoOf } from '../../../../domain/values/moments';

/** A place on a truck that others share, as its receipt tells it; null of a truck that nobody shares. */
export function partReceiptOf(form: TruckForm, quote: TruckQuote): PartReceipt | null {
  const { part } = quote.rates;
  if (!part) return null;
  const m3 = m3In(form) ?? 0;
  const { org, dst, detail } = quote.offer;
  const hubIn = (end: typeof org) => {
    const hub = hubOf(detail.carrier, end?.code ?? '');
    return hub ? hubWords(hub) : '';
  };
  return {
    m3,
    tons: chargedTons(kgIn(form, quote) ?? 0, m3, part),
    closesAt: isoOf(hubClosesAt(quote)),
    pickAt: doorNamed(form.pickDoor)?.nameCn ?? '',
    dropAt: doorNamed(form.dropDoor)?.nameCn ?? '',
    pickHub: hubIn(org),
    dropHub: hubIn(dst),
  };
}

const STOPS = ['stop1', 'stop2'] as const;

/** People met at each stop between the first and the last, and when the trucks are there. */
export function betweenOf(form: TruckForm, quote: TruckQuote, arrivals: readonly number[]): FurtherReceipt[] {
  const further = furtherOf(quote);
  return STOPS.slice(0, further.length).map((stop, at) => ({
    isPickup: further[at]?.isPickup ?? false,
    code: further[at]?.city ?? '',
    city: further[at]?.cityCn ?? '',
    address: form[`${stop}Address`],
    contact: form[`${stop}Contact`],
    phone: form[`${stop}Phone`],
    to: form[`${stop}To`],
    comesAt: isoOf(arrivals[at + 1] ?? 0),
  }));
}

/** What stands in a field that was not asked is of no address: the goods are brought to the hub, or fetched there. */
export function stopsOf(form: TruckForm, quote: TruckQuote): Pick<TruckReceipt, 'pickup' | 'drop'> {
  const { org, dst, detail } = quote.offer;
  const [pickDoor, dropDoor] = [doorNamed(form.pickDoor), doorNamed(form.dropDoor)];
  const isAsked = (door: unknown): boolean => !detail.part || door !== null;
  return {
    pickup: {
      city: org?.nameCn ?? '',
      address: isAsked(pickDoor) ? `${pickDoor?.nameCn ?? ''}${form.pickAddress}` : '',
      contact: form.pickContact,
      phone: form.pickPhone,
      from: isAsked(pickDoor) ? form.pickFrom : '',
      opens: '',
      to: isAsked(pickDoor) ? form.pickTo : '',
    },
    drop: {
      city: dst?.nameCn ?? '',
      address: isAsked(dropDoor) ? `${dropDoor?.nameCn ?? ''}${form.dropAddress}` : '',
      contact: form.dropContact,
      phone: form.dropPhone,
      from: '',
      opens: detail.part ? '' : (form.dropFrom ?? ''),
      to: detail.part ? '' : form.dropTo,
    },
  };
}
