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

export const isSentenceMet = (sentence: Sentence, graphs: readonly FlowGraph[]): boolean =>
  sentence.open === undefined && ((sentence.tests?.length ?? 0) > 0 || placesOfSentence(sentence, graphs).length > 0);
