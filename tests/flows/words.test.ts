import { describe, expect, it } from 'vitest';

import type { FlowEdge } from '../../flows/graph/graph.types';
import { readMachine } from '../../flows/graph/read-machine';
import { orderLife } from '../../flows/life/order-life';
import { machines } from '../../flows/list/machines';
import { plans, type Plan } from '../../flows/live/door';
import { allEdges } from '../../flows/requirements/answers';
import { chineseOf, letteringsOf, ownWords } from '../../flows/words/chinese';
import { createTranslator, type Translated } from '../../flows/words/translate';
import { sampleNames } from '../../flows/copy/samples';
import { joints } from '../../flows/copy/words';

const graphs = [...machines.values()].map(readMachine);

const spoken = graphs.flatMap((graph): [string, Translated][] => {
  const chinese = chineseOf(graph.id);
  const edges = allEdges(graph);
  const nodes = [...graph.nodes.values()];
  const doings = [
    ...edges.flatMap(({ actions }) => actions),
    ...nodes.flatMap(({ entry, exit }) => [...entry, ...exit]),
  ];
  return [
    ...edges.map((edge): [string, Translated] => [edge.label, chinese.edge(edge)]),
    ...edges.flatMap(({ guard }): [string, Translated][] =>
      guard && guard !== 'else' ? [[guard, chinese.question(guard)]] : [],
    ),
    ...doings.map((name): [string, Translated] => [name, chinese.action(name)]),
    ...nodes.flatMap(({ invokes }) => invokes).map(({ src }): [string, Translated] => [src, chinese.actor(src)]),
  ].map(([name, said]) => [`${graph.id}: ${name}`, said]);
});

const samplesOf = ({ inputs, outcomes }: Plan): string[] => [
  ...Object.keys(inputs),
  ...Object.values(outcomes).flatMap((endings) =>
    endings === 'stream' ? [] : [...Object.keys(endings.done ?? {}), ...Object.keys(endings.error ?? {})],
  ),
];

/** Samples valid in the initial state; others depend on the state. */
const firstSamples = (plan: Plan): string[] =>
  Object.values(plan.events).flatMap((samples) =>
    typeof samples === 'object' && samples !== null ? Object.keys(samples) : [],
  );

const lineOf = (edge: FlowEdge, chart: string): string => {
  const { event, guard, action } = letteringsOf(chart).zh;
  return [edge.source, event(edge), edge.guard && guard(edge.guard), ...edge.actions.map(action)].join(' · ');
};

describe('Chinese chart names', () => {
  it('exist beside every chart', () => {
    expect(
      [...machines.keys()].filter((id) => !ownWords.has(id)),
      'charts without a x.words.ts',
    ).toEqual([]);
    expect(
      [...ownWords.keys()].filter((id) => !machines.has(id) && id !== orderLife.id),
      'words of no chart',
    ).toEqual([]);
  });

  it('are Chinese for each event, guard, action, actor and delay', () => {
    const foreign = [...ownWords].flatMap(([id, own]) =>
      Object.values(own).flatMap((part) =>
        Object.entries(part)
          .filter(([, word]) => !/\p{Script=Han}/u.test(word) || /[a-z]{3}/.test(word))
          .map(([name, word]) => `${id} ${name}: ${word}`),
      ),
    );
    expect(foreign).toEqual([]);
  });

  it('use page words and no programming words', () => {
    const texts = [
      ...[...ownWords.values()].flatMap((own) => Object.values(own).flatMap((part) => Object.values(part))),
      ...graphs.flatMap(({ nodes }) => [...nodes.values()].map(({ description }) => description)),
      ...Object.values(sampleNames),
    ];
    expect(texts.filter((text) => /网关|幂等|令牌|来者/.test(text ?? ''))).toEqual([]);
  });

  it('cover everything the charts show', () => {
    const missing = spoken.flatMap(([name, { unknown }]) => unknown.map((word) => `${word} (in ${name})`));
    expect([...new Set(missing)].toSorted(), 'words to add to the x.words.ts beside the chart').toEqual([]);
    const foreign = spoken
      .filter(([, { text }]) => /（[a-z]/i.test(text))
      .map(([name, { text }]) => `${name}: ${text}`);
    expect([...new Set(foreign)], 'parameters to name in the x.words.ts beside the chart').toEqual([]);
  });

  it('differ for two arrows to different states', () => {
    const same = graphs.flatMap((graph) => {
      const known = new Map<string, string | null>();
      return allEdges(graph).filter((edge) => {
        const line = lineOf(edge, graph.id);
        const isSame = known.has(line) && known.get(line) !== edge.target && edge.kind !== 'always';
        known.set(line, edge.target);
        return isSame;
      });
    });
    expect(same.map(({ id }) => id)).toEqual([]);
  });

  it('differ between the event and the action of an arrow', () => {
    const same = graphs.flatMap((graph) => {
      const { event, action } = letteringsOf(graph.id).zh;
      return allEdges(graph).flatMap((edge) =>
        edge.actions
          .filter((name) => action(name) === event(edge))
          .map((name) => `${graph.id} ${name}: ${action(name)}`),
      );
    });
    expect([...new Set(same)]).toEqual([]);
  });

  it('differ for each branch of an event', () => {
    const same = graphs.flatMap((graph) => {
      const asked = new Set<string>();
      return allEdges(graph).filter(({ source, eventType, guard, id, key }) => {
        const question = `${source} ${eventType} ${guard}`;
        const isAsked = guard !== null && guard !== 'else' && id === key && asked.has(question);
        asked.add(question);
        return isAsked;
      });
    });
    expect(same.map(({ id }) => id)).toEqual([]);
  });

  it('cover the samples of every plan', () => {
    const said = [...plans.values()].flatMap((plan) => [...samplesOf(plan), ...firstSamples(plan)]);
    const missing = [...new Set(said)].filter((name) => name !== '' && sampleNames[name] === undefined);
    expect(missing.toSorted(), 'names to add to flows/copy/samples-*.ts').toEqual([]);
    expect(Object.entries(sampleNames).filter(([, name]) => !/\p{Script=Han}/u.test(name))).toEqual([]);
  });

  it('read guards, delays and endings', () => {
    expect(chineseOf('orderDraft').question('isWritten ∧ !isStale').text).toBe('填过内容且并非送出后又改过');
    expect(chineseOf('signIn').question('isMode(register)').text).toBe('是注册');
    expect(chineseOf('expiry').edge({ kind: 'delay', label: 'patience · 5 s', eventType: '' }).text).toBe(
      '最多等多久 · 5 秒',
    );
    const wait = (label: string) => chineseOf('orderReceipt').edge({ kind: 'delay', label, eventType: '' }).text;
    expect(wait('lookAgain · 300 s')).toBe('途中隔多久再看 · 5 分钟');
    expect(wait('lookSoon · 110 s')).toBe('当天隔多久再看 · 110 秒');
    expect(chineseOf('user').edge({ kind: 'error', label: 'loadUser error', eventType: '' }).text).toBe(
      '取用户信息 出错',
    );
  });

  it('fall back to the source name and report it', () => {
    const tomorrow = chineseOf('a chart of tomorrow');
    expect(tomorrow.event('session.expired')).toEqual({ text: 'session.expired', unknown: ['session.expired'] });
    const { text, unknown } = createTranslator(joints).action('saveHaystack(true)');
    expect([text, unknown]).toEqual(['saveHaystack（true）', ['saveHaystack']]);
  });
});
