import { useEffect, useRef, useState } from 'react';

import { putOnStage, type OnStage, type StageFrame } from './stage-frame';

const WIDTHS = { phone: 390, desktop: 1280 } as const;
export type Device = keyof typeof WIDTHS;

type StagePage = { src: string } | { srcDoc: string };

export type Surroundings = { stage: StagePage; storybook: string | null };

type StageProps = { device: Device; title: string; page: StagePage; onStage: OnStage };

export function Stage({ device, title, page, onStage }: StageProps) {
  const pane = useRef<HTMLDivElement>(null);
  const frame = useRef<StageFrame>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const { flow, run, actor, theme } = onStage;

  useEffect(() => {
    if (frame.current) putOnStage(frame.current, { flow, run, actor, theme });
  }, [flow, run, actor, theme]);

  useEffect(() => {
    const { current } = pane;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setRoom({ width: current.clientWidth, height: current.clientHeight }));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  const width = device === 'phone' ? Math.min(WIDTHS.phone, room.width) : WIDTHS[device];
  const scale = Math.min(1, room.width / width) || 1;
  return (
    <div className={`stage ${device}`} ref={pane}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this very page, on an actor of this page */}
      <iframe
        ref={frame}
        title={title}
        {...page}
        style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
      />
    </div>
  );
}
