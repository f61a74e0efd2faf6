import { findTruckDoor } from '../../../../domain/modes/truck/doors';
import type { TruckForm } from '../../../../domain/modes/truck/form';
import { findHub, hubWords } from '../../../../domain/modes/truck/hubs';
import { quotedHubClosing } from '../../../../domain/modes/truck/part-reading';
import { chargedTons } from '../../../../domain/modes/truck/part-price';
import type { TruckQuote } from '../../../../domain/modes/truck/quote';
import { furtherStops, readLoadKg, readVolume } from '../../../../domain/modes/truck/reading';
import type { FurtherReceipt, PartReceipt, TruckReceipt } from '../../../../domain/modes/truck/receipt';
import { toIso } from '../../../../domain/values/moments';

export const windowText = ({ from, to }: { from: string; to: string }): string =>
  `${from} 至 ${to}`.replaceAll('T', ' ');

/** Place on a shared truck for the receipt; null for a whole truck. */
export function partReceipt(form: TruckForm, quote: TruckQuote): PartReceipt | null {
  const { part } = quote.rates;
  if (!part) return null;
  const m3 = readVolume(form) ?? 0;
  const { org, dst, detail } = quote.offer;
  const hubIn = (end: typeof org) => {
    const hub = findHub(detail.carrier, end?.code ?? '');
    return hub ? hubWords(hub) : '';
  };
  return {
    m3,
    tons: chargedTons(readLoadKg(form, quote) ?? 0, m3, part),
    closesAt: toIso(quotedHubClosing(quote)),
    pickAt: findTruckDoor(form.pickDoor)?.nameCn ?? '',
    dropAt: findTruckDoor(form.dropDoor)?.nameCn ?? '',
    pickHub: hubIn(org),
    dropHub: hubIn(dst),
  };
}

const STOPS = ['stop1', 'stop2'] as const;

export function furtherReceipts(form: TruckForm, quote: TruckQuote, arrivals: readonly number[]): FurtherReceipt[] {
  const further = furtherStops(quote);
  return STOPS.slice(0, further.length).map((stop, at) => ({
    isPickup: further[at]?.isPickup ?? false,
    code: further[at]?.city ?? '',
    city: further[at]?.cityCn ?? '',
    address: form[`${stop}Address`],
    contact: form[`${stop}Contact`],
    phone: form[`${stop}Phone`],
    to: form[`${stop}To`],
    comesAt: toIso(arrivals[at + 1] ?? 0),
  }));
}

/** Values of fields not asked are ignored: then goods are brought to or collected at the hub. */
export function receiptStops(form: TruckForm, quote: TruckQuote): Pick<TruckReceipt, 'pickup' | 'drop'> {
  const { org, dst, detail } = quote.offer;
  const [pickDoor, dropDoor] = [findTruckDoor(form.pickDoor), findTruckDoor(form.dropDoor)];
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
