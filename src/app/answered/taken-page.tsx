import { useLayoutEffect, useRef, type ComponentType, type ReactNode } from 'react';

import type { keepTouch } from '../../ui/press/kept-touch';
import { counterpartFinder } from '../../ui/press/twins';
import { chartsAhead } from './charts-ahead';
import { AheadContext } from './use-page-actor';

/** A page not ready within this time counts as left; its charts are stopped. */
const LEFT_MS = 60_000;

type TakenProps = { charts: ReturnType<typeof chartsAhead>; onTaken: (by: HTMLElement) => void; children: ReactNode };

function Taken({ charts, onTaken, children }: TakenProps) {
  const around = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (around.current) onTaken(around.current);
  }, [onTaken]);
  return (
    <div ref={around} className="flex flex-1 flex-col">
      <AheadContext value={charts}>{children}</AheadContext>
    </div>
  );
}

/** The HTML drawn by the gateway, and the user's input on it until takeover. */
export type DrawnPage = { drawn: HTMLElement; touch: ReturnType<typeof keepTouch>; focused: HTMLElement | null };

/** Replaces the HTML drawn by the gateway and replays the presses and typing done meanwhile. */
export function takenPage(Page: ComponentType, kept: DrawnPage): ReactNode {
  const charts = chartsAhead();
  const left = setTimeout(charts.end, LEFT_MS);
  const finish = (by: HTMLElement) => {
    clearTimeout(left);
    const heirOf = counterpartFinder(kept.drawn, by);
    if (kept.focused) heirOf(kept.focused)?.focus({ preventScroll: true });
    kept.touch.handOver(heirOf);
  };
  return (
    <Taken charts={charts} onTaken={finish}>
      <Page />
    </Taken>
  );
}
