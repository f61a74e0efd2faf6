import type { ElkNode } from 'elkjs/lib/elk-api';

import type { FlowGraph } from '../graph/graph.types';
import { fromElk } from './from-elk';
import type { PlacedFlow } from './layout.types';
import { inIdentifiers, type Lettering } from './lettering';
import { estimate, type Measure } from './measure';
import { compareScores, scoreOf } from './score';
import { placeTitles } from './titles';
import { toElk } from './to-elk';
import { touchUp } from './touch-up';
import { VARIANTS, type Variant } from './variants';

export type Elk = { layout: (graph: ElkNode) => Promise<ElkNode> };

export type LayOutOptions = { lettering?: Lettering; measure?: Measure; variants?: Variant[] };

/** Finds a place for everything in a chart; of all ways to lie it keeps the one that reads best. */
export async function layOut(elk: Elk, graph: FlowGraph, options: LayOutOptions = {}): Promise<PlacedFlow> {
  const { lettering = inIdentifiers, measure = estimate, variants = VARIANTS } = options;
  const tried: PlacedFlow[] = [];
  for (const variant of variants) {
    const { elk: draft, reversed } = toElk(graph, variant, lettering, measure);
    const placed = fromElk(graph, await elk.layout(draft), reversed, lettering, measure);
    touchUp(placed.nodes, placed.edges);
    placeTitles(placed.nodes, placed.edges);
    tried.push({ ...placed, variant: variant.name, score: scoreOf(placed) });
  }
  const [best] = tried.toSorted((a, b) => compareScores(a.score, b.score));
  if (!best) throw new Error('No variant to lay the chart out by');
  return best;
}
