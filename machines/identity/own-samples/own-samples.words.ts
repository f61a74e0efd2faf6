import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { ownSamplesMachine } from './own-samples.machine';

export const ownSamplesWords = {
  events: { 'samples.refresh': '重新取样品' },
  guards: { isHeard: '取到了' },
  actions: {
    keepSamples: '记下样品',
    dropSamples: '收起样品',
    clearFailure: CHART_WORDS.clearFailure,
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: '记下意外',
  },
  actors: { loadOwnSamples: '取本人的样品' },
  delays: {},
} satisfies WordsOf<typeof ownSamplesMachine>;
