import { useId } from 'react';

import type { FlowEdge } from '../graph/graph.types';
import type { PlacedFlow } from '../layout/layout.types';
import type { Marks } from './marks';
import { roundedLine } from './rounded-line';
import { StateBox } from './state-box';
import { TransitionLine } from './transition-line';

export type Theme = 'light' | 'dark' | 'auto';

type FlowPictureProps = {
  placed: PlacedFlow;
  title: string;
  /** `auto` follows the system setting. */
  theme?: Theme;
  marks?: Marks;
  /** When set, every enabled transition is a button. */
  onEvent?: (edge: FlowEdge) => void;
  css?: string;
};

const NO_MARKS: Marks = {};

/** A placed chart as SVG. It needs no browser: the same component writes the documentation pictures. */
export function FlowPicture({ placed, title, theme = 'auto', marks = NO_MARKS, onEvent, css }: FlowPictureProps) {
  const arrow = `arrow-${useId().replaceAll(/\W/g, '')}`;
  const kindOf = new Map(placed.nodes.map(({ node }) => [node.id, node.kind]));
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="flow"
      data-theme={theme}
      viewBox={`0 0 ${placed.width} ${placed.height}`}
      width={placed.width}
      height={placed.height}
      role={onEvent ? 'group' : 'img'}
      aria-label={title}
    >
      {css !== undefined && <style>{css}</style>}
      <defs>
        <marker
          id={arrow}
          viewBox="0 0 10 10"
          refX="9"
          refY="5"
          markerWidth="10"
          markerHeight="10"
          markerUnits="userSpaceOnUse"
          orient="auto-start-reverse"
        >
          <path className="arrow" d="M0,0 10,5 0,10z" />
        </marker>
      </defs>
      {placed.nodes.map((box) => (
        <StateBox
          key={box.node.id}
          placed={box}
          isLane={box.node.parent !== null && kindOf.get(box.node.parent) === 'parallel'}
          marks={marks}
          onEvent={onEvent}
        />
      ))}
      {placed.starts.map(({ id, dot, points }) => (
        <g key={id}>
          <circle className="start" cx={dot.x} cy={dot.y} r={5} />
          {points.map((line) => (
            <path key={roundedLine(line)} className="start-line" d={roundedLine(line)} markerEnd={`url(#${arrow})`} />
          ))}
        </g>
      ))}
      {placed.edges.map((line) => (
        <TransitionLine key={line.edge.key} placed={line} arrow={arrow} marks={marks} onEvent={onEvent} />
      ))}
    </svg>
  );
}
