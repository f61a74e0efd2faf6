import { useRef, useState } from 'react';

import { putOnStage, type OnStage, type StageFrame } from './stage-frame';

const WIDTHS = { phone: 390, desktop: 1280 } as const;
export type Device = keyof typeof WIDTHS;

/** Where the page inside the frame comes from. */
export type StagePage = { src: string } | { srcDoc: string };

/** What stands around the atlas: the page of its stage, and where the stories are. */
export type Surroundings = { stage: StagePage; storybook: string };

type StageProps = { device: Device; title: string; page: StagePage; onStage: OnStage };

/** A screen beside the chart, as wide as the device it stands for. */
export function Stage({ device, title, page, onStage }: StageProps) {
  const frame = useRef<StageFrame>(null);
  const [pane, setPane] = useState({ width: 0, height: 0 });
  const [measure] = useState(() => (element: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setPane({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  });
  const [attach] = useState(() => (element: StageFrame | null) => {
    frame.current = element;
    if (element) putOnStage(element, onStage);
  });

  const shown = frame.current?.onStage;
  if (frame.current && (shown?.run !== onStage.run || shown.theme !== onStage.theme)) {
    const { current } = frame;
    queueMicrotask(() => putOnStage(current, onStage));
  }

  const width = device === 'phone' ? Math.min(WIDTHS.phone, pane.width) : WIDTHS[device];
  const scale = Math.min(1, pane.width / width) || 1;
  return (
    <div className={`stage ${device}`} ref={measure}>
      <iframe
        ref={attach}
        title={title}
        {...page}
        style={{ width, height: pane.height / scale, transform: `scale(${scale})` }}
      />
    </div>
  );
}
