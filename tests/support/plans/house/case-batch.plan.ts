import type { CaseOutcome } from '../../../../domain/house/many';
import type { QueueChoice } from '../../../../domain/house/queue';
import { caseBatchMachine, type CaseBatchContext, type LineTick } from '../../../../machines/house/case-batch';
import {
  CARRIED_CHOICE,
  DEPARTED,
  FIRST,
  HELD,
  REFUSED,
  SECOND,
  textOf,
} from '../../../../stories/house/batch.fixtures';
import { sharedPlan } from '../../model/plan';

export const CARRIED = CARRIED_CHOICE;
export const OTHER: QueueChoice = { ...CARRIED, departure: '2026-11-25 远航 19W' };
const NOS = [FIRST, SECOND];
const MIXED = '所选订单的运输方式不同，请先按运输方式筛选，再一起办理';
const caseOf = (orderNo: string) => ({ orderNo, turn: '0.4', heldBy: null });
const movedOn = (orderNo: string) => ({ ...caseOf(orderNo), turn: '0.5' });
const rehearsed = (orderNo: string): CaseOutcome => ({ orderNo, end: 'done', message: '', texts: [textOf(orderNo)] });
const done = (orderNo: string): CaseOutcome => ({ orderNo, end: 'done', message: '', texts: [] });

const failed = (code: 'network' | 'unavailable') => ({ ok: false as const, failure: { code } });
const told = { ok: false as const, failure: { code: 'told' as const, message: MIXED } };
const bug = { bug: new TypeError('no answer') };

const lineTick = (line: Pick<LineTick, 'no' | 'isSpan'>): LineTick => ({ asked: CARRIED, nos: NOS, ...line });

const isEarly = ({ actId, failureCode, message }: CaseBatchContext) =>
  actId === null && failureCode === null && message === null;

export const caseBatchPlan = sharedPlan('caseBatchPlan', caseBatchMachine, {
  inputs: { 'at the orders of a ship': undefined },
  events: {
    'line.tick': ({ context }): Record<string, LineTick> => ({
      'the first line': lineTick({ no: FIRST, isSpan: false }),
      ...(context.anchor === FIRST &&
        isEarly(context) && { 'to the second line': lineTick({ no: SECOND, isSpan: true }) }),
    }),
    'page.tick': ({ context }): Record<string, { asked: QueueChoice; nos: readonly string[] }> =>
      isEarly(context) ? { 'this page': { asked: CARRIED, nos: NOS } } : {},
    'all.tick': ({ context }): Record<string, { asked: QueueChoice }> =>
      isEarly(context)
        ? {
            'all of the ship': { asked: CARRIED },
            ...(context.ticked.length === 1 &&
              context.asked === CARRIED && { 'all of another ship': { asked: OTHER } }),
          }
        : {},
    'ticks.clear': 'bare',
    'acts.retry': 'bare',
    'act.choose': { departed: { act: 'departed' } },
    'field.change': { 'a reason': { field: 'reason', value: '准点开航' } },
    'act.rehearse': 'bare',
    'act.change': 'bare',
    'act.drop': 'bare',
    'act.send': 'bare',
    'act.resume': 'bare',
    'batch.close': 'bare',
  },
  outcomes: {
    findAll: {
      done: {
        'all there are': { ok: true, nos: NOS, total: 2 },
        'more than are done at once': { ok: true, nos: NOS, total: 7 },
        offline: failed('network'),
      },
      error: bug,
    },
    readMany: {
      done: {
        'a step for all': { ok: true, acts: [DEPARTED], cases: NOS.map(caseOf) },
        'the same step later': { ok: true, acts: [DEPARTED], cases: NOS.map(movedOn) },
        'no step for all': { ok: true, acts: [], cases: NOS.map(caseOf) },
        'told why not': told,
        unavailable: failed('unavailable'),
      },
      error: bug,
    },
    rehearseMany: {
      done: {
        'both can be done': { ok: true, records: NOS.map(rehearsed) },
        'the first of two': { ok: true, records: [rehearsed(FIRST)] },
        'one is held': { ok: true, records: [rehearsed(FIRST), HELD] },
        'none can be done': {
          ok: true,
          records: REFUSED,
        },
        offline: failed('network'),
      },
      error: bug,
    },
    actOnMany: {
      done: {
        'both are done': { ok: true, records: NOS.map(done) },
        'the first of two': { ok: true, records: [done(FIRST)] },
        'one is held': { ok: true, records: [done(FIRST), HELD] },
        'the line is cut': failed('network'),
      },
      error: bug,
    },
  },
  distinguish: ({
    asked,
    ticked,
    cases,
    anchor,
    left,
    acts,
    actId,
    said,
    readings,
    outcomes,
    isLacking,
    failureCode,
    message,
  }) => [
    asked?.departure,
    cases.map(({ turn }) => turn),
    ticked,
    anchor,
    left,
    acts.length,
    actId,
    said,
    readings.map(({ orderNo, end }) => [orderNo, end]),
    outcomes.map(({ orderNo, end }) => [orderNo, end]),
    isLacking,
    failureCode,
    message,
  ],
});
