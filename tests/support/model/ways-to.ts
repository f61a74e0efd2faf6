import type { Path } from './cover';
import type { Edge, Graph } from './explore';

/** Shortest paths to places where an event has an effect, in order of length. */
export function waysTo({ starts, out }: Pick<Graph, 'starts' | 'out'>, type: string, most: number): Path[] {
  const found: Path[] = [];
  const seen = new Set<string>();
  const waiting: Edge[][] = starts.map((start) => [start]);
  for (const path of waiting) {
    const here = path.at(-1)?.to ?? '';
    if (seen.has(here)) continue;
    seen.add(here);
    for (const edge of out.get(here) ?? []) {
      if (edge.ignored !== null) continue;
      if (edge.step.kind === 'event' && edge.step.event.type === type) found.push([...path, edge]);
      if (found.length >= most) return found;
      waiting.push([...path, edge]);
    }
  }
  return found;
}
