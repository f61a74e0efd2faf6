import { isInTwoCurrencies } from '../../../domain/offer/charges';
import { formatMoney, type Money } from '../../../domain/values/money';
import type { OrderFormIntents, OrderFormView } from '../../../machines/order/order-form';
import type { OrderQuoteView } from '../../../machines/order/order-quote';
import { orderPageCopy } from '../../copy/order';
import { priceCopy } from '../../copy/trade';
import { clockWords } from '../../copy/words/moment-words';
import type { PriceParts } from '../../trade/price/charge-table';
import { Button } from '../../ui/press/button';
import { Icon } from '../../ui/mark/icon';

const { bar: copy } = orderPageCopy;

/** Id of the continue button, the focus target after a finished step. */
export const ONWARD = 'onward';

type BarProps = {
  view: OrderFormView;
  names: Readonly<Record<string, string>>;
  on: OrderFormIntents;
  lock: OrderQuoteView;
  price: Pick<PriceParts, 'total' | 'unpriced' | 'beside' | 'lines'>;
  /** Total of the search; null for an example or without a price. */
  asked?: Money | null | undefined;
  isSubmitting: boolean;
  onSave: () => void;
};

/** Returns to the last step after corrections, without repeating the steps between. */
function Return({ view, names, on, isSubmitting }: Pick<BarProps, 'view' | 'names' | 'on' | 'isSubmitting'>) {
  const at = view.steps.findIndex(({ step }) => step === view.step);
  const last = view.steps.at(-1);
  const isMended = view.steps.every(({ step, isDone }) => isDone || step === last?.step);
  if (!last?.isVisited || !isMended || at >= view.steps.length - 2) return null;
  return (
    <p className="wrap flex flex-wrap items-center justify-end gap-3 pt-3 text-12 text-muted">
      {copy.mended}
      <Button look="line" size="small" isOff={view.isLocked} onClick={() => on.choose(last.step)}>
        {copy.return(names[last.step] ?? '')}
      </Button>
      {last.isDone && (
        <Button look="sea" size="small" isBusy={isSubmitting || view.isAwaiting} onClick={on.submit}>
          {isSubmitting ? copy.submitting : view.isAwaiting ? copy.awaiting : copy.submit}
        </Button>
      )}
    </p>
  );
}

/** Difference between the form's total and the search's, shown above the total. */
function Since({ lock, price: { total }, asked = null }: Pick<BarProps, 'lock' | 'price' | 'asked'>) {
  if (lock.stage !== 'locked' || !total || total.currency !== asked?.currency) return null;
  const by = total.amount - asked.amount;
  if (by === 0) return null;
  const words = by > 0 ? priceCopy.since.more : priceCopy.since.less;
  return (
    <p className="wrap -mb-2 pt-2 text-12 text-warn">
      {words(formatMoney(asked), formatMoney({ ...total, amount: Math.abs(by) }))}
    </p>
  );
}

/** Total, validity and the primary button; within thumb reach on phones. */
export function SubmitBar(props: BarProps) {
  const { view, names, on, lock, price, isSubmitting, onSave } = props;
  const at = view.steps.findIndex(({ step }) => step === view.step);
  const next = view.steps[at + 1];
  const toMend = view.summary ? view.summary.faults.length + view.summary.blocks.length : 0;
  return (
    <div id={ONWARD} tabIndex={-1} className="bottom-bar border-t border-line bg-surface shadow-dialog">
      <Return {...props} />
      <Since {...props} />
      <div className="wrap flex items-center gap-3 py-3 md:gap-4">
        <p className="min-w-0 md:flex md:items-baseline md:gap-3">
          <b className="block text-20 leading-6 font-semibold text-ink md:text-24">
            {price.total ? formatMoney(price.total) : (price.unpriced ?? priceCopy.unpriced)}
            {isInTwoCurrencies(price) && price.beside && (
              <span className="ml-1 text-12 font-normal text-muted">{` ${price.beside}`}</span>
            )}
          </b>
          <span className="block truncate text-12 text-muted print:hidden">
            {lock.stage === 'locked' ? priceCopy.locked(clockWords(lock.secondsLeft)) : priceCopy.lapsed}
          </span>
        </p>
        <div className="ml-auto flex items-center gap-3">
          {toMend > 0 && (
            <span className="flex items-center gap-1.5 text-bad max-lg:hidden">
              <Icon name="alert" />
              {copy.left(toMend)}
            </span>
          )}
          <Button look="line" className="max-md:hidden" onClick={onSave}>
            {copy.save}
          </Button>
          {at > 0 && (
            <Button look="line" className="max-md:px-3" isOff={view.isLocked} onClick={on.back}>
              {copy.back}
            </Button>
          )}
          {next ? (
            <Button look="signal" isBusy={view.isAwaiting} isOff={view.isLocked} onClick={on.next}>
              {view.isAwaiting ? (
                copy.awaiting
              ) : (
                <span>
                  {copy.next}
                  <span className="max-md:hidden">{copy.to(names[next.step] ?? '')}</span>
                </span>
              )}
            </Button>
          ) : (
            <Button look="signal" isBusy={isSubmitting || view.isAwaiting} onClick={on.submit}>
              {isSubmitting ? copy.submitting : view.isAwaiting ? copy.awaiting : copy.submit}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
