import type { FlowEdge } from '../graph/graph.types';
import { BOX, ROW, SUBTITLE, TITLE } from '../layout/boxes';
import type { PlacedNode, Row } from '../layout/layout.types';
import { Stroke } from './icon';
import { edgeMarks, stateMarks, type Marks } from './marks';
import { pressableEdge } from './press';

type Pressing = { marks: Marks; onEvent?: ((edge: FlowEdge) => void) | undefined };

function StateRow({ row, y, marks, onEvent }: { row: Row; y: number } & Pressing) {
  const { edge } = row;
  const isEnabled = edge !== undefined && marks.enabled?.has(edge.id);
  return (
    <g
      className={`${row.role} ${edge ? edgeMarks(edge.id, marks) : ''}`}
      {...(edge && { 'data-transition': edge.id })}
      {...(edge && isEnabled ? pressableEdge(edge, onEvent) : {})}
    >
      <Stroke of={row.role} x={BOX.padding} y={y + 3} />
      <text className="row" x={ROW.indent} y={y + 13}>
        {row.text}
      </text>
    </g>
  );
}

/** A history circle; its name is a tooltip. */
function History({ placed: { node, x, y, width, height }, marks }: { placed: PlacedNode; marks: Marks }) {
  return (
    <g className={stateMarks(node.id, marks)} data-state={node.id} transform={`translate(${x},${y})`}>
      <title>{node.key}</title>
      <circle className="box" cx={width / 2} cy={height / 2} r={width / 2} />
      <text className="name" x={width / 2} y={height / 2 + 5} textAnchor="middle">
        {node.isDeep ? 'H*' : 'H'}
      </text>
    </g>
  );
}

export function StateBox({ placed, isLane, marks, onEvent }: { placed: PlacedNode; isLane: boolean } & Pressing) {
  const { node, x, y, width, height, headHeight, rows } = placed;
  if (node.kind === 'history') return <History placed={placed} marks={marks} />;
  const [name, ...subtitle] = placed.title;
  const isGroup = node.children.length > 0;
  const radius = isGroup ? 12 : 8;
  const rowsTop = BOX.top + TITLE.line + subtitle.length * SUBTITLE.line;
  const classes = [isGroup ? 'group' : 'leaf', isLane && 'lane', node.kind, stateMarks(node.id, marks)];
  return (
    <g className={classes.filter(Boolean).join(' ')} data-state={node.id} transform={`translate(${x},${y})`}>
      <title>{node.key}</title>
      <rect className="box" width={width} height={height} rx={radius} />
      {isGroup && (
        <path
          className="head"
          d={`M1,${headHeight}V12a11,11 0 0 1 11,-11H${width - 12}a11,11 0 0 1 11,11V${headHeight}Z`}
        />
      )}
      {node.kind === 'final' && (
        <rect className="final-ring" x={4} y={4} width={width - 8} height={height - 8} rx={radius - 3} />
      )}
      <g transform={`translate(${placed.titleX},0)`}>
        <text className="name" x={BOX.padding} y={BOX.top + 14}>
          {name}
        </text>
        {subtitle.map((line, index) => (
          <text key={line} className="subtitle" x={BOX.padding} y={BOX.top + TITLE.line + 13 + index * SUBTITLE.line}>
            {line}
          </text>
        ))}
        {rows.map((row, index) => (
          <StateRow
            key={`${row.role} ${row.text}`}
            row={row}
            y={rowsTop + index * ROW.line}
            marks={marks}
            onEvent={onEvent}
          />
        ))}
      </g>
    </g>
  );
}
