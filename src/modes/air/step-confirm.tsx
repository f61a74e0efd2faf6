import type { ReactNode } from 'react';

import { airportCountry } from '../../../domain/modes/air/airports';
import { airCancelFee, SHARES } from '../../../domain/modes/air/cancel';
import { OWN } from '../../../domain/modes/air/fields';
import { parseMoment } from '../../../domain/values/moments';
import { HOUR_MS } from '../../../domain/values/spans';
import { airCopy } from '../../copy/modes/air';
import { airOrderCopy } from '../../copy/modes/air/order';
import { momentText } from '../../copy/words/moment-words';
import { CloseStep } from '../../trade/close-step';
import { FormText } from '../../trade/fields/fields';
import { FeeTable } from '../../trade/price/cancel-fees';
import type { PriceParts } from '../../trade/price/charge-table';
import type { AirParts } from './air-parts';

const { cancel: copy } = airOrderCopy;

const [LAST = 0] = SHARES.map(([hours]) => hours).slice(-1);

/** Cancellation fee of this flight: a share of the freight that grows with time. */
function CancelTerms({ parts: { view, quote } }: { parts: AirParts }) {
  const leaves = parseMoment(quote.offer.leavesAt ?? '');
  const freight = view.charges?.lines.find(({ item }) => item === 'AF')?.total.amount;
  if (leaves === null || freight === undefined) return null;
  const feeAt = (now: number) => airCancelFee({ state: 'BOOKED', now, leaves, freight });
  const until = (hours: number) => leaves - hours * HOUR_MS;
  const rows = [
    [copy.free, airCancelFee({ state: 'CONFIRMED', now: 0, leaves, freight })],
    ...SHARES.map(
      ([hours]) => [copy.until(hours, momentText(new Date(until(hours)).toISOString())), feeAt(until(hours))] as const,
    ),
    [copy.later(LAST), feeAt(leaves)],
    [copy.handedIn, airCancelFee({ state: 'CARGO_IN', now: leaves, leaves, freight })],
  ] as const;
  return <FeeTable title={copy.title} note={copy.note} rows={rows} />;
}

type ConfirmProps = { parts: AirParts; now: number; price: PriceParts; papers: ReactNode };

export const StepConfirm = ({ parts, now, price, papers }: ConfirmProps) => (
  <CloseStep
    parts={parts}
    price={price}
    files={papers}
    now={now}
    more={<CancelTerms parts={parts} />}
    country={airportCountry(parts.quote.offer.dst?.code)}
    beside={
      OWN.asks('condYear', parts.view.form, { quote: parts.quote }) && (
        <div className="mt-3 max-w-60">
          <FormText parts={parts} path="condYear" label={airCopy.label.condYear} isNumber />
        </div>
      )
    }
  />
);
