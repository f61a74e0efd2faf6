import type { FlowNode } from '../graph/graph.types';
import type { Row } from './layout.types';
import type { Lettering } from './lettering';
import { wrapText, type Measure } from './measure';

export const TITLE = { size: 14, line: 20 } as const;
export const SUBTITLE = { size: 12, line: 18 } as const;
export const ROW = { size: 11, line: 18, indent: 32 } as const;
export const BOX = { padding: 14, top: 8, bottom: 8 } as const;

const WIDEST_SUBTITLE = { leaf: 240, group: 520 } as const;
const NARROWEST = 92;

export type Box = { title: string[]; rows: Row[]; width: number; height: number };

export function boxRows(node: FlowNode, lettering: Lettering): Row[] {
  const { actor, action } = lettering;
  return [
    ...node.invokes.map(({ id, src, isMachine }) => ({
      text: id === src ? actor(src) : `${actor(src)} · ${id}`,
      role: isMachine ? ('machine' as const) : ('promise' as const),
    })),
    ...node.entry.map((name) => ({ text: action(name), role: 'entry' as const })),
    ...node.exit.map((name) => ({ text: action(name), role: 'exit' as const })),
    ...node.inner.map((edge) => ({
      text: innerText(edge, lettering),
      role: edge.target === null ? ('inner' as const) : ('anew' as const),
      edge,
    })),
  ];
}

function innerText(edge: FlowNode['inner'][number], { event, guard, action }: Lettering): string {
  const condition = edge.guard ? ` [${guard(edge.guard)}]` : '';
  const actions = edge.actions.length > 0 ? ` / ${edge.actions.map(action).join(', ')}` : '';
  return `${event(edge)}${condition}${actions}`;
}

export function stateBox(node: FlowNode, lettering: Lettering, measure: Measure): Box {
  const [name = node.key, ...rest] = lettering.state(node);
  const widest = node.children.length > 0 ? WIDEST_SUBTITLE.group : WIDEST_SUBTITLE.leaf;
  const subtitle = rest.flatMap((line) => wrapText(line, SUBTITLE.size, widest, measure));
  const rows = boxRows(node, lettering);
  const widths = [
    measure(name, TITLE.size, true) + 2 * BOX.padding + 16,
    ...subtitle.map((line) => measure(line, SUBTITLE.size) + 2 * BOX.padding),
    ...rows.map(({ text }) => measure(text, ROW.size) + ROW.indent + BOX.padding),
  ];
  const textHeight = TITLE.line + subtitle.length * SUBTITLE.line + rows.length * ROW.line;
  return {
    title: [name, ...subtitle],
    rows,
    width: Math.ceil(Math.max(NARROWEST, ...widths)),
    height: BOX.top + textHeight + BOX.bottom,
  };
}
