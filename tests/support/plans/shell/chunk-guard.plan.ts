import { chunkGuardMachine } from '../../../../machines/shell/chunk-guard';
import { sharedPlan } from '../../model/plan';

export const chunkGuardPlan = sharedPlan('chunkGuardPlan', chunkGuardMachine, {
  inputs: { 'an open page': undefined },
  events: { 'chunk.failed': 'bare', 'page.reload': 'bare' },
  outcomes: {
    chunkWatcher: 'stream',
    reloadOnce: {
      done: { 'starts anew': { isReloading: true }, 'has done so already': { isReloading: false } },
      error: { bug: new TypeError('no way to reload') },
    },
  },
  distinguish: () => null,
});
