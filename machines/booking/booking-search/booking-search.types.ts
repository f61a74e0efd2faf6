import type { BookingMode, SearchField } from '../../../domain/mode-ids';
import type { SearchFaults, SearchForm } from '../../../domain/offer/search';
import type { Day } from '../../../domain/values/days';
import type { AskedAbout } from '../../../domain/offer/sailing-address';
import type { PickerBegun, PickerReport } from '../picker';

export const PICKERS = ['org', 'dst', 'goods'] as const;
export type PickerName = (typeof PICKERS)[number];

/** What was searched for before, the latest first. */
export type PastSearch = { mode: BookingMode; form: SearchForm };

/** What an earlier visit left behind, and what day it is. */
export type RecallOutcome = { today: Day; past: readonly PastSearch[] };

/** What an address asks for, in codes, and the way of travelling whose codes they are. */
export type NameSearchInput = { mode: BookingMode; asked: AskedAbout };

/** The form that an address fills in; what nobody knows by that code is left open. */
export type NameOutcome = RecallOutcome & { form: SearchForm };

export type BookingSearchEvent =
  | { type: 'mode.choose'; mode: BookingMode }
  | { type: 'danger.choose'; isDanger: 'Y' | 'N' }
  | { type: 'ports.swap' }
  | { type: 'goods.clear' }
  | { type: 'form.change'; change: Partial<Pick<SearchForm, 'etd' | 'boxType' | 'boxes'>> }
  | { type: 'past.choose'; at: number }
  | { type: 'search.submit' }
  /** Back to what the address asks. */
  | { type: 'search.restore' }
  /** The address of the page says what is looked for. */
  | { type: 'search.given'; asked: AskedAbout }
  | PickerReport
  | PickerBegun;

/** `only`: the one way of travelling its page is for. */
export type BookingSearchInput = { only: BookingMode | null };

export type BookingSearchContext = BookingSearchInput & {
  mode: BookingMode;
  form: SearchForm;
  faults: SearchFaults;
  /** Where the focus is due; each turn moves it once. */
  focus: { field: SearchField; turn: number };
  /** Unknown until the page has come to life: the prerendered one is of no day. */
  today: Day | null;
  past: readonly PastSearch[];
  /** Somebody has begun to search: what was asked before would only be in the way. */
  isBegun: boolean;
  /** What the address asked for last. */
  asked: AskedAbout;
  /** The form that stands for the address: as it was when the address came, then as its names fill it in. */
  named: SearchForm | null;
};
