import { countOrBefore } from '../../../domain/values/typed-number';
import { modeBoxTypes, type BoxType } from '../../../domain/offer/search';
import type { BookingSearchIntents, BookingSearchView } from '../../../machines/booking/booking-search';
import { bookingSearchCopy as copy } from '../../copy/search/booking-search';
import { Icon } from '../../ui/mark/icon';
import { useFocusTurn } from '../../ui/layer/focus-turn';
import { SearchCell } from './search-cell';
import { errorId, fieldId } from './search-parts';
import { searchFieldError } from './search-words';

type CellProps = { view: BookingSearchView; on: BookingSearchIntents; className: string };

const fieldFocusTurn = ({ focus }: BookingSearchView, field: BookingSearchView['focus']['field']) =>
  focus.field === field && focus.turn > 0 ? focus.turn : undefined;

const INPUT = 'relative bg-transparent text-16 font-semibold text-ink outline-none';

/** Own icon, since the browser's one blocks the first paint. Browsers that cannot hide theirs show only theirs. */
const DateMark = () => (
  <span className="pointer-events-none relative -ml-6.5 flex-none self-center text-muted supports-[-moz-appearance:none]:hidden">
    <Icon name="calendar" className="size-5" />
  </span>
);

export function DateCell({ view, on, className }: CellProps) {
  const label = copy.etdAlone[view.mode] ?? copy.etd;
  const error = searchFieldError(view, 'etd');
  return (
    <SearchCell field="etd" label={label} error={error} className={className}>
      <input
        ref={useFocusTurn<HTMLInputElement>(fieldFocusTurn(view, 'etd'))}
        id={fieldId('etd')}
        name="etd"
        type="date"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId('etd') : undefined}
        value={view.form.etd}
        min={view.earliest ?? undefined}
        className={`h-6.5 w-full min-w-0 [&::-webkit-calendar-picker-indicator]:bg-none ${INPUT} ${view.form.etd === '' ? 'not-focus:font-normal not-focus:text-hint' : ''}`}
        onChange={(event) => on.change({ etd: event.target.value })}
      />
      <DateMark />
    </SearchCell>
  );
}

export function BoxesCell({ view, on, className }: CellProps) {
  const error = searchFieldError(view, 'boxes');
  const { boxType, boxes } = view.form;
  return (
    <SearchCell field="boxes" label={copy.boxes} error={error} className={className}>
      <select
        name="boxType"
        aria-label={copy.boxType}
        value={boxType}
        className={`-ml-1 ${INPUT}`}
        onChange={(event) => on.change({ boxType: event.target.value as BoxType })}
      >
        {modeBoxTypes(view.mode, boxType).map((type) => (
          <option key={type} className="bg-surface">
            {type}
          </option>
        ))}
      </select>
      <span aria-hidden="true" className="text-16 text-ink">
        ×
      </span>
      <input
        ref={useFocusTurn<HTMLInputElement>(fieldFocusTurn(view, 'boxes'))}
        id={fieldId('boxes')}
        name="boxes"
        type="text"
        inputMode="numeric"
        maxLength={2}
        aria-label={copy.boxCount}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId('boxes') : undefined}
        value={boxes === 0 ? '' : String(boxes)}
        className={`w-8 ${INPUT}`}
        onChange={(event) => on.change({ boxes: countOrBefore(event.target.value, boxes) })}
      />
    </SearchCell>
  );
}
