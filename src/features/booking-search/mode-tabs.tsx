import type { KeyboardEvent } from 'react';

import { BOOKING_MODES, type BookingMode } from '../../../domain/mode-ids';
import { bookingSearchCopy as copy } from '../../copy/search/booking-search';
import { ModeIcon } from '../../ui/mark/mode-icon';
import { nextTab } from '../../ui/layer/tab-walk';

export const tabId = (mode: BookingMode) => `mode-${mode}`;

export function ModeTabs({
  chosen,
  panelId,
  onChoose,
}: {
  chosen: BookingMode;
  panelId: string;
  onChoose: (mode: BookingMode) => void;
}) {
  const walk = (event: KeyboardEvent) => {
    const next = nextTab(event.key, BOOKING_MODES, chosen);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={copy.modes}
      className="-mx-4 flex overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      {BOOKING_MODES.map((mode) => (
        <button
          key={mode}
          id={tabId(mode)}
          type="button"
          role="tab"
          aria-selected={mode === chosen}
          aria-controls={panelId}
          tabIndex={mode === chosen ? 0 : -1}
          className="flex h-12 flex-none items-center gap-1.5 rounded-t-card px-3.5 text-deep-text -outline-offset-2 outline-current hover:text-on-deep aria-selected:bg-surface aria-selected:font-semibold aria-selected:text-ink"
          onClick={() => onChoose(mode)}
          onKeyDown={walk}
        >
          <ModeIcon mode={mode} />
          {copy.mode[mode]}
        </button>
      ))}
    </div>
  );
}
