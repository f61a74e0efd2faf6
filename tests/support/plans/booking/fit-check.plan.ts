import { IMDG_EDITION } from '../../../../domain/goods/edition';
import type { Fit } from '../../../../domain/offer/fit';
import { fitCheckMachine } from '../../../../machines/booking/fit-check';
import { sharedPlan } from '../../model/plan';

const OFFER = 'L-SHWG-NLRTM-261209';

const fit = (level: Fit['acceptance']['level'], reason: string, nextFit: Fit['nextFit'] = null): Fit => ({
  offerId: OFFER,
  state: 'OPEN',
  acceptance: { level, reason, source: 'IMDG', edition: IMDG_EDITION, notice: '以承运人审核为准' },
  nextFit,
});

export const FITS = fit('PASS_CHECK_DGL', '箱内已有第 9 类，无一般隔离要求，仍需查第 16b 栏');
export const CLASHES = fit('BLOCK', '本班箱位已有第 3 类，不得同箱', {
  day: '2026-12-16',
  offerId: 'L-SHWG-NLRTM-261216',
});

const question = (unNo: string) => ({ search: { unNo }, offerIds: [OFFER] });

export const fitCheckPlan = sharedPlan('fitCheckPlan', fitCheckMachine, {
  inputs: { 'a form': undefined },
  events: {
    'question.changed': {
      methanol: { question: question('1230') },
      peroxide: { question: question('2014') },
      'nothing to ask': { question: null },
    },
  },
  outcomes: {
    questionWatcher: 'stream',
    ask: {
      done: {
        fits: { ok: true, answer: [FITS] },
        clashes: { ok: true, answer: [CLASHES] },
        'none of the way': { ok: true, answer: [] },
        'no answer': { ok: false },
      },
      error: { bug: new TypeError('not an answer') },
    },
  },
  distinguish: ({ question: asked, answer }) => [asked?.search, answer?.map(({ acceptance }) => acceptance.level)],
});
