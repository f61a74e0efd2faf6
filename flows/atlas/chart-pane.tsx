import { useMemo, useRef, type ReactNode } from 'react';

import { flowAtlasCopy } from '../copy/atlas';
import { Icon } from '../../src/ui/mark/icon';
import { toMermaid } from '../export/mermaid';
import { fromScxml, toScxml } from '../export/scxml';
import type { FlowEdge, FlowGraph } from '../graph/graph.types';
import type { PlacedFlow, Rect } from '../layout/layout.types';
import { FlowPicture, type Theme } from '../picture/flow-picture';
import type { Marks } from '../picture/marks';
import { letteringsOf } from '../words/chinese';
import type { Language } from '../words/lettering';
import { flowById, type Flow } from './catalogue';
import { pngFile, savePicture, svgFile } from './export-picture';
import { activePosition } from './standing';
import { usePanZoom } from './use-pan-zoom';

const { chart: copy } = flowAtlasCopy;

/** A file that has lost a state or an arrow is not saved. */
function wholeScxml(graph: FlowGraph): string {
  const written = toScxml(graph);
  const { nodes, edges } = fromScxml(new DOMParser().parseFromString(written, 'application/xml'));
  if (nodes.size !== graph.nodes.size || edges.length !== graph.edges.length)
    throw new Error(`${graph.id} is not whole`);
  return written;
}

const TEXTS = {
  mmd: {
    name: 'Mermaid',
    write: ({ id, graph }: Flow, language: Language) => toMermaid(graph, letteringsOf(id)[language]),
  },
  scxml: { name: 'SCXML', write: ({ graph }: Flow) => wholeScxml(graph) },
} as const;

type ChartPaneProps = {
  name: string;
  title: string;
  placed: PlacedFlow;
  marks: Marks;
  theme: Theme;
  language?: Language;
  focus: Rect | null;
  onEvent: (edge: FlowEdge) => void;
  children?: ReactNode;
};

export function ChartPane({
  name,
  title,
  placed,
  marks,
  focus,
  theme,
  language = 'zh',
  onEvent,
  children,
}: ChartPaneProps) {
  const whole = useRef<HTMLElement>(null);
  const { element, place, enlarge, reduce, fit, hands } = usePanZoom(placed, activePosition(placed, marks), focus);
  const picture = () => whole.current?.querySelector<SVGSVGElement>('svg.flow') ?? null;
  const drawn = useMemo(
    () => <FlowPicture placed={placed} title={title} theme={theme} marks={marks} onEvent={onEvent} />,
    [placed, title, theme, marks, onEvent],
  );
  const take = (ending: string, file: (picture: SVGSVGElement, theme: Theme) => Blob | Promise<Blob>) => async () => {
    const svg = picture();
    if (svg) savePicture(`${name}.${ending}`, await file(svg, theme));
  };
  const takeText = (ending: keyof typeof TEXTS) => {
    const flow = flowById.get(name);
    if (flow) savePicture(`${name}.${ending}`, new Blob([TEXTS[ending].write(flow, language)], { type: 'text/plain' }));
  };
  return (
    <section className="chart-pane" aria-label={copy.label} ref={whole}>
      {children}
      <div
        ref={element}
        className="chart-ground"
        role="application"
        aria-label={`${copy.label} ${title}。${copy.hint}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move what is in it
        tabIndex={0}
        {...hands}
      >
        <div
          className="chart-sheet"
          style={{ transform: `translate(${place.x}px,${place.y}px) scale(${place.scale})` }}
        >
          {drawn}
        </div>
      </div>
      <div className="chart-tools">
        <button type="button" aria-label={copy.zoomOut} title={copy.zoomOut} onClick={reduce}>
          −
        </button>
        <button type="button" className="scale" title={copy.fit} onClick={fit}>
          {Math.round(place.scale * 100)}%
        </button>
        <button type="button" aria-label={copy.zoomIn} title={copy.zoomIn} onClick={enlarge}>
          +
        </button>
        <button type="button" onClick={() => void whole.current?.requestFullscreen?.()}>
          {copy.full}
        </button>
        <button type="button" onClick={() => void take('svg', svgFile)()}>
          <Icon name="chevronDown" className="size-4" /> SVG
        </button>
        <button type="button" onClick={() => void take('png', pngFile)()}>
          <Icon name="chevronDown" className="size-4" /> PNG
        </button>
        {(['mmd', 'scxml'] as const).map((ending) => (
          <button key={ending} type="button" onClick={() => takeText(ending)}>
            <Icon name="chevronDown" className="size-4" /> {TEXTS[ending].name}
          </button>
        ))}
      </div>
    </section>
  );
}
