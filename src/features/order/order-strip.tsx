import type { ReactNode } from 'react';

import type { OrderDraftView } from '../../../machines/order/order-draft';
import { momentWords } from '../../copy/words/moment-words';
import { orderPageCopy as copy } from '../../copy/order';
import { WorkIcon } from '../../ui/mark/work-icon';
import { useFocusTurn } from '../../ui/layer/focus-turn';
import { LinkButton } from '../../ui/press/link-button';

type StripProps = {
  draft: OrderDraftView;
  onClear: () => void;
  focusTurn?: number | undefined;
  children: ReactNode;
};

const savedTime = (savedAt: number): string => momentWords(new Date(savedAt).toISOString()).time;

function DraftState({ draft }: Pick<StripProps, 'draft'>) {
  const { savedAt, isSaving, failureCode } = draft;
  if (failureCode !== null) return <span className="text-warn">{copy.draft[failureCode]}</span>;
  if (isSaving) return <span>{copy.saving}</span>;
  if (savedAt === 0) return null;
  return <span>{copy.saved(savedTime(savedAt))}</span>;
}

export function OrderStrip({ draft, onClear, focusTurn, children }: StripProps) {
  const ref = useFocusTurn<HTMLDivElement>(focusTurn, 'a');
  const isKept = draft.savedAt !== 0 && !draft.isSaving && draft.failureCode === null;
  return (
    <div
      ref={ref}
      className="top-16 z-10 border-b border-line bg-canvas transition-[top] duration-200 ease-instrument md:sticky unheaded:top-0"
    >
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
        {children}
        <div className="flex items-center gap-1.5 text-12 text-muted md:ml-auto">
          <WorkIcon name="save" className="size-4" />
          <output>
            <DraftState draft={draft} />
          </output>
          {isKept && <LinkButton onClick={onClear}>{copy.clear}</LinkButton>}
        </div>
      </div>
    </div>
  );
}
