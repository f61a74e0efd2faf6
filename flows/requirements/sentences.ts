import type { FlowGraph } from '../graph/graph.types';
import { allEdges } from './answers';
import { callSentences } from './sentences-of-calls';
import { productSentences } from './sentences-of-product';
import { stateSentences } from './sentences-of-states';
import type { Sentence } from './sentence';

export const sentences: readonly Sentence[] = [...productSentences, ...stateSentences, ...callSentences];

export type Place = { chart: string; id: string; says: string };

export function placesOfSentence({ points = [], at = [] }: Sentence, graphs: readonly FlowGraph[]): Place[] {
  return graphs.flatMap((graph) => {
    const states = [...graph.nodes.values()]
      .filter(({ id, requirements }) => at.includes(id) || requirements.some((point) => points.includes(point)))
      .map(({ id, description }) => ({ chart: graph.id, id, says: description.split('：')[0] ?? id }));
    const arrows = allEdges(graph)
      .filter(({ requirements }) => requirements.some((point) => points.includes(point)))
      .map(({ id, source }) => ({ chart: graph.id, id, says: graph.nodes.get(source)?.description ?? source }));
    return [...states, ...arrows];
  });
}

export const graphSentences = (graph: FlowGraph): { sentence: Sentence; places: Place[] }[] =>
  sentences
    .map((sentence) => ({ sentence, places: placesOfSentence(sentence, [graph]) }))
    .filter(({ places }) => places.length > 0);

export type Hold = 'open' | 'named' | 'held';

/**
 * `held`: a state or transition of a chart answers it, so its agreed table goes red without it. A whole chart or the
 * name of a test file proves no single sentence.
 */
export function holdOf(sentence: Sentence, graphs: readonly FlowGraph[]): Hold {
  if (sentence.open !== undefined) return 'open';
  return placesOfSentence(sentence, graphs).some(({ chart, id }) => id !== chart) ? 'held' : 'named';
}
