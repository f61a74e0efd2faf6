import { lineKey } from '../../../domain/offer/charges';
import {
  isTrialLevel,
  LAST_CARGOES,
  type LastCargo,
  tankQuestion,
  type TankSearch,
} from '../../../domain/modes/tank/search';
import type { TankDetail } from '../../../domain/modes/tank/detail';
import type { TankOffer } from '../../../domain/modes/tank/quote';
import { routePath } from '../../../domain/routes';
import { DOLLAR, formatMoney, YUAN } from '../../../domain/values/money';
import { nameOfTank } from '../../../domain/goods/tank/names';
import { tankSearchCopy } from '../../copy/modes/tank/search';
import { TextLink } from '../../ui/press/text-link';

const { board: copy } = tankSearchCopy;
const { called } = tankQuestion.parts.last;

const dollars = (amount: number): string => formatMoney({ amount, currency: DOLLAR });

type Terms = NonNullable<TankDetail['terms']>;
type TermsCardProps = { offer: TankOffer; terms: Terms; search: TankSearch };

function LastLine({ last, terms, search }: Omit<TermsCardProps, 'offer'> & { last: LastCargo }) {
  const asked = { ...tankQuestion.askedFor(search), last };
  return (
    <li className="flex min-h-9 items-center justify-between gap-3 border-t border-line">
      {last === search.last ? (
        <b className="font-semibold text-ink">{called[last]}</b>
      ) : (
        <TextLink href={tankQuestion.address(routePath('tankIndex'), asked)}>{called[last]}</TextLink>
      )}
      <span className="text-muted">{dollars(terms.last[last])}</span>
    </li>
  );
}

export function TermsCard({ offer: { price, detail }, terms, search }: TermsCardProps) {
  const isTrial = isTrialLevel(search);
  return (
    <aside className="grid gap-4 max-lg:max-w-120">
      {price && (
        <section className="rounded-card border border-line bg-surface p-4">
          <h2 className="flex flex-wrap items-baseline justify-between gap-x-3 text-16">
            {nameOfTank(detail.tank)}
            <span className={`text-12 font-normal ${isTrial ? 'text-warn' : 'text-muted'}`}>
              {isTrial ? copy.trialPrice : copy.locked}
            </span>
          </h2>
          <ul className="mt-2 text-14">
            {price.charges.lines.map(({ item, name, total }) => (
              <li key={lineKey({ item, name, total })} className="flex justify-between gap-3 border-t border-line py-1">
                <span>{name}</span>
                <span className="whitespace-nowrap text-ink">{formatMoney(total)}</span>
              </li>
            ))}
          </ul>
          <p className="flex items-baseline justify-between gap-3 border-t border-ink pt-2">
            <span className="text-12 text-muted">{formatMoney(price.charges.totalYuan)}</span>
            <b className="text-20 font-semibold text-ink">{formatMoney(price.charges.totalUsd)}</b>
          </p>
          <p className="mt-2 text-12 text-muted">
            {detail.lease ? copy.hiredDays(terms.days) : copy.days(terms.days, terms.transit)}；
            {copy.deposit(formatMoney({ amount: terms.deposit, currency: YUAN }))}；
            {copy.overdue(dollars(terms.overdue))}
          </p>
        </section>
      )}
      {!detail.lease && (
        <section className="rounded-card border border-line bg-surface p-4">
          <h2 className="text-16">{copy.lastTitle}</h2>
          <ul className="mt-2 text-14">
            {LAST_CARGOES.map((last) => (
              <LastLine key={last} last={last} terms={terms} search={search} />
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
