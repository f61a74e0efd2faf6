import { MODES } from '../../../domain/mode-ids';
import type { BookingSearchView } from '../../../machines/booking/booking-search';
import { bookingSearchCopy } from '../../copy/search/booking-search';
import { deferPart } from '../../ui/show/deferred';
import { Icon } from '../../ui/mark/icon';

const { strip: copy } = bookingSearchCopy;

const answer = deferPart(async () => (await import('./answer')).Answer);

function Words({ view }: { view: BookingSearchView }) {
  const { form, mode, isDanger } = view;
  if (isDanger === 'N') return MODES[mode].danger === 'never' ? copy.never : copy.general;
  if (!form.goods && !form.org && !form.dst) return copy.ask;
  return <answer.Part isWanted view={view} />;
}

/** Acceptance comes before price: shown while the search is still being filled in. */
export function AnswerStrip({ view }: { view: BookingSearchView }) {
  return (
    <output className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-b-card border-t border-line bg-canvas px-4 py-3 text-muted">
      <span className="flex items-center gap-2 font-medium text-ink">
        <Icon name="shieldChecked" className="text-sea" />
        {copy.label}
      </span>
      <Words view={view} />
    </output>
  );
}
