import type { ClosureReading } from '../../../domain/house/case';
import { closureCopy } from '../../copy/house/closures';

export const ClosureSaid = ({ said }: { said: string }) => (
  <p className="rounded-card bg-warn-tint px-4 py-3 wrap-anywhere text-ink">{said}</p>
);

export function ClosureRead({ title, said, offers, quotes, drafts, orders }: ClosureReading & { title: string }) {
  const rows = [
    [closureCopy.offers, offers],
    [closureCopy.quotes, quotes],
    [closureCopy.drafts, drafts],
    [closureCopy.orders, orders],
  ] as const;
  return (
    <section aria-label={title} className="grid gap-3">
      <p className="text-12 text-muted">{title}</p>
      <ClosureSaid said={said} />
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {rows.map(([name, count]) => (
          <div key={name}>
            <dt className="text-12 text-muted">{name}</dt>
            <dd className="text-ink">{count.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
