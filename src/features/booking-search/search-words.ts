import type { SearchField } from '../../../domain/mode-ids';
import { modePlaceKind } from '../../../domain/offer/search';
import type { Port } from '../../../domain/places/ports';
import type { BookingSearchView, PickerName } from '../../../machines/booking/booking-search';
import { bookingSearchCopy as copy } from '../../copy/search/booking-search';
import { pickerCopy } from '../../copy/search/picker';

export function pickerLabel({ mode, isDanger }: BookingSearchView, field: PickerName): string {
  if (field === 'goods') return copy.goods[isDanger];
  return (field === 'org' && copy.orgAlone[mode]) || copy[field][modePlaceKind(mode)];
}

export function searchFieldError(view: BookingSearchView, field: SearchField): string | undefined {
  const fault = view.faults[field];
  if (fault === 'same') return copy.fault.same(pickerLabel(view, 'org'));
  if (fault === 'required') return copy.fault.required(pickerLabel(view, field === 'dst' ? 'dst' : 'org'));
  return fault && copy.fault[fault];
}

export const portAside = (port: Port | null) => port && `${port.code} ${port.nameEn}`;

export const goodsAside = ({ form: { goods } }: BookingSearchView) =>
  goods?.packingGroup ? pickerCopy.packingShort[goods.packingGroup] : null;

/** Text of a picker field while it is not being searched. */
export function pickedText({ form }: BookingSearchView, name: PickerName): string {
  if (name !== 'goods') return form[name]?.nameCn ?? '';
  if (!form.goods) return '';
  return form.goods.unNo === null
    ? form.goods.nameCn
    : `${pickerCopy.unNo(form.goods.unNo)} ${form.goods.nameCn}`.trimEnd();
}
