import type { PickerActor, PickerSnapshot } from './picker.machine';
import type { PickerFailureCode, PickerKind, PickerOption } from './picker.types';

export type PickerView = {
  kind: PickerKind;
  isOpen: boolean;
  isBusy: boolean;
  query: string;
  options: readonly PickerOption[];
  active: number;
  failureCode: PickerFailureCode | null;
};

export const selectPicker = (snapshot: PickerSnapshot): PickerView => {
  const { kind, query, options, active, failureCode } = snapshot.context;
  return {
    kind,
    isOpen: snapshot.hasTag('open'),
    isBusy: snapshot.hasTag('busy'),
    query,
    options,
    active,
    failureCode,
  };
};

export const pickerIntents = (actor: PickerActor) => ({
  open: () => actor.send({ type: 'picker.open' }),
  close: () => actor.send({ type: 'picker.close' }),
  type: (query: string) => actor.send({ type: 'query.change', query }),
  move: (by: 1 | -1) => actor.send({ type: 'option.move', by }),
  choose: (at: number) => actor.send({ type: 'option.choose', at }),
  take: () => actor.send({ type: 'query.submit' }),
  retry: () => actor.send({ type: 'search.retry' }),
});

export type PickerIntents = ReturnType<typeof pickerIntents>;
