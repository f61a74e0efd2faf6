import type { ChartTexts } from '../facts/facts.types';
import type { FlowGraph } from '../graph/graph.types';
import { allEdges } from '../requirements/answers';
import { graphSentences } from '../requirements/sentences';
import type { Translator } from '../words/translate';

type PlaceKind = 'state' | 'event' | 'guard' | 'action' | 'sentence' | 'field' | 'page';

/** A text of a chart, and the state or transition it stands at. */
export type FoundPlace = { kind: PlaceKind; says: string; at: string };

type SearchText = FoundPlace & { text: string };

const nameOfState = (graph: FlowGraph, id: string) => {
  const { key = id, description = '' } = graph.nodes.get(id) ?? {};
  return description.split('：')[0] || key;
};

/** Every text of a chart that a reader may look for. The root is left out: it is found by the name of the chart. */
export function searchTexts(
  graph: FlowGraph,
  { edge: eventOf, question, action }: Translator,
  pages: ChartTexts = { fields: [], says: [] },
): SearchText[] {
  const states = [...graph.nodes.values()].filter(({ id }) => id !== graph.root);
  const edges = allEdges(graph);
  return [
    ...states.map(
      ({ id, key, description }): SearchText => ({
        kind: 'state',
        says: description || key,
        at: id,
        text: `${key} ${description}`,
      }),
    ),
    ...edges.map((edge): SearchText => {
      const event = eventOf(edge).text;
      const says = `${nameOfState(graph, edge.source)}：${event}`;
      return { kind: 'event', says, at: edge.id, text: edge.kind === 'event' ? `${edge.eventType} ${event}` : event };
    }),
    ...edges.flatMap(({ id, guard }): SearchText[] => {
      if (guard === null || guard === 'else') return [];
      const says = question(guard).text;
      return [{ kind: 'guard', says, at: id, text: says }];
    }),
    ...edges.flatMap(({ id, actions }) =>
      actions.map((name): SearchText => ({ kind: 'action', says: action(name).text, at: id, text: action(name).text })),
    ),
    ...pages.fields.map((says): SearchText => ({ kind: 'field', says, at: graph.root, text: says })),
    ...pages.says.map((says): SearchText => ({ kind: 'page', says, at: graph.root, text: says })),
    ...graphSentences(graph).flatMap(({ sentence: { id, says }, places: [place] }): SearchText[] =>
      place ? [{ kind: 'sentence', says: `${id} ${says}`, at: place.id, text: says }] : [],
    ),
  ];
}

/** Places whose text has all the words, each shown once. */
export function placesWith(texts: readonly SearchText[], wanted: string): FoundPlace[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = texts.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)));
  return [...new Map(found.map(({ kind, says, at }) => [`${kind} ${says}`, { kind, says, at }])).values()];
}
