import { boxUse } from '../../../domain/modes/rail/box-use';
import type { RailOffer } from '../../../domain/modes/rail/quote';
import type { RailSearch } from '../../../domain/modes/rail/search';
import { DOLLAR, formatMoney } from '../../../domain/values/money';
import { railBoxUseCopy as copy } from '../../copy/modes/rail/box-use';
import { countOrBefore } from '../../../domain/values/typed-number';
import { dayWord } from '../../copy/words/moment-words';
import { Section } from '../../trade/section';
import { IconButton } from '../../ui/press/icon-button';

type BoxUseProps = { offer: RailOffer; search: RailSearch; delay: number; onDelay: (days: number) => void };

const dollars = (amount: number): string => formatMoney({ amount, currency: DOLLAR });

const Days = ({ delay, onDelay }: Pick<BoxUseProps, 'delay' | 'onDelay'>) => (
  <div className="flex items-center gap-1">
    {copy.after}
    <IconButton name="minus" label={copy.less} onClick={() => onDelay(delay - 1)} />
    <input
      type="text"
      inputMode="numeric"
      maxLength={2}
      aria-label={copy.days}
      value={delay}
      className="h-10 w-12 rounded-control border border-line-strong bg-surface text-center text-16 font-semibold text-ink"
      onFocus={(event) => event.target.select()}
      onChange={(event) => onDelay(countOrBefore(event.target.value, delay))}
    />
    <IconButton name="plus" label={copy.more} onClick={() => onDelay(delay + 1)} />
    {copy.back}
  </div>
);

/** Cost of a carrier's box until its return: use, and each day beyond the free ones. */
export function BoxUse({ offer, search, delay, onDelay }: BoxUseProps) {
  const { back, paidDays, over, use, total } = boxUse(offer, search.boxes, delay);
  const lines = [
    [copy.use, use === null ? copy.unpriced : dollars(use)],
    ...(paidDays === 0 ? [[copy.within, dollars(0)]] : []),
    ...over.flatMap(({ type, count, perDay, amount }) =>
      paidDays === 0 ? [] : [[copy.over(paidDays, `${type} × ${count}`, dollars(perDay)), dollars(amount)]],
    ),
  ];
  return (
    <div className="mt-5">
      <Section title={copy.title}>
        <div className="grid items-start gap-x-8 gap-y-3 md:grid-cols-[auto_minmax(0,1fr)]">
          <div>
            <Days delay={delay} onDelay={onDelay} />
            <p className="mt-1 text-12 text-muted">{copy.between(dayWord(back[0]), dayWord(back[1]))}</p>
          </div>
          <dl>
            {lines.map(([name, sum]) => (
              <div key={name} className="flex justify-between gap-3 border-b border-line py-1">
                <dt>{name}</dt>
                <dd className="whitespace-nowrap text-ink">{sum}</dd>
              </div>
            ))}
            {total !== null && (
              <div className="flex justify-between gap-3 pt-2 font-semibold text-ink">
                <dt>{copy.total}</dt>
                <dd>
                  <output>{copy.about(dollars(total))}</output>
                </dd>
              </div>
            )}
          </dl>
        </div>
        <p className="mt-3 text-12 text-muted">{copy.basis(offer.detail.freeDays)}</p>
      </Section>
    </div>
  );
}
