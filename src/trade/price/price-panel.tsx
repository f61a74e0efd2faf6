import type { ChargeLine, ChargePart } from '../../../domain/offer/charges';
import { formatMoney, type Money } from '../../../domain/values/money';
import { clockWords } from '../../copy/words/moment-words';
import { priceCopy as copy } from '../../copy/trade';
import { basisWords } from '../../copy/words/unit-words';
import { Button } from '../../ui/press/button';
import type { PriceParts } from './charge-table';

type PricePanelProps = {
  price: PriceParts;
  what: string;
  /** Seconds the price is valid; null after it lapsed. */
  secondsLeft: number | null;
  isRenewing: boolean;
  onRenew: () => void;
};

type Line = { key: string; name: string; basis: string; sum: Money };

/** Local charges, summed up here since they are not compared one by one. */
const TOGETHER = ['LOCAL', 'GROUND', 'PORT', 'YARD'] as const satisfies readonly ChargePart[];

function groupedLines(part: (typeof TOGETHER)[number], lines: readonly ChargeLine[]): Line[] {
  const own = lines.filter((line) => line.part === part);
  const [first] = own;
  if (!first) return [];
  const amount = own.reduce((all, { total }) => all + total.amount, 0);
  return [{ key: part, name: copy.lines[part], basis: copy.count(own.length), sum: { ...first.total, amount } }];
}

function panelLines(lines: readonly ChargeLine[]): Line[] {
  const others = lines.filter(({ part }) => TOGETHER.every((one) => one !== part));
  return [
    ...others.map((line): Line => {
      const { item, name, total } = line;
      return { key: `${item} ${name}`, name, basis: basisWords(line), sum: total };
    }),
    ...TOGETHER.flatMap((part) => groupedLines(part, lines)),
  ];
}

function Lock({ secondsLeft, isRenewing, onRenew }: Pick<PricePanelProps, 'secondsLeft' | 'isRenewing' | 'onRenew'>) {
  if (secondsLeft !== null)
    return <p className="text-12 text-muted print:hidden">{copy.locked(clockWords(secondsLeft))}</p>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="flex-1 text-12 font-semibold text-bad">{copy.lapsed}</p>
      <Button look="line" size="small" isBusy={isRenewing} onClick={onRenew}>
        {copy.renew}
      </Button>
    </div>
  );
}

export function PricePanel({ price, what, ...lock }: PricePanelProps) {
  const { lines, total, unpriced = copy.unpriced, beside, notIncluded, addable } = price;
  return (
    <section className="rounded-card border border-line bg-surface">
      <header className="flex items-baseline justify-between border-b border-line px-4 py-3">
        <h2 className="text-16">{copy.title}</h2>
        <span className="text-12 text-muted">{what}</span>
      </header>
      <div className="grid gap-2 px-4 py-3">
        <dl className="grid gap-1.5">
          {panelLines(lines).map(({ key, name, basis, sum }) => (
            <div key={key} className="flex justify-between gap-3">
              <dt className="text-text">
                {name} <span className="text-12 whitespace-nowrap text-muted">{basis}</span>
              </dt>
              <dd className="whitespace-nowrap text-ink">{formatMoney(sum)}</dd>
            </div>
          ))}
        </dl>
        <p className="flex items-baseline justify-between border-t border-ink pt-2">
          <span className="text-12 text-muted">{beside}</span>
          <b className="text-24 font-semibold text-ink">{total ? formatMoney(total) : unpriced}</b>
        </p>
        <Lock {...lock} />
        {notIncluded.length > 0 && <p className="text-12 text-muted">{copy.notIncluded(notIncluded, addable)}</p>}
      </div>
    </section>
  );
}
