import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { BOOK_SOURCES } from '../../../domain/order/findings/book';
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

it.each([
  ['SEA', FINDING_SOURCES.packing, '未按 IMDG 42-24 版核对'],
  ['COAST', BOOK_SOURCES.COAST.packing, '未按《船舶载运危险货物安全监督管理规定》核对'],
  ['AIR', BOOK_SOURCES.AIR.packing, '未按国际民航组织技术细则核对'],
  ['RAILWAY', BOOK_SOURCES.RAILWAY.packing, '未按国际货协附件第 2 号核对'],
  ['ROAD', BOOK_SOURCES.ROAD.packing, '未按 JT/T 617 核对'],
  ['STORE', BOOK_SOURCES.STORE.packing, '未按 GB 15603 核对'],
] as const)(
  'the acceptance panel leaves a packaging approval to an expert when the source is %s',
  (book, source, words) => {
    panelOf({ ...FITS, source });
    expect(screen.getByText(copy.fineButUnread)).toBeTruthy();
    expect(screen.queryByText(copy.fine)).toBeNull();
    expect(screen.getByRole('listitem').textContent).toContain(copy.unread(book));
    expect(copy.unread(book)).toContain(words);
    expect(screen.getAllByText('M', { selector: 'b' }), 'headline and line').toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^去/ }), 'there is nothing to mend').toBeNull();
  },
);

it('the acceptance panel approves when the tables match the law in force', () => {
  panelOf({ ...FITS, source: FINDING_SOURCES.limited });
  expect(screen.getByText(copy.fine)).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).not.toContain('转人工核对');
});
