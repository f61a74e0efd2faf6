import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { selectDeskLog, type DeskLogSnapshot } from '../../../machines/house/desk-log';
import { deskLogCopy as copy } from '../../../src/copy/house/desk-log';
import { DeskLog } from '../../../src/features/house/desk-log';
import { ACCEPTED } from '../../../stories/house/log.fixtures';
import { pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { deskLogPlan } from '../../support/plans/house/desk-log.plan';

function look(now: DeskLogSnapshot) {
  const { stage, check, chain, form, total, failureCode } = selectDeskLog(now);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: copy.fields.subject }).value).toBe(form.subject);
  const link = screen.queryByRole('link', { name: ACCEPTED.subject.name });
  expect(link?.getAttribute('href') ?? null).toBe(stage === 'listed' && total > 0 ? '#/case/FC000000000001' : null);
  expect(screen.queryByText(copy.empty) !== null).toBe(stage === 'listed' && total === 0);
  if (failureCode !== null) expect(screen.getByText(copy.failure[failureCode])).toBeTruthy();
  expect(screen.queryByText(copy.chain.checking) !== null).toBe(check === 'checking');
  expect(screen.queryByText(copy.chain.unchecked) !== null).toBe(check === 'unchecked');
  if (chain?.brokenAt === null) expect(screen.getByText(copy.chain.whole(chain))).toBeTruthy();
  else if (chain) expect(screen.getByText(copy.chain.broken(chain.brokenAt))).toBeTruthy();
}

walkView({
  plan: deskLogPlan,
  mount: (actor) => <DeskLog actor={actor} />,
  perform: {
    'field.change': ({ change: { subject = '' } }) => person.type(copy.fields.subject, subject),
    'filter.apply': () => pressOrLate('button', copy.apply),
    'page.turn': () => pressOrLate('button', copy.pagination.next),
    'log.retry': () => pressOrLate('button', copy.retry),
    'chain.check': () => pressOrLate('button', copy.chain.again),
  },
  look,
});
