import { useId, useState, type ReactNode } from 'react';

import type { TankAsked } from '../../../domain/modes/tank/address';
import { tankSearchCopy } from '../../copy/modes/tank/search';
import { Icon } from '../../ui/mark/icon';

const { fill: copy, kinds, heatings } = tankSearchCopy;

const inWords = ({ kind, tons, loadC, heating }: TankAsked): string =>
  [kinds[kind], ...copy.folded(tons, loadC), heating !== 'N' && heatings[heating]].filter(Boolean).join(' · ');

/** On a phone the figures are one line, so that the page begins with its answer. `isWrong`: what is to be mended is not hidden. */
export function FillFold({ asked, isWrong, children }: { asked: TankAsked; isWrong: boolean; children: ReactNode }) {
  const [isWanted, setIsWanted] = useState(false);
  const id = useId();
  const isOpen = isWanted || isWrong;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={`col-span-full min-h-11 items-center justify-between gap-3 text-left sm:hidden ${isWrong ? 'hidden' : 'flex'}`}
        onClick={() => setIsWanted(!isOpen)}
      >
        <span className="min-w-0 font-medium text-ink">
          {copy.label}
          <span className="block text-12 font-normal text-muted">{inWords(asked)}</span>
        </span>
        <Icon name="chevronDown" className={`size-5 flex-none text-sea ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div id={id} className={isOpen ? 'contents' : 'contents max-sm:hidden'}>
        {children}
      </div>
    </>
  );
}
