import type { CaseField } from '../../../../domain/house/act-fields';
import type { SurchargeCase } from '../../../../domain/house/case';
import { deskCaseMachine } from '../../../../machines/house/desk-case';
import {
  SURCHARGE_NEW,
  SURCHARGE_OWN,
  SURCHARGE_PAST_TEN,
  SURCHARGE_READING,
  SURCHARGE_WAITS,
} from '../../../../stories/house/surcharges.fixtures';
import { sharedPlan } from '../../model/plan';
import { SELF, WANG } from './desk-case.plan';

const field = { isNeeded: true, options: [], value: '' } satisfies Partial<CaseField>;
export const NAME = '附加费名称';
export const PERCENT = '百分比';

/** Forms are drawn by kind; two fields represent all. */
const NEW: SurchargeCase = {
  ...SURCHARGE_NEW,
  acts: [
    {
      id: 'surcharge.lane',
      name: null,
      fields: [
        { ...field, id: 'name', kind: 'text', label: NAME },
        { ...field, id: 'percent', kind: 'number', label: PERCENT },
      ],
    },
  ],
};

const failed = <TCode extends string>(code: TCode) => ({ ok: false as const, failure: { code } });
const told = { ok: false as const, failure: { code: 'told' as const, message: '百分比应为 0.1–50' } };
const bug = { bug: new TypeError('no surcharge') };
const colleagues = [SELF, WANG];
const read = { ok: true as const, texts: [], answer: null, notice: null, closure: null, calendar: null };

/** Draft surcharge, and one of a colleague that waits for approval. */
export const surchargeCasePlan = sharedPlan('surchargeCasePlan', deskCaseMachine, {
  inputs: { 'a new surcharge': { subject: { kind: 'surcharge', no: NEW.no }, self: SELF, back: null, finished: null } },
  events: {
    'case.refresh': 'bare',
    'onward.toggle': (): Record<string, object> => ({}),
    'act.choose': { 'a lane': { act: 'surcharge.lane' }, 'agreeing to it': { act: 'surcharge.approved' } },
    'act.drop': 'bare',
    'field.change': ({ context: { actId, said } }): Record<string, { field: string; value: string }> => {
      if (actId !== 'surcharge.lane') return {};
      return said['name'] === '旺季附加费'
        ? { 'the percent': { field: 'percent', value: '8.5' } }
        : { 'the name': { field: 'name', value: '旺季附加费' } };
    },
    'files.choose': (): Record<string, { files: never[] }> => ({}),
    'act.rehearse': 'bare',
    'act.send': 'bare',
    'act.change': 'bare',
    'case.hold': (): Record<string, { to: string | null }> => ({}),
  },
  outcomes: {
    loadCase: {
      done: {
        'nothing put yet': { ok: true, shown: NEW, colleagues },
        'one that waits for a second person': { ok: true, shown: SURCHARGE_WAITS, colleagues },
        'one of my own that waits': { ok: true, shown: SURCHARGE_OWN, colleagues },
        gone: failed('gone' as const),
        offline: failed('network' as const),
      },
      error: bug,
    },
    rehearse: {
      done: {
        'within ten per cent': { ...read, surcharge: SURCHARGE_READING },
        'past ten per cent': { ...read, surcharge: SURCHARGE_PAST_TEN },
        overtaken: failed('moved' as const),
        'told why not': told,
      },
      error: bug,
    },
    act: { done: { done: { ok: true }, overtaken: failed('moved' as const), 'told why not': told }, error: bug },
    hold: { done: { done: { ok: true } }, error: bug },
    findNext: { done: { 'no more': { next: null } }, error: bug },
    paperView: 'stream',
    documents: 'stream',
  },
  distinguish: ({ shown, actId, said, reading, isLacking, notice, failureCode, message }) => [
    shown?.kind === 'surcharge' && [shown.no, shown.isOwn],
    actId,
    said,
    reading?.surcharge?.said,
    isLacking,
    notice,
    failureCode,
    message,
  ],
});
