import type { CfsOrder } from '../../../domain/modes/cfs/receipt';
import { cfsReceiptCopy } from '../../copy/modes/cfs/receipt';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';

const { entry: copy } = cfsReceiptCopy;

const PARTS = ['bring', 'wear', 'act'] as const;

/** 进站须知: things a driver must bring, wear and do for the goods of the order. */
export function EntryNoticeView({ entry }: Pick<CfsOrder, 'entry'>) {
  return (
    <section aria-label={copy.title} className="mb-8">
      <h2 className="flex flex-wrap items-center gap-2 text-20">
        {copy.title}
        {entry.classes.map((one) => (
          <HazardDiamond key={one} hazardClass={one} className="size-6" />
        ))}
      </h2>
      <p className="mb-3 text-12 text-muted">{copy.note(entry.classes)}</p>
      <div className="grid items-start gap-3 md:grid-cols-3">
        {PARTS.map((part) => (
          <div key={part} className="rounded-card border border-line bg-surface p-4">
            <h3 className="mb-2 text-14">{copy[part]}</h3>
            <ul className="grid gap-1.5">
              {entry[part].map((text) => (
                <li key={text} className="border-b border-line pb-1.5 text-ink last:border-b-0 last:pb-0">
                  {text}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
