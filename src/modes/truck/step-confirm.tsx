import type { ReactNode } from 'react';

import { truckCancelFee, type CancelInput } from '../../../domain/modes/truck/cancel';
import { sumFreight } from '../../../domain/modes/truck/price';
import { quotedPart, countTrucks } from '../../../domain/modes/truck/reading';
import { partOrderCopy } from '../../copy/modes/truck/part-order';
import { truckOrderCopy as copy } from '../../copy/modes/truck/order';
import { CloseStep } from '../../trade/close-step';
import { FormTick } from '../../trade/fields/form-tick';
import { FeeTable } from '../../trade/price/cancel-fees';
import type { PriceParts } from '../../trade/price/charge-table';
import type { TruckParts } from './own-fields';

type ConfirmProps = { parts: TruckParts; now: number; price: PriceParts; papers: ReactNode; above?: ReactNode };

function Fees({ parts: { view, quote } }: { parts: TruckParts }) {
  const trucks = quotedPart(quote) ? 1 : countTrucks(view.form);
  const fee = (state: CancelInput['state'], hours = 0, atGate = 0) =>
    trucks === null || !view.charges
      ? undefined
      : truckCancelFee({ state, hours, atGate, trucks, freight: sumFreight(view.charges) }, quote.rates);
  const { bands } = copy;
  if (quotedPart(quote))
    return (
      <FeeTable
        note={partOrderCopy.fees}
        rows={[
          [bands.review, fee('UNDER_REVIEW')],
          [bands.confirmed, fee('CONFIRMED')],
          [partOrderCopy.bands.early, fee('BOOKED', 24)],
          [partOrderCopy.bands.late, fee('BOOKED', 6)],
          [partOrderCopy.bands.last, fee('BOOKED')],
          [bands.loaded, fee('CARGO_IN')],
        ]}
      />
    );
  return (
    <FeeTable
      note={`${(trucks ?? 1) > 1 ? copy.feesByTruck : ''}${copy.fees}`}
      rows={[
        [bands.review, fee('UNDER_REVIEW')],
        [bands.confirmed, fee('CONFIRMED')],
        [bands.early, fee('BOOKED', 24)],
        [bands.late, fee('BOOKED', 6)],
        [bands.last, fee('BOOKED')],
        [bands.atGate, fee('BOOKED', 0, trucks ?? 0)],
        [bands.loaded, fee('CARGO_IN')],
      ]}
    />
  );
}

export const StepConfirm = ({ parts, now, price, papers, above }: ConfirmProps) => (
  <CloseStep
    parts={parts}
    now={now}
    price={price}
    files={papers}
    more={
      <>
        <Fees parts={parts} />
        {parts.view.form.isDanger === 'Y' && above}
      </>
    }
    promises={
      <FormTick parts={parts} path="toldGoods" isChecked={parts.view.form.toldGoods} label={copy.names.toldGoods} />
    }
  />
);
