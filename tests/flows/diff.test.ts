import { setup, type AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';

import { chartChange } from '../../flows/diff/behaviours';
import { compareGraphs, isUnchanged } from '../../flows/diff/compare';
import { mergeGraphs } from '../../flows/diff/merge';
import { readMachine } from '../../flows/graph/read-machine';
import { createSpeaker } from '../../flows/words/lettering';

const chart = setup({
  guards: { isHot: () => true, isWarm: () => true, isFull: () => true },
  actions: { ring: () => {}, blink: () => {} },
  delays: { short: 1_000, long: 2_000 },
});

const lamp = (states: object) =>
  readMachine(chart.createMachine({ id: 'lamp', initial: 'off', states } as never) as unknown as AnyStateMachine);

const WORDS = {
  events: { press: '按开关', push: '按开关', mend: '修好' },
  guards: { isHot: '太热', isWarm: '太热', isFull: '满了' },
  actions: { ring: '响铃', blink: '闪一下' },
  actors: {},
  delays: { short: '短', long: '长' },
};

const side = (states: object, words: typeof WORDS = WORDS) => ({
  graph: lamp(states),
  translator: createSpeaker(new Map([['lamp', words]])).chineseOf('lamp'),
});

const told = (before: object, after: object, words = WORDS) =>
  chartChange(side(before), side(after, words)).behaviours.map(({ kind, says }) => `${kind} ${says}`);

const off = { description: '关着', on: { press: 'on' } };
const lit = { description: '亮着', on: { press: 'off' } };
const plain = { off, on: lit };
const broken = { description: '坏了', on: { mend: 'off' } };

describe('chart diff', () => {
  it('is empty without a change', () => {
    expect(isUnchanged(compareGraphs(lamp(plain), lamp(plain)))).toBe(true);
    expect(told(plain, plain)).toEqual([]);
  });

  it('says what can now happen and what can no longer', () => {
    expect(told(plain, { ...plain, broken })).toEqual(['can 可以处在“坏了”', 'can 在“坏了”时，“修好”：转到“关着”']);
    expect(told({ ...plain, broken }, plain)).toEqual(['cannot 不再有“坏了”', 'cannot 在“坏了”时，“修好”：转到“关着”']);
  });

  it('says changed conditions, actions, delays and targets in one sentence', () => {
    const hot = { ...off, on: { press: { target: 'on', guard: 'isHot', actions: 'ring' } } };
    expect(told(plain, { ...plain, off: hot })).toEqual([
      'otherwise 在“关着”时，“按开关”（若太热）：条件原来是“不问条件”，现在是“太热”；现在还会响铃',
    ]);
    const self = { ...lit, on: { press: 'on' } };
    expect(told(plain, { ...plain, on: self })).toEqual([
      'otherwise 在“亮着”时，“按开关”：原来转到“关着”，现在转到“亮着”',
    ]);
    const timed = (delay: string) => ({ ...plain, on: { description: '亮着', after: { [delay]: 'off' } } });
    expect(told(timed('short'), timed('long'))).toEqual([
      'cannot 在“亮着”时，“短 · 1 秒”：转到“关着”',
      'can 在“亮着”时，“长 · 2 秒”：转到“关着”',
    ]);
  });

  it('ignores an inserted branch in the others, also in the last one, which asks nothing', () => {
    const asks = (...guards: string[]) => ({
      ...plain,
      off: { ...off, on: { press: [...guards.map((guard) => ({ target: 'on', guard })), { target: 'off' }] } },
    });
    expect(told(asks(), asks('isFull'))).toEqual(['can 在“关着”时，“按开关”（若满了）：转到“亮着”']);
    expect(told(asks('isHot'), asks('isFull', 'isHot'))).toEqual(['can 在“关着”时，“按开关”（若满了）：转到“亮着”']);
  });

  it('says when branches are asked in another order', () => {
    const asks = (...guards: string[]) => ({
      ...plain,
      off: { ...off, on: { press: guards.map((guard) => ({ target: 'on', guard })) } },
    });
    expect(told(asks('isHot', 'isFull'), asks('isFull', 'isHot'))).toEqual([
      'otherwise 在“关着”时，“按开关”：先后改为：满了、太热',
    ]);
  });

  it('says nothing of a name that only the code knows', () => {
    const asked = (event: string, guard: string) => ({
      off: { ...off, on: { [event]: { target: 'on', guard } } },
      on: { ...lit, on: { mend: 'off' } },
    });
    const change = chartChange(side(asked('press', 'isHot')), side(asked('push', 'isWarm')));
    expect(change.behaviours).toEqual([]);
    expect(change.inside).toBe(2);
    const moved = { dark: off, on: { ...lit, on: { press: 'dark' } } };
    const renamed = chartChange(side(plain), {
      ...side(plain),
      graph: readMachine(chart.createMachine({ id: 'lamp', initial: 'dark', states: moved } as never) as never),
    });
    expect(renamed).toMatchObject({ behaviours: [], inside: 1 });
  });

  it('says what is called otherwise', () => {
    const words = { ...WORDS, events: { ...WORDS.events, press: '拨开关' } };
    expect(told(plain, { ...plain, on: { ...lit, description: '照亮' } }, words)).toEqual([
      'named “亮着”改说“照亮”',
      'named “按开关”改说“拨开关”',
    ]);
  });

  it('is drawn in one picture with removed parts in place', () => {
    const [before, after] = [lamp({ ...plain, broken }), lamp(plain)];
    const { graph, changes } = mergeGraphs(before, after, compareGraphs(before, after));
    expect([...graph.nodes.keys()]).toContain('lamp.broken');
    expect([...changes]).toEqual([
      ['lamp.broken', 'removed'],
      ['removed|lamp.broken|mend|0', 'removed'],
    ]);
    expect(graph.edges.map(({ key }) => key)).toContain('removed|lamp.broken|mend|0');
  });

  it('contains all of a new chart', () => {
    expect(compareGraphs(null, lamp(plain)).states).toHaveLength(3);
  });
});
