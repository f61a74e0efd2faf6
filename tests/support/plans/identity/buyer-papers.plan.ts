import type { OwnPapers } from '../../../../domain/mall/buyer-papers';
import { LICENCE_BYTES } from '../../../../domain/people/enterprise';
import { buyerPapersMachine } from '../../../../machines/identity/buyer-papers';
import { blankPapers, WAITING_PAPER } from '../../../../stories/identity/buyer-papers.fixtures';
import { sharedPlan } from '../../model/plan';

const sheetOf = (more: Partial<OwnPapers>) => ({
  ok: true as const,
  typed: null,
  sheet: { ...blankPapers.sheet, ...more },
});

const fileOf = (name: string, type: string, size = 4) => ({
  file: { name, type, size, arrayBuffer: async () => new ArrayBuffer(size) },
});
const refused = (code: 'verifyFirst' | 'tooMany' | 'fileRefused' | 'decided' | 'network' | 'unavailable') => ({
  ok: false as const,
  failure: { code },
});

export const buyerPapersPlan = sharedPlan('buyerPapersPlan', buyerPapersMachine, {
  inputs: { fresh: undefined },
  events: {
    'papers.refresh': 'bare',
    'field.change': ({ context: { form } }) => ({
      ...(form.paper === 'HAZLIC' && { 'a permit': { change: { paper: 'PRECREG' as const } } }),
      ...(form.number === '' && { 'a number': { change: { number: '沪 2026-8' } } }),
      ...(form.validTo === '' && { 'a day to come': { change: { validTo: '2026-09-30' } } }),
      ...(form.paper === 'PRECREG' && form.goodsId === '' && { 'a substance': { change: { goodsId: 'toluene' } } }),
      ...(form.paper === 'PRECREG' &&
        form.kg === '' && { 'kilograms, as they are spoken': { change: { kg: '3 000' } } }),
    }),
    'file.choose': {
      'a scan': fileOf('备案.jpg', 'image/jpeg'),
      'far too much': fileOf('备案.png', 'image/png', LICENCE_BYTES + 1),
      'a sheet of figures': fileOf('figures.xlsx', 'application/vnd.ms-excel'),
    },
    'file.remove': 'bare',
    'form.submit': 'bare',
    'paper.takeBack': { 'the one that waits': { paperId: WAITING_PAPER.paperId } },
  },
  outcomes: {
    loadPapers: {
      done: {
        nothing: sheetOf({}),
        'one waits': sheetOf({ records: [WAITING_PAPER] }),
        'not verified': sheetOf({ mayHandIn: false }),
        'turned down meanwhile': sheetOf({ mayHandIn: false, records: [WAITING_PAPER] }),
        unavailable: { ok: false },
      },
      error: { bug: new TypeError('no papers') },
    },
    handInPaper: {
      done: {
        taken: { ok: true },
        'not verified': refused('verifyFirst'),
        'too many': refused('tooMany'),
        'file refused': refused('fileRefused'),
        unavailable: refused('unavailable'),
        offline: refused('network'),
      },
      error: { bug: new TypeError('not an answer') },
    },
    takeBackPaper: {
      done: {
        gone: { ok: true },
        decided: refused('decided'),
        unavailable: refused('unavailable'),
        offline: refused('network'),
      },
      error: { bug: new TypeError('not an answer') },
    },
  },
  distinguish: ({ sheet, form, file, faults, failureCode, notice, focus }) => [
    sheet.mayHandIn,
    sheet.records.length,
    form,
    file?.name,
    faults,
    failureCode,
    notice,
    focus.field,
  ],
});
