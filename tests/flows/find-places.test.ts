import { expect, it } from 'vitest';

import { placesWith, searchTexts } from '../../flows/atlas/find-places';
import { chartTexts } from '../../flows/facts/texts';
import { readMachine } from '../../flows/graph/read-machine';
import { orderLife } from '../../flows/life/order-life';
import { machines } from '../../flows/list/machines';
import { allEdges } from '../../flows/requirements/answers';
import { chineseOf } from '../../flows/words/chinese';

const charts = [...machines.values()].map(readMachine).map((graph) => ({
  graph,
  texts: searchTexts(graph, chineseOf(graph.id)),
}));

const found = (wanted: string) =>
  charts.flatMap(({ graph, texts }) => placesWith(texts, wanted).map((place) => ({ chart: graph.id, ...place })));

it('finds states, events, conditions and sentences by their words', () => {
  expect(found('拖动中')).toContainEqual(expect.objectContaining({ chart: 'captchaSlider', kind: 'state' }));
  expect(new Set(found('登录').map(({ kind }) => kind))).toEqual(
    new Set(['state', 'event', 'guard', 'action', 'sentence']),
  );
});

it('asks for all words, in any order, and for none when nothing is typed', () => {
  expect(found('秒 60').map(({ kind }) => kind)).toContain('sentence');
  expect(found('秒 不存在的字')).toEqual([]);
  expect(found('  ')).toEqual([]);
});

it('leads every found place to a state or transition of its chart', () => {
  const lost = charts.flatMap(({ graph, texts }) => {
    const known = new Set([...graph.nodes.keys(), ...allEdges(graph).map(({ id }) => id)]);
    return texts.filter(({ at }) => !known.has(at)).map(({ says }) => `${graph.id}: ${says}`);
  });
  expect(lost).toEqual([]);
});

it('leaves the id of a chart to the name of the chart', () => {
  expect(found('smsCountdown')).toEqual([]);
});

it('finds fields and words of the pages, and the moves of an order', () => {
  const life = { graph: readMachine(orderLife), texts: searchTexts(readMachine(orderLife), chineseOf('orderLife')) };
  expect(placesWith(life.texts, '到港').map(({ kind }) => kind)).toContain('state');
  const pages = searchTexts(life.graph, chineseOf('orderLife'), chartTexts('orderForm'));
  const kinds = (wanted: string) => placesWith(pages, wanted).map(({ kind }) => kind);
  expect(kinds('联系电话')).toContain('field');
  expect(kinds('隧道')).toContain('page');
});
