import type { TankOffer } from '../../../domain/modes/tank/quote';
import type { TankSearch } from '../../../domain/modes/tank/search';
import { fillSentence } from '../../../domain/values/fill';
import { isSurcharged } from '../../../domain/offer/surcharge';
import { TANK_RULES } from '../../../domain/modes/tank/finding';
import { tankSearchCopy } from '../../copy/modes/tank/search';
import { ChargeLines, NotIncluded } from '../../trade/offer/charge-lines';
import { LeaseTable } from './lease-table';

const { board: copy } = tankSearchCopy;

export function TankDetails({ offer, search }: { offer: TankOffer; search: TankSearch }) {
  const { offerId, price, detail } = offer;
  const { terms, stock, lease, findings } = detail;
  return (
    <div id={`details-${offerId}`} className="animate-fade border-t border-line px-4 py-5 md:px-5">
      {price && (
        <div className="mb-6 grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
          <ChargeLines {...price.charges} />
          <div>
            <NotIncluded notIncluded={price.charges.notIncluded} />
            {terms && (
              <p className="mt-3 text-12 text-muted">
                {lease ? copy.hiredDays(terms.days) : copy.days(terms.days, terms.transit)}
              </p>
            )}
            {stock && (
              <p className="text-12 text-muted">
                {copy.test(stock.testDue)} · {copy.back(stock.returnTo)}
              </p>
            )}
          </div>
        </div>
      )}
      {terms && <LeaseTable terms={terms} search={search} isWhole={!(price && isSurcharged(price.charges))} />}
      <h4 className="mb-1 text-14">{copy.basis}</h4>
      <ul className="grid gap-1 text-12">
        {findings.map(({ code, given }, at) => (
          <li key={`${code} ${at}`}>{fillSentence(TANK_RULES.sentences[code], given)}</li>
        ))}
      </ul>
    </div>
  );
}
