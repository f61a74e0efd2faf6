import { MODES, type BookingMode, type SearchField } from '../../../domain/mode-ids';
import { searchFields, isSearchedAsDanger, type SearchFaults, type SearchForm } from '../../../domain/offer/search';
import { daysAfter, type Day } from '../../../domain/values/days';
import type { PickerActor } from '../picker';
import { isOtherQuestion } from './booking-search.rules';
import type { BookingSearchActor, BookingSearchSnapshot } from './booking-search.machine';
import type { PastSearch, PickerName } from './booking-search.types';

export type BookingSearchView = {
  mode: BookingMode;
  fields: readonly SearchField[];
  asksDanger: boolean;
  isDanger: 'Y' | 'N';
  form: SearchForm;
  faults: SearchFaults;
  focus: { field: SearchField; turn: number };
  earliest: Day | null;
  past: readonly PastSearch[];
};

export const selectBookingSearch = (snapshot: BookingSearchSnapshot): BookingSearchView => {
  const { mode, form, faults, focus, today, past } = snapshot.context;
  return {
    mode,
    fields: searchFields(mode),
    asksDanger: MODES[mode].danger === 'ask',
    isDanger: isSearchedAsDanger(mode, form),
    form,
    faults,
    focus,
    earliest: today && daysAfter(today, 1),
    past,
  };
};

/** The results below answer another search than the form. */
export const selectIsOtherQuestion = ({ context }: BookingSearchSnapshot): boolean => isOtherQuestion(context);

export const selectAskedSearch = ({ context }: BookingSearchSnapshot) => context.asked;

export const selectSearchForm = ({ context }: BookingSearchSnapshot) => context.form;

export type SearchData = {
  orgPort: string;
  orgPortCode: string;
  dstPort: string;
  dstPortCode: string;
  isDanger: 'Y' | 'N';
};

export const selectSearchData = ({ context: { mode, form } }: BookingSearchSnapshot): SearchData => ({
  orgPort: form.org?.nameCn ?? '',
  orgPortCode: form.org?.code ?? '',
  dstPort: form.dst?.nameCn ?? '',
  dstPortCode: form.dst?.code ?? '',
  isDanger: isSearchedAsDanger(mode, form),
});

/** Pickers live as long as the search, so views may rely on them. */
export const selectSearchPicker =
  (name: PickerName) =>
  ({ children }: BookingSearchSnapshot): PickerActor => {
    const actor = children[`${name}Picker`];
    if (!actor) throw new Error(`the picker of ${name} was never started`);
    return actor;
  };

export const bookingSearchIntents = (actor: BookingSearchActor) => ({
  chooseMode: (mode: BookingMode) => actor.send({ type: 'mode.choose', mode }),
  declareDanger: (isDanger: 'Y' | 'N') => actor.send({ type: 'danger.choose', isDanger }),
  swapPorts: () => actor.send({ type: 'ports.swap' }),
  clearGoods: () => actor.send({ type: 'goods.clear' }),
  change: (change: Partial<Pick<SearchForm, 'etd' | 'boxType' | 'boxes'>>) =>
    actor.send({ type: 'form.change', change }),
  repeat: (at: number) => actor.send({ type: 'past.choose', at }),
  submit: () => actor.send({ type: 'search.submit' }),
});

export type BookingSearchIntents = ReturnType<typeof bookingSearchIntents>;

export const otherQuestionIntents = (actor: BookingSearchActor) => ({
  submit: () => actor.send({ type: 'search.submit' }),
  restore: () => actor.send({ type: 'search.restore' }),
});
