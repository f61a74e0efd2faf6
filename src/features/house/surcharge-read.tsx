import type { PriceExample, SurchargeReading } from '../../../domain/house/surcharge';
import { modeWishName } from '../../../domain/modes/enq/ways';
import { formatMoney } from '../../../domain/values/money';
import { surchargeCopy as copy } from '../../copy/house/surcharges';

export const SurchargeSaid = ({ said }: { said: string }) => (
  <p className="rounded-card bg-warn-tint px-4 py-3 wrap-anywhere text-ink">{said}</p>
);

function Examples({ examples }: { examples: readonly PriceExample[] }) {
  if (examples.length === 0) return <p className="text-muted">{copy.noExamples}</p>;
  return (
    <table className="w-full text-14">
      <caption className="pb-1 text-left text-12 text-muted">{copy.examples}</caption>
      <thead className="text-12 text-muted">
        <tr>
          {Object.values(copy.columns).map((name) => (
            <th key={name} scope="col" className="py-1 text-right font-normal first:text-left">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {examples.map(({ mode, way, before, after }) => (
          <tr key={`${mode} ${way}`} className="border-t border-line align-baseline">
            <th scope="row" className="py-1 pr-2 text-left font-normal wrap-anywhere">
              {modeWishName(mode)} {way}
            </th>
            <td className="py-1 text-right text-muted">{formatMoney(before)}</td>
            <td className="py-1 pl-2 text-right text-ink">{formatMoney(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ReadProps = SurchargeReading & { title: string };

export function SurchargeRead({ title, said, offers, quotes, examples, ...change }: ReadProps) {
  const rows = [
    [copy.offers, offers],
    [copy.quotes, quotes],
  ] as const;
  return (
    <section aria-label={title} className="grid gap-3">
      <p className="text-12 text-muted">{title}</p>
      <SurchargeSaid said={said} />
      <p className={change.waits ? 'text-warn' : 'text-muted'}>{copy.next(change)}</p>
      <Examples examples={examples} />
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
