import { placeText } from '../../../domain/places/place-text';
import type { Port } from '../../../domain/places/ports';
import type { PickerKind, PickerOption } from '../../booking/picker';
import { withValue } from './order-form.path';
import type { OrderFormContext } from './order-form.types';

type LookupInput = Pick<OrderFormContext, 'mode' | 'form' | 'quote' | 'lookupKey'>;

const placeAt = ({ mode, form, quote }: Omit<LookupInput, 'lookupKey'>, path: string) =>
  mode.fields.places(form, quote).find((one) => one.path === path);

/** What is looked up there: a place of its kind where the mode asks for one, otherwise the goods of a row. */
export const kindAt = (context: Omit<LookupInput, 'lookupKey'>, key: string): PickerKind =>
  placeAt(context, key)?.kind ?? 'goods';

/** What was picked is of the kind that is looked up by now. */
export const isAwaited = (context: LookupInput, option: PickerOption): boolean =>
  context.lookupKey !== '' && (option.kind === 'goods') === (kindAt(context, context.lookupKey) === 'goods');

/** The form with a place in it. Its field keeps the picker, so that a hand that went on finds itself where it was. */
export function placed(context: LookupInput, port: Port): Pick<OrderFormContext, 'form'> {
  const { form, lookupKey } = context;
  const field = placeAt(context, lookupKey);
  return { form: field ? withValue(form, lookupKey, placeText(port, field.kind)) : form };
}
