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
      const isByHand = step.kind === 'event' && ['queue.refresh', 'sort.choose'].includes(step.event.type);
      return effects.some((line) => line.startsWith('start ') && line.includes(`"isWatching":${String(!isByHand)}`));
    },
    'a list is called sorted only as it was read': ({ context: { sorted }, ...now }, before) =>
      !before || sorted === before.context.sorted || now.matches('listed'),
    'a list that nobody sees is looked at each minute, not each 15 seconds': (now, before, { step }) =>
      step.kind !== 'time' || step.ms !== 15_000 || before?.context.isHidden !== true || !now.matches('lookingAgain'),
    'what became of a file is forgotten while another list is loaded': ({ context, ...now }) =>
      !now.hasTag('loading') || context.exported === null,
    'what is counted is counted whole': ({ context, ...now }) => !now.hasTag('listed') || context.counts !== null,
  },
});
