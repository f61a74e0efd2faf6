import { describe, expect, it } from 'vitest';

import { anOrder } from '../../flows/journey/an-order';
import { machines } from '../../flows/list/machines';
import { chapterAtStep, startJourney, countSteps } from '../../flows/live/journey';

const machineOf = (flow: string) => {
  const machine = machines.get(flow);
  if (!machine) throw new Error(`no machine ${flow}`);
  return machine;
};

const travel = (begin = 0) => startJourney(anOrder, machineOf, begin);
const standing = ({ current }: ReturnType<typeof travel>) =>
  current().moment.charts.map(({ path, snapshot }) => [path.join('/'), snapshot.value]);
const LAST = countSteps(anOrder) - 1;

describe('order journey from search to receipt', () => {
  it('visits four pages', () => {
    expect(anOrder.map(({ flow }) => flow)).toEqual(['bookingSearch', 'offerSearch', 'orderPage', 'orderReceipt']);
    expect(chapterAtStep(anOrder, 0)).toEqual({ index: 0, at: 0 });
    expect(chapterAtStep(anOrder, 7)).toEqual({ index: 1, at: 0 });
    expect(chapterAtStep(anOrder, LAST)).toEqual({ index: 3, at: 5 });
  });

  it('moves a chart with every step', () => {
    const journey = travel();
    for (let step = 0; step < LAST; step += 1) {
      journey.go(step + 1);
      const { stand, moment } = journey.current();
      const taken = [...moment.taken.values()].reduce((sum, ids) => sum + ids.size, 0);
      const says = stand.chapter.strides[stand.at - 1]?.says ?? 'a page opens';
      expect({ says, moved: stand.at === 0 || taken > 0, at: moment.at }).toEqual({ says, moved: true, at: stand.at });
    }
  });

  it('ends every page where the next begins', () => {
    const ends = anOrder.map((_, index) => {
      const journey = travel(countSteps(anOrder.slice(0, index + 1)) - 1);
      return Object.fromEntries(standing(journey));
    });
    expect(ends[0]).toMatchObject({ '': 'ready' });
    expect(ends[1]).toMatchObject({ '': { shown: 'complete' }, quoting: { resting: 'held' } });
    expect(ends[2]).toMatchObject({ '': { order: 'placed' }, orderSubmit: 'done', orderForm: { filling: 'locked' } });
    expect(ends[3]).toMatchObject({ '': { shown: { order: 'counting', greeting: 'closed' } }, papers: 'sending' });
  });

  it('is the same forward, backward and by link', () => {
    const journey = travel();
    journey.go(20);
    const there = standing(journey);
    journey.go(LAST);
    journey.go(20);
    expect(standing(journey)).toEqual(there);
    expect(standing(travel(20))).toEqual(there);
    expect([travel(-3), travel(999), travel(Number.NaN)].map(({ current }) => current().step)).toEqual([0, LAST, 0]);
  });

  it('returns to its script after a manual event', () => {
    const journey = travel(20);
    const there = standing(journey);
    journey.current().stand.live.current().system.root.send({ type: 'order.clear' });
    expect(journey.current().stand.live.current().entries.at(-1)?.label).toBe('order.clear');
    journey.go(21);
    journey.go(20);
    expect(standing(journey)).toEqual(there);
  });
});
