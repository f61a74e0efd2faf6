import { person } from '#person';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect } from 'vitest';

import { besideListed, selectCaseList, type CaseListSnapshot } from '../../../machines/house/case-list';
import { caseListCopy as copy } from '../../../src/copy/house/case-list';
import { CaseList } from '../../../src/features/house/case-list';
import { pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { caseListPlan } from '../../support/plans/house/case-list.plan';

beforeAll(() => person.sitsBefore(1440));
afterAll(() => person.sitsBefore(414));

function look(now: CaseListSnapshot) {
  const view = selectCaseList(now);
  const { stage, records, subject, isLeft, failureCode } = view;
  const isShown = stage === 'listed' && records.length > 0;
  const rows = screen.queryAllByRole('link');
  expect(rows.map((row) => row.getAttribute('href'))).toEqual(
    isShown ? records.map((line) => `#/case/${line.kind === 'order' ? line.orderNo : ''}`) : [],
  );
  const open = rows.find((row) => row.getAttribute('aria-current') === 'true');
  const isListed = rows.some((row) => row.getAttribute('href') === `#/case/${subject.no}`);
  expect(open?.getAttribute('href'), 'the open case is marked').toBe(isListed ? `#/case/${subject.no}` : undefined);
  expect(screen.queryByText(copy.left) !== null).toBe(isShown && isLeft);
  const told = screen.queryAllByRole('alert').map((one) => one.textContent);
  expect(told).toEqual(failureCode === null || stage === 'absent' ? [] : [copy.failure[failureCode]]);
  expect(besideListed(view) === undefined, 'next and previous are those of the list while it is there').toBe(
    stage !== 'listed',
  );
}

walkView({
  plan: caseListPlan,
  mount: (actor) => <CaseList actor={actor} />,
  perform: {
    'page.turn': () => pressOrLate('button', copy.next),
    'list.retry': () => person.press('button', copy.retry),
  },
  byWorld: {
    'room.found': 'the width of the page',
    'room.lost': 'the width of the page',
    'page.hidden': 'the browser',
    'page.seen': 'the browser',
    'list.refresh': 'a deed at the case',
    'case.opened': 'the desk, by its address',
  },
  look,
});
