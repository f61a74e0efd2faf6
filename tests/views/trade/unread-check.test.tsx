import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { FINDING_SOURCES, type Finding } from '../../../domain/rules/finding';
import { acceptanceCopy as copy } from '../../../src/copy/trade';
import { AcceptancePanel } from '../../../src/trade/acceptance/acceptance-panel';

const FITS: Finding = {
  level: 'PASS',
  about: 'PACK',
  code: 'packFits',
  given: { row: 1 },
  source: FINDING_SOURCES.packing,
};
const panelOf = (finding: Finding) =>
  render(<AcceptancePanel findings={[finding]} isLocked={false} onSeek={() => undefined} instead={[]} />);

it('a yes by tables that were not compared with the edition in force is for a person, in headline and line', () => {
  panelOf(FITS);
  expect(screen.getByText(copy.fineButUnread)).toBeTruthy();
  expect(screen.queryByText(copy.fine)).toBeNull();
  expect(screen.getByRole('listitem').textContent).toContain(copy.unread);
  expect(screen.getAllByText('M', { selector: 'b' }), 'headline and line').toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^去/ }), 'there is nothing to mend').toBeNull();
});

it('a yes by tables of the edition in force is a yes', () => {
  panelOf({ ...FITS, source: FINDING_SOURCES.limited });
  expect(screen.getByText(copy.fine)).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).not.toContain(copy.unread);
});
