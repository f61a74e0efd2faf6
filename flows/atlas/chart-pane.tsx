import { useMemo, useRef, type ReactNode } from 'react';

import { flowAtlasCopy } from '../../src/copy/flows/atlas';
import { Icon } from '../../src/ui/mark/icon';
import type { FlowEdge } from '../graph/graph.types';
import type { PlacedFlow, Rect } from '../layout/layout.types';
import { FlowPicture, type Theme } from '../picture/flow-picture';
import type { Marks } from '../picture/marks';
import { pngFile, savePicture, svgFile } from './export-picture';
import { activePosition } from './standing';
import { usePanZoom } from './use-pan-zoom';

const { chart: copy } = flowAtlasCopy;

type ChartPaneProps = {
  name: string;
  title: string;
  placed: PlacedFlow;
  marks: Marks;
  theme: Theme;
  focus: Rect | null;
  onEvent: (edge: FlowEdge) => void;
  children?: ReactNode;
};

export function ChartPane({ name, title, placed, marks, focus, theme, onEvent, children }: ChartPaneProps) {
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
      </div>
    </section>
  );
}
