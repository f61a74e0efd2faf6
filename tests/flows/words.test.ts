import { describe, expect, it } from 'vitest';

import { readMachine } from '../../flows/graph/read-machine';
import { machines } from '../../flows/list/machines';
import { edgesOf } from '../../flows/requirements/answers';
import { chinese } from '../../flows/words/chinese';
import { translator, type Translated } from '../../flows/words/translate';
import * as names from '../../src/copy/flow-names';
import { joints } from '../../src/copy/flow-words';

const graphs = [...machines.values()].map(readMachine);
const edges = graphs.flatMap(edgesOf);
const nodes = graphs.flatMap((graph) => [...graph.nodes.values()]);

const spoken: [string, Translated][] = [
  ...edges.map((edge): [string, Translated] => [edge.label, chinese.edge(edge)]),
  ...edges.flatMap(({ guard }) =>
    guard && guard !== 'else' ? [[guard, chinese.question(guard)] as [string, Translated]] : [],
  ),
  ...[...edges.flatMap(({ actions }) => actions), ...nodes.flatMap(({ entry, exit }) => [...entry, ...exit])].map(
    (name): [string, Translated] => [name, chinese.name(name)],
  ),
  ...nodes.flatMap(({ invokes }) => invokes).map(({ src }): [string, Translated] => [src, chinese.name(src)]),
];

describe('the Chinese names', () => {
  it('are there for every event, guard, action and actor of the house', () => {
    const missing = spoken.flatMap(([name, { unknown }]) => unknown.map((word) => `${word} (in ${name})`));
    expect(
      [...new Set(missing)].toSorted(),
      'words to add to src/copy/flow-words.ts, wishes and facts to flow-names.ts',
    ).toEqual([]);
  });

  it('say a wish before its subject and a fact behind it', () => {
    expect([chinese.event('login.show').text, chinese.event('session.expired').text]).toEqual([
      '打开登录',
      '会话已过期',
    ]);
  });

  it('read questions, delays and endings', () => {
    expect(chinese.question('!isHeld ∧ isKept').text).toBe('并非被停留且能保存');
    expect(chinese.edge({ kind: 'delay', label: 'patience · 5 s', eventType: '' }).text).toBe('耐心上限 · 5 秒');
    expect(chinese.edge({ kind: 'error', label: 'loadUser error', eventType: '' }).text).toBe('获取用户信息 出错');
  });

  it('tell which word is not known', () => {
    const { text, unknown } = translator({ ...names, joints, words: { save: '保存' } }).name('saveHaystack');
    expect([text, unknown]).toEqual(['保存haystack', ['haystack']]);
  });
});
