import { describeModel } from '../../support/model/describe-model';
import { deskQueuePlan } from '../../support/plans/house/desk-queue.plan';

describeModel(deskQueuePlan, {
  invariants: {
    'a failure is forgotten while the list is loaded': ({ context, ...now }) =>
      !now.hasTag('loading') || context.failureCode === null,
    'a person who refreshes the list is no watcher, and a page that looks again is one': (
      now,
      before,
      { step, effects },
    ) => {
      if (!now.matches('lookingAgain') || before?.matches('lookingAgain') !== false) return true;
      const isByHand = step.kind === 'event' && step.event.type === 'queue.refresh';
      return effects.some((line) => line.startsWith('start ') && line.includes(`"isWatching":${String(!isByHand)}`));
    },
    'nothing is looked at again while nobody sees it': (now, before, { step }) =>
      step.kind !== 'time' || !now.matches('lookingAgain') || before?.context.isHidden === false,
    'what is counted is counted whole': ({ context, ...now }) => !now.hasTag('listed') || context.counts !== null,
  },
});
