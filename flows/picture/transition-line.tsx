import type { FlowEdge } from '../graph/graph.types';
import { LABEL } from '../layout/labels';
import type { PlacedEdge, Point } from '../layout/layout.types';
import { Stroke } from './icon';
import { edgeMarks, type Marks } from './marks';
import { pressableEdge } from './press';
import { roundedLine } from './rounded-line';

function Count({ at, walks }: { at: Point; walks: number }) {
  const text = walks > 99 ? '99+' : String(walks);
  const width = Math.max(16, text.length * 6.5 + 8);
  return (
    <g>
      <rect className="count" x={at.x - width / 2} y={at.y - 8} width={width} height={16} rx={8} />
      <text className="count-text" x={at.x} y={at.y + 3.5} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

type TransitionLineProps = {
  placed: PlacedEdge;
  arrow: string;
  marks: Marks;
  onEvent?: ((edge: FlowEdge) => void) | undefined;
};

export function TransitionLine({ placed, arrow, marks, onEvent }: TransitionLineProps) {
  const { edge, points, label, lines } = placed;
  const isEnabled = marks.enabled?.has(edge.id) ?? false;
  return (
    <g
      className={`${edge.kind} ${edgeMarks(edge.id, marks)}`}
      data-transition={edge.id}
      {...(isEnabled ? pressableEdge(edge, onEvent) : {})}
    >
      <title>{[edge.label, edge.guard].filter(Boolean).join(' · ')}</title>
      {points.map((line, index) => (
        <path
          key={roundedLine(line)}
          className="line"
          d={roundedLine(line)}
          {...(index === points.length - 1 && { markerEnd: `url(#${arrow})` })}
        />
      ))}
      <rect className="pill" {...label} rx={6} />
      <Stroke of={edge.kind} x={label.x + LABEL.padding - 2} y={label.y + LABEL.padding - 1} />
      {lines.map(({ text, role }, index) => (
        <text
          key={`${role} ${text}`}
          className={role}
          x={label.x + LABEL.padding + LABEL.icon - 4}
          y={label.y + LABEL.padding + 8 + index * LABEL.line}
        >
          {text}
        </text>
      ))}
      {marks.walks && <Count at={{ x: label.x + label.width, y: label.y }} walks={marks.walks.get(edge.id) ?? 0} />}
    </g>
  );
}
