import { person } from '#person';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

import { selectNewEditions, type NewEditionsSnapshot } from '../../../machines/identity/new-editions';
import { newEditionsCopy as copy } from '../../../src/copy/content/new-editions';
import { NewEditions } from '../../../src/features/new-editions/new-editions';
import { walkView } from '../../support/model/walk-view';
import { newEditionsPlan } from '../../support/plans/identity/new-editions.plan';

function look(now: NewEditionsSnapshot) {
  const view = selectNewEditions(now);
  const notice = screen.queryByRole('complementary', { name: copy.announced.title });
  const question = screen.queryByRole('alertdialog', { name: copy.asked.title });
  expect(notice !== null, 'it is announced exactly then').toBe(view.stage === 'announced');
  expect(question !== null, 'and asked for exactly then').toBe(view.stage === 'asked');
  if (view.stage === 'announced' && notice) {
    for (const { comes } of view.texts) {
      if (comes === null) throw new Error('announced without a day');
      within(notice).getByRole('link', { name: comes.version });
      expect(notice.textContent).toContain(copy.announced.from(comes.version));
      expect(notice.textContent).toContain(copy.changed(comes.changes));
    }
    expect(notice.contains(document.activeElement), 'the focus stays where it was').toBe(false);
  }
  if (view.stage !== 'asked' || question === null) return;
  for (const { holds, changes } of view.texts) {
    within(question).getByRole('link', { name: holds });
    expect(question.textContent).toContain(copy.changed(changes));
  }
  expect(question.textContent).toContain(copy.asked.means);
  expect(question.textContent?.includes(copy.asked.newer)).toBe(view.isNewer);
  const alert = within(question).getByRole('alert').textContent;
  expect(alert).toBe(view.failureCode === null ? '' : copy.asked.failure[view.failureCode]);
  const agree = within(question).getByRole('button', { name: copy.asked.agree });
  expect(agree.getAttribute('aria-disabled') === 'true').toBe(view.isBusy);
}

walkView({
  plan: newEditionsPlan,
  mount: (actor) => <NewEditions actor={actor} renderEdition={(text, version) => <a href={`#${text}`}>{version}</a>} />,
  perform: {
    'editions.agree': () => person.press('button', copy.asked.agree),
    'editions.postpone': () => person.press('button', copy.asked.postpone),
    'announcement.dismiss': () => person.press('button', copy.announced.dismiss),
  },
  byWorld: {
    'person.came': 'the session',
    'person.left': 'the session',
    'agreement.demanded': 'an order',
    'page.seen': 'the browser',
  },
  look,
});
