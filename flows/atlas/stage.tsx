import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const WIDTHS = { phone: 390, desktop: 1280 } as const;
export type Device = keyof typeof WIDTHS;

const PAGE = '<!doctype html><html lang="zh-CN"><head></head><body></body></html>';

/** The page of the frame gets the styles of this one: both are the same house. */
function dress(page: Document): void {
  for (const sheet of document.head.querySelectorAll('style, link[rel="stylesheet"]'))
    page.head.append(sheet.cloneNode(true));
}

type StageProps = { device: Device; theme: string; title: string; children: ReactNode };

/** A screen of its own: dialogs, fixed places and breakpoints behave in it as they do on the device. */
export function Stage({ device, theme, title, children }: StageProps) {
  const [page, setPage] = useState<Document | null>(null);
  const [pane, setPane] = useState({ width: 0, height: 0 });

  const measure = (element: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setPane({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  };
  const [measureOnce] = useState(() => measure);

  if (page) page.documentElement.dataset['theme'] = theme;
  const width = device === 'phone' ? Math.min(WIDTHS.phone, pane.width) : WIDTHS[device];
  const scale = Math.min(1, pane.width / width) || 1;
  return (
    <div className={`stage ${device}`} ref={measureOnce}>
      <iframe
        title={title}
        srcDoc={PAGE}
        style={{ width, height: pane.height / scale, transform: `scale(${scale})` }}
        onLoad={({ currentTarget }) => {
          const loaded = currentTarget.contentDocument;
          if (!loaded || loaded === page) return;
          dress(loaded);
          setPage(loaded);
        }}
      />
      {page && createPortal(children, page.body)}
    </div>
  );
}
