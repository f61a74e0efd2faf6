import type { FlowEdge } from '../graph/graph.types';
import type { LabelLine, LineRole } from './layout.types';
import type { Lettering } from './lettering';
import { wrapText, type Measure } from './measure';

export const LABEL = { line: 16, padding: 7, icon: 18 } as const;
const LINE_SIZE: Record<LineRole, number> = { event: 12, guard: 11, action: 11 };
const WIDEST = 190;

export function edgeLabel(edge: FlowEdge, { event, guard, action }: Lettering, measure: Measure) {
  const lines = (role: LineRole, text: string): LabelLine[] =>
    wrapText(text, LINE_SIZE[role], WIDEST, measure).map((line) => ({ text: line, role }));
  const all = [
    ...lines('event', event(edge)),
    ...(edge.guard ? lines('guard', guard(edge.guard)) : []),
    ...edge.actions.flatMap((name) => lines('action', `/ ${action(name)}`)),
  ];
  const widest = Math.max(...all.map(({ text, role }) => measure(text, LINE_SIZE[role], role === 'event')));
  return {
    lines: all,
    width: Math.ceil(widest) + LABEL.icon + 2 * LABEL.padding,
    height: all.length * LABEL.line + LABEL.padding,
  };
}
