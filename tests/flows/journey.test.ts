/** @module-tag long */
import { describe, expect, it } from 'vitest';

import { deedLine } from '../../flows/atlas/said';
import { journeyById, journeys, WAYS } from '../../flows/journey/journeys';
import { orderLife } from '../../flows/life/order-life';
import { machines } from '../../flows/list/machines';
import { chapterAtStep, countSteps, startJourney, type Chapter } from '../../flows/live/journey';
import { MODE_STATES } from '../../domain/order/life/mode-states';

const machineOf = (flow: string) => {
  const machine = flow === orderLife.id ? orderLife : machines.get(flow);
  if (!machine) throw new Error(`no machine ${flow}`);
  return machine;
};

const all = journeys.flatMap(({ id, ways }) =>
  Object.entries(ways).map(([way, chapters]) => ({ name: `${id} ${way}`, chapters })),
);
const anOrder: readonly Chapter[] = journeyById.get('FCL')?.ways.whole ?? [];

const travel = (begin = 0, chapters = anOrder) => startJourney(chapters, machineOf, begin);
const standing = ({ current }: ReturnType<typeof travel>) =>
  current().moment.charts.map(({ path, snapshot }) => [path.join('/'), snapshot.value]);
const LAST = countSteps(anOrder) - 1;

const endOf = (id: string, way: (typeof WAYS)[number]) => {
  const chapters = journeyById.get(id)?.ways[way] ?? [];
  const at = chapters.findIndex(({ flow }) => flow === orderLife.id);
  const journey = travel(countSteps(chapters.slice(0, at + 1)) - 1, chapters);
  return journey.current().moment.charts[0]?.snapshot.value;
};

describe('journeys over both sites', () => {
  it('are an order of every mode, a purchase, an enquiry, a verification and a complaint', () => {
    const modes = Object.keys(MODE_STATES).filter((mode) => mode !== 'ENQ');
    expect(journeys.map(({ id }) => id).toSorted()).toEqual(
      [...modes, 'enquiry', 'verification', 'complaint'].toSorted(),
    );
    for (const mode of modes) expect(Object.keys(journeyById.get(mode)?.ways ?? {})).toEqual([...WAYS]);
  });

  it('say every step in Chinese', () => {
    const foreign = all.flatMap(({ chapters }) =>
      chapters.flatMap(({ flow, strides }) =>
        strides.map(({ says, deed }) => says ?? deedLine(flow, deed)).filter((line) => /[a-z]{2}/.test(line)),
      ),
    );
    expect([...new Set(foreign)]).toEqual([]);
  });

  it.each(all)('$name moves a chart with every step, on both sites', ({ chapters }) => {
    const journey = travel(0, chapters);
    const still: string[] = [];
    for (let step = 0; step < countSteps(chapters) - 1; step += 1) {
      journey.go(step + 1);
      const { stand, moment } = journey.current();
      const taken = [...moment.taken.values()].reduce((sum, ids) => sum + ids.size, 0);
      if ((stand.at > 0 && taken === 0) || moment.at !== stand.at)
        still.push(`${stand.chapter.title}: ${JSON.stringify(stand.chapter.strides[stand.at - 1]?.deed)}`);
    }
    expect(still).toEqual([]);
  });

  it.each(Object.keys(MODE_STATES).filter((mode) => mode !== 'ENQ'))('%s ends where its table ends', (mode) => {
    expect(endOf(mode, 'whole')).toBe('COMPLETED');
    expect(endOf(mode, 'amended')).toBe('COMPLETED');
    expect(endOf(mode, 'refused')).toBe('REJECTED');
    expect(endOf(mode, 'cancelled')).toBe('CANCELLED');
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
    expect(chapterAtStep(anOrder, 7)).toEqual({ index: 1, at: 0 });
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
