import { placeText } from '../../../domain/places/place-text';
import type { Port } from '../../../domain/places/ports';
import type { PickerKind, PickerOption } from '../../booking/picker';
import { withValue } from './order-form.path';
import type { OrderFormContext } from './order-form.types';

type LookupInput = Pick<OrderFormContext, 'mode' | 'form' | 'quote' | 'lookupKey'>;

const placeField = ({ mode, form, quote }: Omit<LookupInput, 'lookupKey'>, path: string) =>
  mode.fields.places(form, quote).find((one) => one.path === path);

/** Kind of lookup at a field: a place when the mode needs one, else goods. */
export const lookupKind = (context: Omit<LookupInput, 'lookupKey'>, key: string): PickerKind =>
  placeField(context, key)?.kind ?? 'goods';

/** True if the pick still fits the current lookup. */
export const isAwaited = (context: LookupInput, option: PickerOption): boolean =>
  context.lookupKey !== '' && (option.kind === 'goods') === (lookupKind(context, context.lookupKey) === 'goods');

/** Sets a picked place. The lookup stays, so that the field keeps its picker. */
export function withPickedPlace(context: LookupInput, port: Port): Pick<OrderFormContext, 'form'> {
  const { form, lookupKey } = context;
  const field = placeField(context, lookupKey);
  return { form: field ? withValue(form, lookupKey, placeText(port, field.kind)) : form };
}
