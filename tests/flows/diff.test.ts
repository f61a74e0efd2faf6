import { setup, type AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';

import { compareGraphs, isUnchanged } from '../../flows/diff/compare';
import { mergeGraphs } from '../../flows/diff/merge';
import { tellDiff } from '../../flows/diff/tell';
import { readMachine } from '../../flows/graph/read-machine';
import { flowDiffCopy } from '../../src/copy/flows/diff';

const chart = setup({
  guards: { isHot: () => true, isFull: () => true },
  actions: { ring: () => {} },
  delays: { short: 1_000, long: 2_000 },
});

const lamp = (states: object) =>
  readMachine(chart.createMachine({ id: 'lamp', initial: 'off', states } as never) as unknown as AnyStateMachine);

const told = (before: object, after: object) =>
  tellDiff(compareGraphs(lamp(before), lamp(after)), flowDiffCopy)
    .slice(1)
    .map((line) => line.trim());

const off = { on: { press: 'on' } };
const plain = { off, on: { on: { press: 'off' } } };

describe('chart diff', () => {
  it('is empty without a change', () => {
    expect(isUnchanged(compareGraphs(lamp(plain), lamp(plain)))).toBe(true);
  });

  it('lists added and removed states and transitions', () => {
    expect(told(plain, { ...plain, broken: { on: { mend: 'off' } } })).toEqual([
      '+ 新增状态 lamp.broken',
      '+ 新增转换 lamp.broken + mend → lamp.off',
    ]);
    expect(told({ ...plain, broken: { on: { mend: 'off' } } }, plain)).toEqual([
      '- 去掉状态 lamp.broken',
      '- 去掉转换 lamp.broken + mend → lamp.off',
    ]);
  });

  it('lists changed guards, actions, delays and targets', () => {
    expect(
      told(plain, { ...plain, off: { on: { press: { target: 'on', guard: 'isHot', actions: 'ring' } } } }),
    ).toEqual(['~ 改动转换 lamp.off + press [isHot] → lamp.on / ring', '条件：– → isHot', '动作：– → ring']);
    expect(told({ ...plain, on: { after: { short: 'off' } } }, { ...plain, on: { after: { long: 'off' } } })).toEqual([
      '- 去掉转换 lamp.on + short · 1 s → lamp.off',
      '+ 新增转换 lamp.on + long · 2 s → lamp.off',
    ]);
  });

  it('ignores an inserted branch in the others', () => {
    const before = { ...plain, off: { on: { press: [{ target: 'on', guard: 'isHot' }] } } };
    const after = {
      ...plain,
      off: {
        on: {
          press: [
            { target: 'on', guard: 'isFull' },
            { target: 'on', guard: 'isHot' },
          ],
        },
      },
    };
    expect(told(before, after)).toEqual(['+ 新增转换 lamp.off + press [isFull] → lamp.on']);
  });

  it('is drawn in one picture with removed parts in place', () => {
    const [before, after] = [lamp({ ...plain, broken: { on: { mend: 'off' } } }), lamp(plain)];
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
