import type { ReactNode } from 'react';

import { mallCancelFee } from '../../../domain/modes/mall/cancel';
import { earliestDeliveryDay, latestPickupDay, readyDay } from '../../../domain/modes/mall/days';
import { FIELDS, type MallPart, type MallStep as Step } from '../../../domain/modes/mall/fields';
import { MALL_LAYOUT, type MallPiece, type MallSection } from '../../../domain/modes/mall/layout';
import { OWN } from '../../../domain/modes/mall/own';
import { sumGoods } from '../../../domain/modes/mall/price';
import type { OrderState } from '../../../domain/order/life/lifecycle';
import { mallCopy } from '../../copy/modes/mall';
import { mallOrderCopy } from '../../copy/modes/mall/order';
import type { StepProps } from '../../features/order/step-props';
import { createLayout } from '../../frame/form-layout';
import { CloseStep } from '../../trade/close-step';
import { FeeTable } from '../../trade/price/cancel-fees';
import { FormGoods } from './form-goods';
import type { MallParts } from './mall-parts';

const { delivery: copy, fees } = mallOrderCopy;

type PieceProps = StepProps<MallParts> & { children?: ReactNode };

function deliveryNote({ view: { form }, quote }: MallParts, now: number): string | undefined {
  if (now === 0 || form.way === '') return undefined;
  const last = latestPickupDay(quote, now);
  if (form.way !== 'SEND') {
    const [city, ready] = [quote.search.city, readyDay(quote, now)];
    if (form.way === 'CARRIED') return copy.carried(city, ready, last);
    return copy.fetched({ city, day: ready, last, gate: quote.offer.detail.gate });
  }
  const day = earliestDeliveryDay(quote, form.toCity, now);
  return day === null ? copy.open : copy.sent(day, last);
}

function Loads({ parts: { quote } }: PieceProps) {
  const { loads } = quote.search;
  return loads.length > 1 && <p className="text-ink">{copy.apart(loads.length)}</p>;
}

/** Cancellation fee: a share of the goods' price, free before handling starts. */
function CancelTerms({ parts: { view } }: Pick<PieceProps, 'parts'>) {
  const { charges } = view;
  const feeIn = (state: OrderState) => (charges === null ? undefined : mallCancelFee(state, sumGoods(charges)));
  const rows = [
    [fees.unconfirmed, feeIn('UNDER_REVIEW')],
    [fees.confirmed, feeIn('CONFIRMED')],
    [fees.booked, feeIn('BOOKED')],
    [fees.out, feeIn('CARGO_IN')],
  ] as const;
  return <FeeTable note={fees.note} rows={rows} />;
}

/** Price, contact and consents. No shipment, so no dangerous goods declaration. */
function Closing({ parts, now, price, papers, children }: PieceProps) {
  const still = { ...parts, view: { ...parts.view, form: { ...parts.view.form, isDanger: 'N' as const } } };
  return (
    <CloseStep
      parts={still}
      now={now}
      price={price}
      files={papers}
      filesNote={mallOrderCopy.filesNote}
      more={<CancelTerms parts={parts} />}
      promises={children}
    />
  );
}

export const MallStep = createLayout<Step, keyof MallPart, MallSection, MallPiece, MallParts>(MALL_LAYOUT, {
  fields: FIELDS,
  asks: (name, { view, quote }) => OWN.asks(name, view.form, { quote, now: 0 }),
  labels: mallCopy.label,
  choices: { way: copy.ways, toCity: copy.cities },
  titles: { delivery: copy.title },
  notes: { delivery: (parts, { now }) => deliveryNote(parts, now) },
  pieces: {
    goods: FormGoods,
    loads: Loads,
    freight: ({ parts, above }) => parts.view.form.way === 'CARRIED' && above,
    closing: Closing,
  },
});
