import type { ReactNode } from 'react';

import type { TankOffer } from '../../../domain/modes/tank/quote';
import type { TankSearch } from '../../../domain/modes/tank/search';
import { TANK_LIST, TANK_NAMES } from '../../../domain/modes/tank/list';
import { formatMoney } from '../../../domain/values/money';
import { tankSearchCopy } from '../../copy/modes/tank/search';
import { Sorts } from '../../features/offer-board/sorts';
import type { ListProps } from '../../frame/results';
import { NothingLeft } from '../../trade/offer/nothing-left';
import { ButtonLink } from '../../ui/press/button-link';
import { EmptyState } from '../../ui/show/empty-state';
import { LeftOut } from './left-out';
import { isFitting, partedRows } from './listed';
import { Reduced } from './reduced';
import { TankCard } from './tank-card';
import { TankFilters } from './tank-filters';
import { TankPanel } from './tank-panel';
import { TermsCard } from './terms-card';
import { Comma } from '../../ui/show/comma';

const { board: copy } = tankSearchCopy;

const isPhone = () => matchMedia('(width < 48rem)').matches;

type TanksProps = ListProps<TankOffer, TankSearch>;

function Head({
  view: { search, sort, rows, offers },
  on,
  listed,
}: Pick<TanksProps, 'view' | 'on'> & { listed: TankOffer[] }) {
  const fitting = listed.filter(isFitting);
  const kinds = (all: readonly TankOffer[]) => new Set(all.map(({ detail }) => detail.tank)).size;
  const [fit, untold] = [kinds(fitting.filter(({ detail }) => detail.plan !== null)), kinds(fitting)];
  const found = rows.length < offers.length ? copy.some : copy.found;
  return (
    <div className="mt-6 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="sr-only">{copy.list}</h2>
      <output>
        <b className="font-semibold text-ink">{fit === 0 && untold > 0 ? copy.untold(untold) : found(fit)}</b>
        <span className="ml-3 text-12 text-muted">
          <Comma />
          {search.tons === null ? `${copy.trial}：${copy.full}` : copy.asked(search.tons)}
        </span>
      </output>
      <span className="ml-auto">
        <Sorts chosen={sort} sorts={TANK_NAMES.sorts} words={copy.sorts} onSort={on.sort} />
      </span>
    </div>
  );
}

const placeCaption = ({ kind, orgPortCode }: TankSearch): string => {
  if (kind === 'TRIP') return copy.where;
  return orgPortCode === null ? copy.whereLease : copy.noLease;
};

type WayProps = { offer: TankOffer; search: TankSearch; choice: ReactNode };

/** Action on a tank; without places there is none. */
function Way({ offer, search, choice }: WayProps) {
  if (!isFitting(offer)) return <Reduced offer={offer} search={search} />;
  return offer.detail.stock === null ? <span className="text-12 text-muted">{placeCaption(search)}</span> : choice;
}

/** On phones verdict, price and button share a line above the drawing. */
function Taking({ offer, choice }: Pick<WayProps, 'offer' | 'choice'>) {
  if (!offer.price || !isFitting(offer) || offer.detail.stock === null || offer.state !== 'OPEN') return null;
  return (
    <span className="ml-auto flex items-center gap-3 md:hidden">
      <b className="text-16 font-semibold text-ink">{formatMoney(offer.price.charges.totalUsd)}</b>
      {choice}
    </span>
  );
}

/** If all tanks are refused, the legally permitted one gives the reason. */
const nearest = (leftOut: readonly TankOffer[]): TankOffer | undefined =>
  leftOut.find(({ detail }) => !detail.findings.some(({ code }) => code.startsWith('tankCode'))) ?? leftOut[0];

export function TanksView({ view, on, renderChoice }: TanksProps) {
  const { rows, offers, open, search, sort } = view;
  const { listed, leftOut } = partedRows(rows, search.tons === null && sort === 'best');
  const first = listed.find((offer) => isFitting(offer) && offer.state === 'OPEN');
  const fitting = listed.find(isFitting);
  const drawn =
    listed.find(({ offerId }) => open.includes(offerId)) ?? first ?? fitting ?? listed[0] ?? nearest(leftOut);
  return (
    <>
      {drawn && (
        <TankPanel
          drawn={drawn}
          rows={listed}
          search={search}
          taking={<Taking offer={drawn} choice={renderChoice(drawn, drawn === first)} />}
        />
      )}
      <Head view={view} on={on} listed={listed} />
      <TankFilters view={view} on={on} />
      <div className={drawn?.detail.terms ? 'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]' : ''}>
        <div>
          {rows.length === 0 && offers.length > 0 && (
            <NothingLeft
              words={{ ...copy.filtered, text: copy.filtered.text(offers.length) }}
              onClear={on.clearFilter}
            />
          )}
          {!fitting && rows.length === offers.length && (
            <EmptyState title={copy.nothing.title} text={copy.nothing.text}>
              <ButtonLink href={TANK_LIST.enquiryAt(search, search.etd)} look="line" size="medium">
                {copy.nothing.enquire}
              </ButtonLink>
            </EmptyState>
          )}
          {listed.map((offer) => (
            <TankCard
              key={offer.offerId}
              offer={offer}
              search={search}
              answeredAt={view.now}
              isOpen={open.includes(offer.offerId)}
              isDrawn={offer === drawn}
              choice={<Way offer={offer} search={search} choice={renderChoice(offer, offer === first)} />}
              onToggle={() => on.toggleCard(offer.offerId, isPhone())}
            />
          ))}
          <LeftOut offers={leftOut} />
          <p className="mt-4 text-12 text-muted">{copy.source}</p>
        </div>
        {drawn?.detail.terms && <TermsCard offer={drawn} terms={drawn.detail.terms} search={search} />}
      </div>
    </>
  );
}
