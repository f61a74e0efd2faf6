import type { PlacedFlow, Rect } from '../layout/layout.types';

type Hits = { ids: ReadonlySet<string>; first: Rect | null };

const includes = (parts: readonly (string | null)[], wanted: string) =>
  parts.some((part) => part?.toLowerCase().includes(wanted));

function withId({ nodes, edges }: PlacedFlow, id: string): Hits {
  const state = nodes.find(({ node }) => node.id === id);
  const line = edges.find(({ edge }) => edge.id === id);
  const box = nodes.find(({ rows }) => rows.some(({ edge }) => edge?.id === id));
  return { ids: new Set([id]), first: state ?? line?.label ?? box ?? null };
}

export function searchIn(placed: PlacedFlow, text: string): Hits {
  const { nodes, edges } = placed;
  if (text.startsWith('@')) return withId(placed, text.slice(1));
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return { ids: new Set(), first: null };
  const states = nodes.filter(({ node, title }) => includes([node.key, node.description, ...title], wanted));
  const rows = nodes.flatMap(({ rows: all, ...box }) =>
    all.flatMap(({ text: row, edge }) =>
      edge && includes([row, edge.eventType, edge.guard], wanted) ? [{ box, edge }] : [],
    ),
  );
  const lines = edges.filter(({ edge, lines: all }) =>
    includes([edge.eventType, edge.guard, ...edge.actions, ...all.map((line) => line.text)], wanted),
  );
  return {
    ids: new Set([
      ...states.map(({ node }) => node.id),
      ...rows.map(({ edge }) => edge.id),
      ...lines.map(({ edge }) => edge.id),
    ]),
    first: states[0] ?? lines[0]?.label ?? rows[0]?.box ?? null,
  };
}
