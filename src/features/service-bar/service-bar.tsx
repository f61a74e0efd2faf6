import type { KeyboardEvent } from 'react';

import { brand } from '../../copy/site/brand';
import { serviceBarCopy as copy } from '../../copy/site/service-bar';
import { Icon } from '../../ui/mark/icon';
import { MiniProgramPicture } from '../../ui/mark/mini-program-picture';

const CELL =
  'flex w-13 flex-col items-center gap-0.5 py-2 text-12 text-ink -outline-offset-2 hover:bg-sea-tint hover:text-sea';

type ServiceBarProps = { isCodeShown: boolean; onToggleCode: () => void; onCloseCode: () => void; onTop: () => void };

/** Phone, help, QR code and scroll-to-top, on every page. On phones the header carries the phone lines. */
export function ServiceBarView({ isCodeShown, onToggleCode, onCloseCode, onTop }: ServiceBarProps) {
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCloseCode();
  };
  return (
    <aside
      aria-label={copy.label}
      className="fixed right-3 bottom-6 z-10 divide-y divide-line rounded-card border border-line bg-raise shadow-raised max-lg:hidden"
    >
      {brand.serviceLine && (
        <a
          href={`tel:${brand.serviceLine}`}
          aria-label={`${copy.phone} ${brand.serviceLine}`}
          className={`${CELL} rounded-t-card`}
        >
          <Icon name="phone" />
          {copy.phone}
        </a>
      )}
      {brand.emergencyLine && (
        <a href={`tel:${brand.emergencyLine}`} aria-label={`${copy.emergency} ${brand.emergencyLine}`} className={CELL}>
          <Icon name="siren" className="text-signal-strong" />
          {copy.emergency}
        </a>
      )}
      <div className="relative">
        <button
          type="button"
          aria-expanded={isCodeShown}
          className={CELL}
          onClick={onToggleCode}
          onKeyDown={closeOnEscape}
        >
          <Icon name="qr" />
          {copy.code}
        </button>
        {isCodeShown && (
          <output className="absolute right-full bottom-0 mr-3 block w-44 animate-rise rounded-card border border-line bg-raise p-5 text-center text-12 text-muted shadow-dialog">
            <MiniProgramPicture className="mx-auto size-29 rounded-control p-1" />
            <span className="mt-2 block">{copy.codeText}</span>
          </output>
        )}
      </div>
      <button type="button" aria-label={copy.topFull} className={`${CELL} rounded-b-card`} onClick={onTop}>
        <Icon name="arrowUp" />
        {copy.top}
      </button>
    </aside>
  );
}
