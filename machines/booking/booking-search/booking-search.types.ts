import type { BookingMode, SearchField } from '../../../domain/mode-ids';
import type { SearchFaults, SearchForm } from '../../../domain/offer/search';
import type { Day } from '../../../domain/values/days';
import type { AskedAbout } from '../../../domain/offer/sailing-address';
import type { PickerBegun, PickerReport } from '../picker';

export const PICKERS = ['org', 'dst', 'goods'] as const;
export type PickerName = (typeof PICKERS)[number];

export type PastSearch = { mode: BookingMode; form: SearchForm };

export type RecallOutcome = { today: Day; past: readonly PastSearch[] };

/** Codes in an address, and the mode they belong to. */
export type NameSearchInput = { mode: BookingMode; asked: AskedAbout };

/** Form filled from an address; unknown codes stay empty. */
export type NameOutcome = RecallOutcome & { form: SearchForm };

export type BookingSearchEvent =
  | { type: 'mode.choose'; mode: BookingMode }
  | { type: 'danger.choose'; isDanger: 'Y' | 'N' }
  | { type: 'ports.swap' }
  | { type: 'goods.clear' }
  | { type: 'form.change'; change: Partial<Pick<SearchForm, 'etd' | 'boxType' | 'boxes'>> }
  | { type: 'past.choose'; at: number }
  | { type: 'search.submit' }
  | { type: 'search.restore' }
  | { type: 'search.given'; asked: AskedAbout }
  | PickerReport
  | PickerBegun;

/** `only`: the single mode of its page. */
export type BookingSearchInput = { only: BookingMode | null };

export type BookingSearchContext = BookingSearchInput & {
  mode: BookingMode;
  form: SearchForm;
  faults: SearchFaults;
  /** Field to focus; each new `turn` moves the focus once. */
  focus: { field: SearchField; turn: number };
  /** Unknown until hydration: the prerendered page has no date. */
  today: Day | null;
  past: readonly PastSearch[];
  /** The user started a search, so past searches are hidden. */
  isBegun: boolean;
  asked: AskedAbout;
  /** Form for the address: first as it was when the address arrived, then with its names filled in. */
  named: SearchForm | null;
};
