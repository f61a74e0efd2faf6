import type { ChargeLine } from '../../../domain/offer/charges';
import { formatMoney, type Money } from '../../../domain/values/money';
import { clockWords } from '../../copy/moment-words';
import { priceCopy as copy } from '../../copy/trade';
import { Button } from '../../ui/press/button';
import type { PriceParts } from './charge-table';

type PricePanelProps = {
  price: PriceParts;
  /** How much of what is priced, in words. */
  what: string;
  /** How long the price holds; null once it has lapsed. */
  secondsLeft: number | null;
  isRenewing: boolean;
  onRenew: () => void;
};

type Line = { key: string; name: string; sum: Money };

/** The charges at loading in one line, as nobody compares them one by one here. */
function linesOf(lines: readonly ChargeLine[]): Line[] {
  const local = lines.filter(({ part }) => part === 'LOCAL');
  const others = lines
    .filter(({ part }) => part !== 'LOCAL')
    .map(({ item, name, total }): Line => ({ key: `${item} ${name}`, name, sum: total }));
  const [first] = local;
  if (!first) return others;
  const amount = local.reduce((all, { total }) => all + total.amount, 0);
  const sum = { amount, currency: first.total.currency };
  return [...others, { key: 'LOCAL', name: `${copy.lines.LOCAL} ${copy.count(local.length)}`, sum }];
}

function Lock({ secondsLeft, isRenewing, onRenew }: Pick<PricePanelProps, 'secondsLeft' | 'isRenewing' | 'onRenew'>) {
  if (secondsLeft !== null) return <p className="text-12 text-muted">{copy.locked(clockWords(secondsLeft))}</p>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="flex-1 text-12 font-semibold text-bad">{copy.lapsed}</p>
      <Button look="line" size="small" isBusy={isRenewing} onClick={onRenew}>
        {copy.renew}
      </Button>
    </div>
  );
}

/** What it costs, all in, and for how long that holds. */
export function PricePanel({ price, what, ...lock }: PricePanelProps) {
  const { lines, total, other, notIncluded, addable } = price;
  return (
    <section className="rounded-card border border-line bg-surface">
      <header className="flex items-baseline justify-between border-b border-line px-4 py-3">
        <h2 className="text-16">{copy.title}</h2>
        <span className="text-12 text-muted">{what}</span>
      </header>
      <div className="grid gap-2 px-4 py-3">
        <dl className="grid gap-1.5">
          {linesOf(lines).map(({ key, name, sum }) => (
            <div key={key} className="flex justify-between gap-3">
              <dt className="text-text">{name}</dt>
              <dd className="whitespace-nowrap text-ink">{formatMoney(sum)}</dd>
            </div>
          ))}
        </dl>
        <p className="flex items-baseline justify-between border-t border-ink pt-2">
          <span className="text-12 text-muted">{other && formatMoney(other)}</span>
          <b className="text-24 font-semibold text-ink">{total ? formatMoney(total) : copy.unpriced}</b>
        </p>
        <Lock {...lock} />
        {notIncluded.length > 0 && <p className="text-12 text-muted">{copy.notIncluded(notIncluded, addable)}</p>}
      </div>
    </section>
  );
}
