import { domCancelFee } from '../../../domain/modes/dom/cancel';
import { findDoor } from '../../../domain/modes/dom/doors';
import type { DomForm } from '../../../domain/modes/dom/form';
import { taxedIn } from '../../../domain/offer/charges';
import type { DomQuote } from '../../../domain/modes/dom/quote';
import type { DomDoor, DomReceipt } from '../../../domain/modes/dom/receipt';
import { TAX_RATES } from '../../../domain/modes/dom/search';
import type { OrderState } from '../../../domain/order/lifecycle';
import type { Snapshot } from '../mode';
import { loadsOf } from './ordered';

const doorOf = (code: string, door: Omit<DomDoor, 'city'>): DomDoor | null => {
  const city = findDoor(code);
  return city ? { city: city.nameCn, ...door } : null;
};

export function domBrief({ form, quote, charges }: Snapshot<DomForm, DomQuote>): DomReceipt {
  const { detail } = quote.offer;
  const loads = loadsOf(form);
  const { net, tax } = taxedIn(charges);
  const fee = (state: OrderState): number => domCancelFee(state, loads)?.amount ?? 0;
  const freeDays = (kind: 'DEM' | 'DET') => detail.freeTime.find((one) => one.kind === kind)?.freeDays ?? 0;
  return {
    ships: detail.legs.map(({ loop, carrier, vessel, voyage, org, dst }) => ({
      loop,
      carrier: carrier.nameCn,
      vessel,
      voyage,
      org: org.nameCn,
      dst: dst.nameCn,
    })),
    waitsHours: detail.waitsHours,
    loads,
    tax: { rate: TAX_RATES.find((rate) => rate === form.taxRate) ?? TAX_RATES[0], net, amount: tax },
    pickup: doorOf(form.fromCity, {
      address: form.fromAddress,
      contact: form.fromContact,
      phone: form.fromPhone,
      from: form.loadFrom,
      to: form.loadTo,
    }),
    delivery: doorOf(form.toCity, {
      address: form.toAddress,
      contact: form.toContact,
      phone: form.toPhone,
      from: form.unloadFrom,
      to: form.unloadTo,
    }),
    sealNo: form.sealNo.trim(),
    freeDays: { storage: freeDays('DEM'), use: freeDays('DET') },
    fees: { confirmed: fee('CONFIRMED'), booked: fee('BOOKED') },
  };
}
