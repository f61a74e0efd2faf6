import type { Charges } from '../../../domain/offer/charges';
import { lclSearchCopy } from '../../copy/modes/lcl/search';
import { ChargeLines, NotIncluded } from '../../trade/offer/charge-lines';

const { board: copy } = lclSearchCopy;

/** Each line shows quantity and unit price, so that it can be recalculated. */
export function DepartureCharges({ charges }: { charges: Charges }) {
  return (
    <div className="grid gap-x-10 gap-y-6 px-4 py-5 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] md:px-5">
      <ChargeLines {...charges} />
      <div>
        <NotIncluded notIncluded={charges.notIncluded} />
        <p className="mt-3 text-12 text-muted">{copy.tolerance}</p>
      </div>
    </div>
  );
}
