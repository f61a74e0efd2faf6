import type { ChargeLine } from '../../../domain/offer/charges';
import { formatMoney, type Money } from '../../../domain/values/money';
import type { SailingQuote } from '../../../domain/modes/fcl/quote';
import type { FclForm } from '../../../domain/modes/fcl/form';
import type { OrderQuoteIntents, OrderQuoteView } from '../../../machines/order/order-quote';
import type { OrderServicesView } from '../../../machines/order/order-services';
import { orderPageCopy } from '../../copy/trade';
import { clockWords } from '../../copy/moment-words';
import { Button } from '../../ui/press/button';
import { LinkButton } from '../../ui/press/link-button';
import { boxWords } from '../numbers';

const { price: copy } = orderPageCopy;

export type PriceParts = { quote: SailingQuote | null; services: OrderServicesView; total: Money };

type PricePanelProps = PriceParts & {
  form: FclForm;
  lock: OrderQuoteView;
  on: Pick<OrderQuoteIntents, 'renew'>;
  onRetryServices: () => void;
};

type Line = { key: string; name: string; sum: Money };

/** The charges at loading in one line, as nobody compares them one by one here. */
function linesOf(lines: readonly ChargeLine[]): Line[] {
  const local = lines.filter(({ part }) => part === 'LOCAL');
  const others = lines
    .filter(({ part }) => part !== 'LOCAL')
    .map(({ item, name, total }): Line => ({ key: item, name, sum: total }));
  const [first] = local;
  if (!first) return others;
  const amount = local.reduce((all, { total }) => all + total.amount, 0);
  const sum = { amount, currency: first.total.currency };
  return [...others, { key: 'LOCAL', name: `${copy.lines.LOCAL} ${copy.count(local.length)}`, sum }];
}

const inYuan = ({ amount, currency }: Money, { price }: OrderServicesView): Money => ({
  amount: amount + (price?.totalYuan.amount ?? 0),
  currency,
});

function Lock({ lock, on }: Pick<PricePanelProps, 'lock' | 'on'>) {
  if (lock.stage === 'locked') return <p className="text-12 text-muted">{copy.locked(clockWords(lock.secondsLeft))}</p>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="flex-1 text-12 font-semibold text-bad">{copy.lapsed}</p>
      <Button look="line" size="small" isBusy={lock.isRenewing} onClick={on.renew}>
        {copy.renew}
      </Button>
    </div>
  );
}

/** What it costs, all in, and for how long that holds. */
export function PricePanel({ quote, services, total, form, lock, on, onRetryServices }: PricePanelProps) {
  const charges = quote?.sailing.price?.charges;
  const lines = [...(charges?.lines ?? []), ...(services.price?.lines ?? [])];
  const differs = quote !== null && boxWords(form.boxes) !== boxWords(quote.search.boxes);
  return (
    <section className="rounded-card border border-line bg-surface">
      <header className="flex items-baseline justify-between border-b border-line px-4 py-3">
        <h2 className="text-16">{copy.title}</h2>
        <span className="text-12 text-muted">{boxWords(form.boxes)}</span>
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
        {services.isBusy && <p className="text-12 text-muted">{copy.pricing}</p>}
        {services.failureCode !== null && (
          <p role="alert" className="text-12 text-bad">
            {copy.servicesLost} <LinkButton onClick={onRetryServices}>{orderPageCopy.retry}</LinkButton>
          </p>
        )}
        <p className="flex items-baseline justify-between border-t border-ink pt-2">
          <span className="text-12 text-muted">{charges && formatMoney(inYuan(charges.totalYuan, services))}</span>
          <b className="text-24 font-semibold text-ink">{formatMoney(total)}</b>
        </p>
        {differs && <p className="rounded-control bg-warn-tint px-2 py-1 text-12 text-warn">{copy.differs}</p>}
        <Lock lock={lock} on={on} />
        {charges && charges.notIncluded.length > 0 && (
          <p className="text-12 text-muted">{copy.notIncluded(charges.notIncluded.join('、'))}</p>
        )}
      </div>
    </section>
  );
}
