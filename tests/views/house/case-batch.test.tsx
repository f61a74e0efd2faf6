import { person } from '#person';
import { screen } from '@testing-library/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { expect } from 'vitest';

import {
  caseBatchIntents,
  selectCaseBatch,
  ticksIn,
  type CaseBatchActor,
  type CaseBatchSnapshot,
} from '../../../machines/house/case-batch';
import { caseBatchCopy as copy } from '../../../src/copy/house/case-batch';
import { deskCaseCopy } from '../../../src/copy/house/desk-case';
import { DeskQueueView } from '../../../src/features/house/desk-queue';
import { CARRIED_VIEW, DEPARTED, FIRST, QUEUE_INTENTS, SECOND } from '../../../stories/house/batch.fixtures';
import { elsewhere, late, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { CARRIED, caseBatchPlan, OTHER } from '../../support/plans/house/case-batch.plan';

function look(now: CaseBatchSnapshot) {
  const view = selectCaseBatch(now);
  const { step, readings, outcomes, failureCode, message, isLacking, ready } = view;
  const ticked = ticksIn(view, CARRIED);
  for (const no of [FIRST, SECOND])
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: copy.tick(no) }).checked).toBe(ticked.includes(no));
  const fault = isLacking ? deskCaseCopy.lacking : (message ?? (failureCode && copy.failure[failureCode]));
  expect(screen.queryByText(new RegExp(fault || 'no fault at all')) !== null).toBe(Boolean(fault));
  const isShown =
    step === 'unread' || step === 'waiting' || ticked.length > 0 || ['working', 'cut', 'done'].includes(step);
  const of = (name: string | RegExp) => screen.queryByRole('button', { name }) !== null;
  expect(of(DEPARTED.name ?? '')).toBe(step === 'offered' && view.acts.length > 0 && isShown);
  expect(of(copy.send(ready))).toBe(step === 'read' && ready > 0);
  expect(of(copy.resume)).toBe(step === 'cut');
  expect(of(copy.close)).toBe(step === 'cut' || step === 'done');
  const told = step === 'read' ? readings : step === 'cut' || step === 'done' ? outcomes : [];
  for (const { orderNo, end, message: said, texts } of told) {
    expect(screen.queryAllByText(new RegExp(said || orderNo)).length).toBeGreaterThan(0);
    if (end === 'done') for (const text of texts) expect(screen.getByText(text)).toBeDefined();
  }
  if (step === 'done')
    expect(screen.getByText(copy.done(outcomes.filter(({ end }) => end === 'done').length))).toBeDefined();
}

function Queue({ actor }: { actor: CaseBatchActor }) {
  const view = useSelector(actor, selectCaseBatch, shallowEqual);
  return <DeskQueueView view={CARRIED_VIEW} on={QUEUE_INTENTS} batch={{ view, on: caseBatchIntents(actor) }} />;
}

walkView({
  plan: caseBatchPlan,
  mount: (actor) => <Queue actor={actor} />,
  perform: {
    'line.tick': ({ no, isSpan }) => person.press('checkbox', copy.tick(no), isSpan ? 'Shift' : undefined),
    'page.tick': () => pressOrLate('button', copy.page),
    'all.tick': ({ asked }) => (asked === OTHER ? elsewhere() : pressOrLate('button', copy.all(CARRIED_VIEW.total))),
    'ticks.clear': () => pressOrLate('button', copy.clear),
    'acts.retry': () => pressOrLate('button', deskCaseCopy.failed.retry),
    'act.choose': () => pressOrLate('button', DEPARTED.name ?? ''),
    'field.change': ({ value }) =>
      screen.queryAllByRole('textbox').length === 0 ? late() : person.type(deskCaseCopy.fields.reason, String(value)),
    'act.rehearse': () => pressOrLate('button', copy.rehearse.idle),
    'act.change': () => pressOrLate('button', deskCaseCopy.change),
    'act.drop': () => pressOrLate('button', deskCaseCopy.drop),
    'act.send': () => pressOrLate('button', /^办理这/),
    'act.resume': () => pressOrLate('button', copy.resume),
    'batch.close': () => pressOrLate('button', copy.close),
  },
  look,
});
