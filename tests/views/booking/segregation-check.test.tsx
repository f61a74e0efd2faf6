import { person } from '#person';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

import {
  selectSegregationCheck,
  type SegregationCheckActor,
  type SegregationCheckSnapshot,
} from '../../../machines/booking/segregation-check';
import { segregationCopy as copy } from '../../../src/copy/trade/segregation';
import { segregationGridCopy } from '../../../src/copy/trade/segregation-grid';
import { SegregationCheck } from '../../../src/features/segregation-check/segregation-check';
import { elsewhere, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { segregationCheckPlan } from '../../support/plans/booking/segregation-check.plan';

const Page = ({ actor }: { actor: SegregationCheckActor }) => (
  <SegregationCheck actor={actor} renderPicker={(_, { label }) => <input aria-label={label} readOnly value="" />} />
);

const PAIR = /^盐酸与液碱：/;

function look(snapshot: SegregationCheckSnapshot) {
  const { goods, isFull, verdict, chosen, objection, failure } = selectSegregationCheck(snapshot);
  const page = document.body.textContent ?? '';
  const listed = within(screen.getByRole('list', { name: segregationGridCopy.list })).queryAllByRole('button');
  expect(listed.map((one) => one.getAttribute('aria-label'))).toEqual(goods.map(({ unNo }) => copy.remove(unNo)));
  expect(screen.queryByLabelText(copy.add) === null, 'a full list takes no more').toBe(isFull);
  for (const one of ['duplicate', 'notDangerous'] as const)
    expect(page.includes(copy.objection[one])).toBe(objection === one);
  const told = failure?.code === 'refused' ? failure.message : failure && copy.failure[failure.code];
  const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  expect(
    alerts.some((text) => told !== null && text?.includes(told)),
    'a failure is told at once',
  ).toBe(failure !== null);
  const pair = screen.queryByRole('button', { name: PAIR });
  expect(pair !== null, 'a verdict stands in the grid').toBe(verdict !== null);
  expect(pair?.getAttribute('aria-pressed') ?? null).toBe(verdict ? String(chosen !== null) : null);
  if (!verdict) return;
  const heading = screen.getByRole('heading', { level: 3 }).textContent;
  expect(heading).toBe(copy.verdict[(chosen ?? verdict).level]);
  for (const words of [...verdict.reasons, verdict.edition, verdict.notice]) expect(page).toContain(words);
  expect(page.includes(copy.fewest(2)), 'what must not be together is split').toBe(verdict.level === 'BLOCK');
}

walkView({
  plan: segregationCheckPlan,
  mount: (actor) => <Page actor={actor} />,
  perform: {
    'goods.remove': (event) => {
      const name = copy.remove(event.unNo);
      return pressOrLate('button', name);
    },
    'pair.choose': (event) => (event.of[0] === 0 ? person.press('button', PAIR) : elsewhere()),
    'check.retry': () => person.press('button', copy.retry),
  },
  byWorld: {
    'option.chosen': 'the pickers, which have a walk of their own',
  },
  look,
});
