import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { DOM_LIST } from '../../../domain/modes/dom/list';
import { VoyagesView } from '../../../src/modes/dom/voyages';
import { boardView, boardWishes } from '../../../stories/booking/board.fixtures';
import { OFFER, SEARCH } from '../../../stories/modes/dom.fixtures';

const view = boardView(DOM_LIST, SEARCH, [OFFER]);

/** Heading above the voyages for a requested day. */
function headOf(etd: string | null, now: string): string {
  const asked = { ...view, search: { ...SEARCH, etd }, now: Date.parse(now) };
  const { unmount } = render(<VoyagesView view={asked} on={boardWishes()} renderChoice={() => null} />);
  const text = screen.getByText(/八周内/).textContent;
  unmount();
  return text ?? '';
}

it('the voyage list names the start day of the list only when it is in the future', () => {
  expect(headOf('2026-12-13', '2026-11-23T04:00:00Z')).toContain('12-13 起八周内');
  expect(headOf('2020-01-01', '2026-11-23T04:00:00Z')).toMatch(/^八周内/);
  expect(headOf('2026-11-24', '2026-11-23T15:59:00Z'), 'tomorrow in China').toContain('11-24 起八周内');
  expect(headOf('2026-11-24', '2026-11-23T16:01:00Z'), 'today in China').toMatch(/^八周内/);
  expect(headOf(null, '2026-11-23T04:00:00Z')).toMatch(/^八周内/);
});
