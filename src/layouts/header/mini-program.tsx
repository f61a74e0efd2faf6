import type { KeyboardEvent } from 'react';

import { layoutCopy } from '../../copy/site/layout';
import { Icon } from '../../ui/mark/icon';
import { MiniProgramPicture } from '../../ui/mark/mini-program-picture';

const { header: copy } = layoutCopy;

type MiniProgramProps = { isOpen: boolean; onToggle: () => void; onClose: () => void };

export function MiniProgram({ isOpen, onToggle, onClose }: MiniProgramProps) {
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <div className="relative max-md:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="mini-program"
        className="flex min-h-9 items-center gap-1.5 rounded-control px-2 outline-current hover:bg-current/10"
        onClick={onToggle}
        onKeyDown={closeOnEscape}
      >
        <Icon name="qr" />
        {copy.code}
      </button>
      <div
        id="mini-program"
        role="status"
        className="absolute top-full left-1/2 mt-3 w-55 -translate-x-1/2 empty:hidden"
      >
        {isOpen && (
          <div className="animate-rise rounded-card border border-line bg-raise p-6 text-center text-text shadow-dialog">
            <MiniProgramPicture className="mx-auto size-29 rounded-control p-1" />
            <p className="mt-3 text-ink">{copy.codeTitle}</p>
            <p className="text-12 text-muted">{copy.codeText}</p>
          </div>
        )}
      </div>
    </div>
  );
}
