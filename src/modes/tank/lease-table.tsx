import { leaseCharges, leaseRent, LEASES } from '../../../domain/modes/tank/lease';
import type { TankDetail } from '../../../domain/modes/tank/detail';
import { DOLLAR, formatMoney } from '../../../domain/values/money';
import { tankQuestion, type TankSearch } from '../../../domain/modes/tank/search';
import { routePath } from '../../../domain/routes';
import { tankSearchCopy } from '../../copy/modes/tank/search';
import { TextLink } from '../../ui/press/text-link';

const { lease: copy } = tankSearchCopy;

const leaseAddress = (search: TankSearch, days: number): string =>
  tankQuestion.address(routePath('tankIndex'), {
    ...tankQuestion.askedFor(search),
    kind: 'LEASE',
    leaseDays: String(days),
  });

type LeaseTableProps = {
  terms: NonNullable<TankDetail['terms']>;
  search: TankSearch;
  /** Without surcharges, so the total is complete. */
  isWhole: boolean;
};

/** Price by lease length beyond one journey; each row is a link. */
export const LeaseTable = ({ terms, search, isWhole }: LeaseTableProps) => (
  <section className="mb-6">
    <h4 className="text-14">{copy.title}</h4>
    <p className="text-12 text-muted">{copy.note}</p>
    <table className="mt-2 w-full text-12 md:max-w-120">
      <thead className="text-muted">
        <tr>
          {[copy.days, copy.day, ...(isWhole ? [copy.total] : [])].map((name) => (
            <th key={name} scope="col" className="py-1 text-right font-normal first:text-left">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LEASES.map((days) => (
          <tr key={days} className="border-t border-line">
            <th scope="row" className="py-1 text-left font-normal">
              <TextLink href={leaseAddress(search, days)}>{copy.from(days)}</TextLink>
            </th>
            <td className="text-right">{formatMoney({ amount: leaseRent(terms.rent, days), currency: DOLLAR })}</td>
            {isWhole && (
              <td className="text-right text-ink">{formatMoney(leaseCharges(terms, { tanks: 1, days }).totalUsd)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
