import { expect, it } from 'vitest';

import { placesWith, searchTexts } from '../../flows/atlas/find-places';
import { readMachine } from '../../flows/graph/read-machine';
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
  expect(new Set(found('登录').map(({ kind }) => kind))).toEqual(new Set(['state', 'event', 'guard', 'sentence']));
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
