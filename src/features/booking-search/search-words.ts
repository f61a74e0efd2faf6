import { placesOf } from '../../../domain/offer/search';
import type { Port } from '../../../domain/places/ports';
import type { BookingSearchView, PickerName } from '../../../machines/booking/booking-search';
import { bookingSearchCopy as copy } from '../../copy/booking-search';
import { pickerCopy } from '../../copy/picker';

export function labelOf({ mode, isDanger }: BookingSearchView, field: PickerName): string {
  if (field === 'goods') return copy.goods[isDanger];
  return (field === 'org' && copy.orgAlone[mode]) || copy[field][placesOf(mode)];
}

export function errorOf({ faults }: BookingSearchView, field: 'org' | 'dst'): string | undefined {
  const fault = faults[field];
  return fault && copy.fault[field][fault as keyof (typeof copy.fault)[typeof field]];
}

export const portAside = (port: Port | null) => port && `${port.code} ${port.nameEn}`;

export const goodsAside = ({ form: { goods } }: BookingSearchView) =>
  goods?.packingGroup ? pickerCopy.packingShort[goods.packingGroup] : null;

/** What stands in the field of a picker while nothing is being looked for. */
export function chosenIn({ form }: BookingSearchView, name: PickerName): string {
  if (name !== 'goods') return form[name]?.nameCn ?? '';
  if (!form.goods) return '';
  return form.goods.unNo === null
    ? form.goods.nameCn
    : `${pickerCopy.unNo(form.goods.unNo)} ${form.goods.nameCn}`.trimEnd();
}
