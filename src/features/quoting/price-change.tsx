import { formatMoney, type Money } from '../../../domain/values/money';
import type { QuotingIntents } from '../../../machines/booking/quoting';
import { quotingCopy } from '../../copy/search/sailings';
import { DialogTitle } from '../../ui/layer/dialog-title';
import { Button } from '../../ui/press/button';

const { changed: copy } = quotingCopy;

type PriceChangeProps = { before: Money | null; total: Money; on: Pick<QuotingIntents, 'accept' | 'close'> };

const Amount = ({ name, money, tone }: { name: string; money: string; tone: string }) => (
  <div className="flex items-baseline justify-between gap-4 border-t border-line py-2">
    <dt className="text-muted">{name}</dt>
    <dd className={tone}>{money}</dd>
  </div>
);

/** The user never continues at another price than the one shown. */
export function PriceChange({ before, total, on }: PriceChangeProps) {
  const difference = before && { ...total, amount: total.amount - before.amount };
  const isDearer = difference !== null && difference.amount > 0;
  return (
    <>
      <DialogTitle className="text-20">{copy.title}</DialogTitle>
      <p className="mt-2 text-muted">{copy.text}</p>
      <dl className="mt-4">
        {before && <Amount name={copy.before} money={formatMoney(before)} tone="text-muted line-through" />}
        <Amount name={copy.now} money={formatMoney(total)} tone="text-20 font-semibold text-ink" />
        {difference && (
          <Amount
            name={copy.difference}
            money={`${isDearer ? '+' : ''}${formatMoney(difference)}`}
            tone={isDearer ? 'font-semibold text-warn' : 'font-semibold text-good'}
          />
        )}
      </dl>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="line" onClick={on.close}>
          {copy.decline}
        </Button>
        <Button look="signal" onClick={on.accept}>
          {copy.accept}
        </Button>
      </div>
    </>
  );
}
