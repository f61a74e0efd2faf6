import { person } from '#person';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

import { selectMallBoard, type MallBoardActor, type MallBoardSnapshot } from '../../../machines/booking/mall-board';
import { mallCopy as copy } from '../../../src/copy/mall/board';
import { shelfCopy } from '../../../src/copy/words/shelf';
import { MallBoard } from '../../../src/features/mall/mall-board';
import { elsewhere, late, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { mallBoardPlan } from '../../support/plans/booking/mall-board.plan';

const PHONE = 800;
const DESK = 1440;

const isDrawerOpen = () => screen.queryByRole('dialog') !== null;

function look(snapshot: MallBoardSnapshot) {
  const { question, typed, sheet, isBusy, isFiltering, failureCode, lines } = selectMallBoard(snapshot);
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: copy.search.label, hidden: true }).value).toBe(typed);
  expect(screen.getByLabelText(copy.what, { selector: 'section' }).getAttribute('aria-busy')).toBe(String(isBusy));
  expect(screen.queryByText(failureCode ? shelfCopy.failure[failureCode] : 'nothing failed') !== null).toBe(
    failureCode !== null,
  );
  const cards = failureCode ? [] : (sheet?.records ?? []);
  const main = screen.getByLabelText(copy.what, { selector: 'section' });
  expect(within(main).queryAllByRole('heading', { level: 2, hidden: true })).toHaveLength(
    cards.length + (!failureCode && sheet?.total === 0 ? 1 : 0),
  );
  const isWithheld = !failureCode && sheet?.isWithheld === true;
  expect(screen.queryByText(copy.withheld.title) !== null, 'a number that is hidden has one sentence').toBe(isWithheld);
  expect(isDrawerOpen()).toBe(isFiltering);
  const entrance = screen.getByRole('link', { name: /^采购单/, hidden: true });
  expect(entrance.textContent).toBe(lines ? `${copy.list}${lines}${copy.lines}` : copy.list);
  const chosen = screen.getByRole('button', { name: copy.sort.keys[question.sort], hidden: true });
  expect(chosen.getAttribute('aria-pressed')).toBe('true');
}

walkView({
  plan: mallBoardPlan,
  mount: (actor: MallBoardActor) => <MallBoard actor={actor} openId={null} />,
  perform: {
    'words.type': async ({ words }) => {
      if (isDrawerOpen()) return elsewhere();
      await person.sitsBefore(DESK);
      return person.type(copy.search.label, words);
    },
    'words.submit': async () => {
      await person.sitsBefore(DESK);
      return isDrawerOpen() ? elsewhere() : person.press('button', copy.search.submit);
    },
    'question.ask': ({ question }) =>
      isDrawerOpen() ? elsewhere() : person.press('button', copy.sort.keys[question.sort]),
    'list.retry': () => (isDrawerOpen() ? elsewhere() : pressOrLate('button', shelfCopy.retry)),
    'filters.open': async () => {
      await person.sitsBefore(PHONE);
      return isDrawerOpen() ? late() : person.press('button', copy.filter.open(0));
    },
    'filters.close': () => pressOrLate('button', copy.filter.close),
  },
  byWorld: { 'question.set': 'the address', 'lines.counted': 'the purchase list' },
  look,
});
