import type { ChargeLine } from '../../../domain/offer/charges';
import type { WhOffer } from '../../../domain/modes/wh/quote';
import { formatMoney } from '../../../domain/values/money';
import { whSearchCopy } from '../../copy/modes/wh/search';
import { ChargeLines, NotIncluded } from '../../trade/offer/charge-lines';

const { board: copy } = whSearchCopy;

const basisOf = ({ quantity, unitPrice }: ChargeLine): string => `${formatMoney(unitPrice)} × ${quantity}`;

/** Every line multiplies out in its row, and why it is charged by the pallet or by the ton. */
export function RoomCharges({ offer: { price, detail } }: { offer: WhOffer }) {
  if (!price) return null;
  const { basis } = detail.rent;
  const other = basis === 'TD' ? 'PLTD' : 'TD';
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
      <ChargeLines {...price.charges} basisOf={basisOf} />
      <div>
        <NotIncluded notIncluded={price.charges.notIncluded} />
        <p className="mt-3 text-12 text-muted">{copy.basis(copy.per[basis], copy.per[other])}</p>
      </div>
    </div>
  );
}
