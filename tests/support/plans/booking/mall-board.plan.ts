import { mallBoardMachine } from '../../../../machines/booking/mall-board';
import { sharedPlan } from '../../model/plan';
import { ALL_GOODS, EMPTY_SHEET, SHEET, WITHHELD_SHEET } from '../../../../stories/booking/mall.fixtures';

export const mallBoardPlan = sharedPlan('mallBoardPlan', mallBoardMachine, {
  inputs: { 'all goods': { question: ALL_GOODS } },
  events: {
    'words.type': ({ context }) => ({ ...(context.typed === '' && { 'a name': { words: '甲苯' } }) }),
    'words.submit': 'bare',
    'question.ask': ({ context: { question } }) => ({
      'cheapest first': { question: { ...question, sort: 'price' as const } },
      'as usual': { question: { ...question, sort: 'best' as const } },
    }),
    'question.set': { 'all goods': { question: ALL_GOODS } },
    'list.retry': 'bare',
    'lines.counted': { 'three lines': { lines: 3 }, 'somebody has left': { lines: null } },
    'filters.open': 'bare',
    'filters.close': 'bare',
  },
  outcomes: {
    loadSheet: {
      done: {
        'a page': { ok: true, sheet: SHEET },
        nothing: { ok: true, sheet: EMPTY_SHEET },
        'a number that is hidden': { ok: true, sheet: WITHHELD_SHEET },
        offline: { ok: false, failure: { code: 'network' } },
        refused: { ok: false, failure: { code: 'unavailable' } },
      },
      error: { bug: new TypeError('not an answer') },
    },
    lineWatcher: 'stream',
  },
  distinguish: ({ question, typed, sheet, failureCode, lines }) => [
    question.words,
    question.sort,
    typed,
    sheet?.total ?? null,
    sheet?.isWithheld ?? null,
    failureCode,
    lines,
  ],
});
