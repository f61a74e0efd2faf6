import { expect, it } from 'vitest';
import type { SnapshotFrom } from 'xstate';

import { purchaseListMachine } from '../../../machines/booking/purchase-list';
import { choicesAt, startsOf } from '../../support/model/choices';
import { nextPlace, type Place } from '../../support/model/moment';
import { stepLabel, type Step } from '../../support/model/step';
import { purchaseListPlan } from '../../support/plans/booking/purchase-list.plan';

/** The plan walks save no change while a name is typed. */
it('keeps a typed name when another change of the list is saved', () => {
  let place: Place | null = null;
  const go = (step: Step | undefined) => {
    if (!step) throw new Error('the plan offers no such step');
    place = nextPlace(purchaseListMachine, place, step);
    return place.snapshot as SnapshotFrom<typeof purchaseListMachine>;
  };
  const goBy = (label: string) =>
    go(
      (place ? choicesAt(purchaseListPlan, place) : startsOf(purchaseListPlan)).find((one) => stepLabel(one) === label),
    );
  for (const label of [
    'start (a list)',
    'loadList ends (one of two lists)',
    'list.ask (a new one)',
    'list.name (another)',
  ])
    goBy(label);
  const busy = go({ kind: 'event', name: '', event: { type: 'delivery.choose', delivery: { way: 'SEND', to: '' } } });
  const saved = goBy('changeList ends (three drums)');
  expect([busy.hasTag('busy'), saved.hasTag('busy'), saved.context.asking]).toMatchObject([
    true,
    false,
    { what: 'make', name: '年底备货' },
  ]);
});
