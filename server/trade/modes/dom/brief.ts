import { domCancelFee } from '../../../../domain/modes/dom/cancel';
import { DOOR_FIELDS, type DoorEnd } from '../../../../domain/modes/dom/door-fields';
import { findDoorCityByCode } from '../../../../domain/places/door-cities';
import type { DomForm } from '../../../../domain/modes/dom/form';
import { splitTax } from '../../../../domain/offer/charges';
import type { DomQuote } from '../../../../domain/modes/dom/quote';
import type { DomDoor, DomReceipt } from '../../../../domain/modes/dom/receipt';
import { TAX_RATES } from '../../../../domain/modes/dom/search';
import type { OrderState } from '../../../../domain/order/life/lifecycle';
import type { Snapshot } from '../mode';
import { requireLoads } from './ordered';

function receiptDoor(form: DomForm, end: DoorEnd): DomDoor | null {
  const { city, address, contact, phone, begins, ends } = DOOR_FIELDS[end];
  const said = {
    address: form[address],
    contact: form[contact],
    phone: form[phone],
    from: form[begins],
    to: form[ends],
  };
  const { nameCn } = findDoorCityByCode(form[city]) ?? {};
  return nameCn === undefined ? null : { city: nameCn, ...said };
}

export function domBrief({ form, quote, charges }: Snapshot<DomForm, DomQuote>): Omit<DomReceipt, 'seen'> {
  const { detail } = quote.offer;
  const loads = requireLoads(form);
  const { net, tax } = splitTax(charges);
  const fee = (state: OrderState): number => domCancelFee(state, loads)?.amount ?? 0;
  const freeDays = (kind: 'DEM' | 'DET') => detail.freeTime.find((one) => one.kind === kind)?.freeDays ?? 0;
  return {
    ships: detail.legs.map(({ loop, carrier, vessel, voyage, org, dst }) => ({
      loop,
      vessel,
      voyage,
      carrier: carrier.nameCn,
      org: org.nameCn,
      dst: dst.nameCn,
    })),
    waitsHours: detail.waitsHours,
    loads,
    tax: { rate: TAX_RATES.find((rate) => rate === form.taxRate) ?? TAX_RATES[0], net, amount: tax },
    pickup: receiptDoor(form, 'pickup'),
    delivery: receiptDoor(form, 'delivery'),
    sealNo: form.sealNo.trim(),
    freeDays: { storage: freeDays('DEM'), use: freeDays('DET') },
    fees: { confirmed: fee('CONFIRMED'), booked: fee('BOOKED') },
  };
}
