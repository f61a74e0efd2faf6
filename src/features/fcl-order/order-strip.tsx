import type { Sailing } from '../../../domain/offer/sailing';
import type { OrderDraftView } from '../../../machines/order/order-draft';
import { orderPageCopy as copy } from '../../copy/trade';
import { momentWords } from '../../copy/moment-words';
import { LinkButton } from '../../ui/press/link-button';
import { TextLink } from '../../ui/press/text-link';
import { WorkIcon } from '../../ui/mark/work-icon';

type StripProps = { sailing: Sailing; draft: OrderDraftView; changeTo: string; onClear: () => void };

const timeOf = (savedAt: number): string => momentWords(new Date(savedAt).toISOString()).time;

function DraftState({ draft, onClear }: Pick<StripProps, 'draft' | 'onClear'>) {
  const { savedAt, isSaving, failureCode } = draft;
  if (failureCode !== null) return <span className="text-warn">{copy.draft[failureCode]}</span>;
  if (isSaving) return <span>{copy.saving}</span>;
  if (savedAt === 0) return null;
  return (
    <>
      {copy.saved(timeOf(savedAt))}
      <LinkButton onClick={onClear}>{copy.clear}</LinkButton>
    </>
  );
}

/** What is being ordered, in one line above everything. */
export function OrderStrip({ sailing, draft, changeTo, onClear }: StripProps) {
  const { date, weekday, time } = momentWords(sailing.etd);
  return (
    <div className="border-b border-line bg-canvas md:sticky md:top-16 md:z-10">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
        <b className="text-16 font-semibold text-ink">{copy.lane(sailing.org.nameCn, sailing.dst.nameCn)}</b>
        <span>
          {sailing.carrier.nameCn}{' '}
          <span className="text-muted">
            {sailing.vessel} {sailing.voyage}
          </span>
        </span>
        <span className="whitespace-nowrap">{copy.sails(date, weekday, time)}</span>
        <TextLink href={changeTo}>{copy.change}</TextLink>
        <output className="flex items-center gap-1.5 text-12 text-muted md:ml-auto">
          <WorkIcon name="save" className="size-4" />
          <DraftState draft={draft} onClear={onClear} />
        </output>
      </div>
    </div>
  );
}
