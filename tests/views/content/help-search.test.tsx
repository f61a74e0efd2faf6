import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';

import { selectHelpSearch, type HelpSearchSnapshot } from '../../../machines/content/help-search';
import { helpCenterCopy as copy } from '../../../src/copy/pages/help-center';
import { shelfCopy } from '../../../src/copy/words/shelf';
import { HelpSearch } from '../../../src/features/help/help-search';
import { walkView } from '../../support/model/walk-view';
import { helpSearchPlan } from '../../support/plans/content/help-search.plan';
import { alertText, statusText } from '../../support/sight';

function look(snapshot: HelpSearchSnapshot) {
  const { stage, page, found, text, code, pages, failureCode } = selectHelpSearch(snapshot);
  const headings = {
    reading: page?.title,
    unknown: copy.unknown(code),
    found: copy.found(found.length, text),
    nothing: copy.found(0, text),
    busy: undefined,
    failed: undefined,
  };
  expect(screen.queryByRole('heading', { level: 1 })?.textContent).toBe(headings[stage]);
  expect(statusText()).toBe(stage === 'busy' ? shelfCopy.loading(copy.what) : '');
  expect(alertText()).toBe(failureCode ? shelfCopy.failure[failureCode] : null);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value, 'what was asked stands where it is asked').toBe(text);
  const leaves = screen.getByRole('navigation').querySelectorAll('a');
  expect(Array.from(leaves, (leaf) => leaf.textContent)).toEqual(pages.map(({ title }) => title));
  const current = [...leaves].find((leaf) => leaf.getAttribute('aria-current') === 'page');
  expect(current?.textContent).toBe(page?.title);
  for (const section of page?.sections ?? []) expect(document.body.textContent).toContain(section.text);
  for (const match of found) expect(document.body.textContent).toContain(match.text);
}

walkView({
  plan: helpSearchPlan,
  mount: (actor) => <HelpSearch actor={actor} onSearch={vi.fn<(text: string) => void>()} />,
  perform: {
    'text.type': ({ text }) => person.type(copy.search, text),
    'help.retry': () => person.press('button', shelfCopy.retry),
  },
  byWorld: { 'address.read': 'the address, which the entry of the page reads' },
  look,
});
