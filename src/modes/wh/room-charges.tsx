import { toldSum, lineKey } from '../../../domain/offer/charges';
import type { WhOffer } from '../../../domain/modes/wh/quote';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { whRoomsCopy } from '../../copy/modes/wh/rooms';
import { besideWords } from '../../copy/words/sum-words';
import { basisWords } from '../../copy/words/unit-words';
import { ChargeLines, NotIncluded } from '../../trade/offer/charge-lines';

const { board: copy } = whRoomsCopy;

const yuan = (amount: number): string => formatMoney({ amount, currency: YUAN });

/** Basis of the rent, pallets or tonnes, with the daily price by each. */
function Basis({ rent }: Pick<WhOffer['detail'], 'rent'>) {
  if (!rent) return null;
  const { basis, rate, quantity, other } = rent;
  const less = basis === 'TD' ? 'PLTD' : 'TD';
  return (
    <p className="text-12 text-muted">
      {copy.basis(copy.per[basis], yuan(Math.round(rate * quantity)), copy.per[less], yuan(Math.round(other)))}
    </p>
  );
}

/** No price for a day or room that is unavailable. */
export const openPrice = ({ price, state }: WhOffer) => (state === 'OPEN' ? price : null);

/** Each line can be recalculated from its row. */
export function RoomCharges({ offer }: { offer: WhOffer }) {
  const [price, { detail }] = [openPrice(offer), offer];
  if (!price) return null;
  return (
    <div className="mb-6 grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] lg:hidden">
      <ChargeLines {...price.charges} />
      <div className="grid content-start gap-3">
        <NotIncluded notIncluded={price.charges.notIncluded} />
        <Basis rent={detail.rent} />
      </div>
    </div>
  );
}

export function RoomPrice({ offer, isTrial }: { offer: WhOffer; isTrial: boolean }) {
  const [price, { supplier, detail }] = [openPrice(offer), offer];
  if (!price) return null;
  const { lines } = price.charges;
  return (
    <section
      className="rounded-card border border-line bg-surface px-4 py-4 max-lg:hidden"
      aria-labelledby="room-price"
    >
      <h3 id="room-price" className="text-16">
        {copy.room(supplier.nameCn, detail.room.id.slice(-1))}
      </h3>
      <p className="mb-3 text-12 text-muted">{copy.total(detail.stay.days, isTrial)}</p>
      <table className="w-full">
        <tbody>
          {lines.map((line) => (
            <tr key={lineKey(line)} className="border-t border-line">
              <td className="py-1.5 pr-2">
                {line.name} <span className="text-12 whitespace-nowrap text-muted">{basisWords(line)}</span>
              </td>
              <td className="text-right whitespace-nowrap text-ink">{formatMoney(line.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-ink">
            <td className="pt-2 text-12 text-muted">{besideWords(price.charges)}</td>
            <td className="pt-2 text-right text-20 font-semibold whitespace-nowrap text-ink">
              {formatMoney(toldSum(price.charges))}
            </td>
          </tr>
        </tfoot>
      </table>
      <div className="mt-3 grid gap-2">
        <Basis rent={detail.rent} />
        <p className="text-12 text-muted">{copy.without(price.charges.notIncluded)}</p>
      </div>
    </section>
  );
}
