import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { formatMoney } from '../../../domain/values/money';
import { selectDeskCase, type DeskCaseSnapshot } from '../../../machines/house/desk-case';
import { deskCaseCopy as copy } from '../../../src/copy/house/desk-case';
import { secondPersonCopy } from '../../../src/copy/house/second-person';
import { surchargeCopy } from '../../../src/copy/house/surcharges';
import { DeskCase } from '../../../src/features/house/desk-case';
import { pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { NAME, PERCENT, surchargeCasePlan } from '../../support/plans/house/surcharge-case.plan';

const LABELS: Readonly<Record<string, string>> = { name: NAME, percent: PERCENT };

const NO_PAPERS = 'a surcharge has no papers';
const NO_LIST = 'a surcharge opened by a link has no list';
const HELD = 'who works at a case is walked with that of an order';

function look(now: DeskCaseSnapshot) {
  const { stage, shown, act, step, reading } = selectDeskCase(now);
  if (stage !== 'shown' || shown?.kind !== 'surcharge') return;
  expect(screen.queryByText(secondPersonCopy.own) !== null).toBe(shown.isOwn);
  for (const id of ['surcharge.lane', 'surcharge.approved', 'surcharge.dropped'] as const) {
    const isOffered = act === null && shown.acts.some((one) => one.id === id);
    expect(screen.queryByRole('button', { name: copy.acts[id] }) !== null, id).toBe(isOffered);
  }
  const told = step === 'read' ? (reading?.surcharge ?? null) : null;
  expect(screen.queryByText(surchargeCopy.offers) !== null).toBe(told !== null);
  if (told === null) return;
  expect(screen.getAllByText(told.said).length).toBeGreaterThan(0);
  expect(screen.queryByText(surchargeCopy.noExamples) !== null).toBe(told.examples.length === 0);
  for (const { before, after } of told.examples) {
    expect(screen.getByText(formatMoney(before))).toBeTruthy();
    expect(screen.getByText(formatMoney(after))).toBeTruthy();
  }
}

walkView({
  plan: surchargeCasePlan,
  mount: (actor) => <DeskCase actor={actor} renderPaper={() => null} />,
  perform: {
    'case.refresh': () => person.press('button', copy.failed.retry),
    'act.choose': ({ act }) => pressOrLate('button', copy.acts[act]),
    'act.drop': () => person.press('button', copy.drop),
    'field.change': ({ field, value }) => person.type(LABELS[field] ?? '', String(value)),
    'act.rehearse': () => person.press('button', copy.rehearseChange.idle),
    'act.send': () => person.press('button', copy.send.idle),
    'act.change': () => person.press('button', copy.change),
  },
  byWorld: {
    'files.choose': NO_PAPERS,
    'case.hold': HELD,
    'onward.toggle': NO_LIST,
  },
  beyondReach: {
    'deskCase.filling|act.rehearse|0': HELD,
    'deskCase.filling|act.rehearse|1': NO_PAPERS,
    'deskCase.filling|case.hold|0': HELD,
    'deskCase.filling|files.choose|0': NO_PAPERS,
    'deskCase.read|act.send|0': NO_PAPERS,
    'deskCase.shown|onward.toggle|0': NO_LIST,
    'deskCase.sending|xstate.done.actor.act|0': NO_LIST,
    'deskCase.leading|xstate.done.actor.findNext|0': NO_LIST,
    'deskCase.leading|xstate.done.actor.findNext|1': NO_LIST,
    'deskCase.leading|xstate.error.actor.findNext|0': NO_LIST,
    'deskCase.shown|always|0': HELD,
    'deskCase.shown|case.hold|0': HELD,
    'deskCase.holding|xstate.done.actor.hold|0': HELD,
    'deskCase.holding|xstate.done.actor.hold|1': HELD,
    'deskCase.holding|xstate.done.actor.hold|2': HELD,
    'deskCase.holding|xstate.error.actor.hold|0': HELD,
    'deskCase.warned|act.change|0': NO_PAPERS,
    'deskCase.warned|act.drop|0': NO_PAPERS,
    'deskCase.warned|act.send|0': NO_PAPERS,
  },
  look,
});
