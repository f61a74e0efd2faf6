import { feeBands, MISSED_TRUCK } from '../../../domain/modes/cfs/cancel-terms';
import { stuffingCharge } from '../../../domain/modes/cfs/price';
import type { Charges } from '../../../domain/offer/charges';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { cfsOrderCopy } from '../../copy/modes/cfs/order';
import { Section } from '../../trade/section';

const { fees: copy } = cfsOrderCopy;

/** Cancellation fees of this order by time before its first truck; hidden without a price. */
export function CancelBands({ charges }: { charges: Charges | null }) {
  if (!charges) return null;
  const bands = feeBands(stuffingCharge(charges));
  return (
    <Section title={copy.title} note={copy.note}>
      <ul>
        {(['early', 'late', 'last'] as const).map((band) => (
          <li key={band} className="flex justify-between gap-4 border-b border-line py-1.5 text-ink">
            <span>{copy.bands[band]}</span>
            <span className="whitespace-nowrap">
              {bands[band] === 0 ? copy.free : formatMoney({ amount: bands[band], currency: YUAN })}
            </span>
          </li>
        ))}
        <li className="flex justify-between gap-4 py-1.5 text-ink">
          <span>{copy.truck}</span>
          <span className="whitespace-nowrap">{formatMoney(MISSED_TRUCK.unitPrice)}</span>
        </li>
      </ul>
    </Section>
  );
}
