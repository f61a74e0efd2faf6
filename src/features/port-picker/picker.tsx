import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { pickerIntents, selectPicker, type PickerActor } from '../../../machines/booking/picker';
import { PickerInputView, type PickerInputProps } from './picker-input';

export type PickerDress = Omit<PickerInputProps, 'view' | 'on'>;

export function Picker({ actor, ...dress }: PickerDress & { actor: PickerActor }) {
  const view = useSelector(actor, selectPicker, shallowEqual);
  const on = useMemo(() => pickerIntents(actor), [actor]);
  return <PickerInputView view={view} on={on} {...dress} />;
}
