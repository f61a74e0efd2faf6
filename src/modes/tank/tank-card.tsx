import type { ReactNode } from 'react';

import { findTankType } from '../../../domain/goods/tank/types';
import type { TankLease, TankStock } from '../../../domain/modes/tank/detail';
import type { TankOffer } from '../../../domain/modes/tank/quote';
import { isTrialLevel, tankQuestion, type TankSearch } from '../../../domain/modes/tank/search';
import { offerAnswer } from '../../../domain/offer/answer';
import { pricedUntil } from '../../../domain/offer/priced';
import { leaseRent } from '../../../domain/modes/tank/lease';
import { DOLLAR, formatMoney } from '../../../domain/values/money';
import { toIso, parseMoment } from '../../../domain/values/moments';
import { momentText } from '../../copy/words/moment-words';
import { nameOfTank } from '../../../domain/goods/tank/names';
import { tankSearchCopy } from '../../copy/modes/tank/search';
import { MoreButton } from '../../trade/offer/more-button';
import { OfferVerdict } from '../../trade/offer/offer-verdict';
import { Voyage } from '../../trade/offer/voyage';
import { kgWords } from '../../trade/numbers';
import { FillLine } from './fill-line';
import { misfitLevel } from './misfit';
import { tankReason } from './reason-of';
import { tankShortage } from './sold-out';
import { TankDetails } from './tank-details';
import { Comma } from '../../ui/show/comma';

const { board: copy } = tankSearchCopy;
const { called } = tankQuestion.parts.heating;

type TankCardProps = {
  offer: TankOffer;
  search: TankSearch;
  answeredAt: number;
  isOpen: boolean;
  isDrawn: boolean;
  choice: ReactNode;
  onToggle: () => void;
};

function Name({ supplier, detail }: TankOffer) {
  const tank = findTankType(detail.tank);
  const built = tank && [
    tank.tCode,
    copy.heatings(tank.heating.map((one) => called[one] ?? one)),
    tank.hasOutlet ? copy.outlet : copy.noOutlet,
    ...(tank.sectionL < tank.litres ? [copy.baffled] : []),
  ];
  return (
    <div className="min-w-0">
      <h3 className="text-16">{nameOfTank(detail.tank)}</h3>
      {supplier && <p className="text-12 text-muted">{supplier.nameCn}</p>}
      <p className="text-12 text-muted empty:hidden">{built?.join(' · ')}</p>
    </div>
  );
}

function Filling({ offer: { detail }, search }: Pick<TankCardProps, 'offer' | 'search'>) {
  const { window, plan } = detail;
  const tank = findTankType(detail.tank);
  if (window === null || !tank) return <p className="text-12 text-warn">{copy.unfilled}</p>;
  const level = plan?.kind === 'fits' ? plan : misfitLevel(tank, detail, search);
  return (
    <div>
      <FillLine
        tank={tank}
        window={window}
        percent={level?.percent ?? null}
        isWrong={plan?.kind !== 'fits'}
        isTrial={isTrialLevel(search)}
      />
      {level && <p className="mt-1 text-12 text-ink">{copy.plan(level.tanks, kgWords(level.eachKg))}</p>}
    </div>
  );
}

const KG_PER_TON = 1000;

/** A price is valid until the next pricing or the cut-off, whichever is first. */
const standsUntil = ({ closesAt }: TankOffer, answeredAt: number): string =>
  momentText(toIso(Math.min(pricedUntil(answeredAt), parseMoment(closesAt ?? '') ?? Infinity)));

function Price({ offer, search, answeredAt }: Pick<TankCardProps, 'offer' | 'search' | 'answeredAt'>) {
  const { price, detail } = offer;
  if (!price || detail.plan?.kind !== 'fits' || !detail.terms) return null;
  const { plan, terms, lease } = detail;
  const words = lease ? (lease.isTrial ? copy.hiredTrial : copy.hiredFor) : copy.total;
  const perDay = formatMoney({ amount: leaseRent(terms.rent, terms.days), currency: DOLLAR });
  const { totalUsd, totalYuan } = price.charges;
  const tons = search.tons ?? plan.eachKg / KG_PER_TON;
  const perTon = formatMoney({ amount: Math.ceil(totalUsd.amount / tons), currency: DOLLAR });
  return (
    <p className="whitespace-nowrap md:text-right">
      {isTrialLevel(search) && (
        <span className="mr-2 rounded-control bg-warn-tint px-1.5 py-0.5 text-12 text-warn">
          {copy.trialPrice}
          <Comma />
        </span>
      )}
      <b className="text-20 font-semibold text-ink">{formatMoney(totalUsd)}</b>
      <span className="block text-12 text-muted">{formatMoney(totalYuan)}</span>
      <span className="block text-12 text-muted">{lease ? copy.perDay(perDay) : copy.perTon(perTon)}</span>
      <span className="block text-12 text-muted">{words(plan.tanks, terms.days)}</span>
      {offer.state === 'OPEN' && (
        <span className="block text-12 text-muted">{copy.holds(standsUntil(offer, answeredAt))}</span>
      )}
    </p>
  );
}

const Hiring = ({ lease, stock }: { lease: TankLease; stock: TankStock }) => (
  <p className="border-t border-line px-4 py-3 text-12 text-muted md:px-5">
    <span className="block text-14 text-ink">{copy.hired(lease.from, lease.until)}</span>
    {copy.left(stock.free, stock.depot, stock.week)} · {copy.back(stock.returnTo)}
  </p>
);

function Riding({ leavesAt, arrivesAt, detail: { voyage, stock, lease } }: TankOffer) {
  if (lease && stock) return <Hiring lease={lease} stock={stock} />;
  if (!voyage || !stock || leavesAt === null || arrivesAt === null) return null;
  const { vessel, voyage: number, carrier, transitDays, via } = voyage;
  return (
    <div className="grid items-center gap-x-6 gap-y-2 border-t border-line px-4 py-3 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] md:px-5">
      <Voyage
        leavesAt={leavesAt}
        arrivesAt={arrivesAt}
        transitDays={transitDays}
        via={via?.nameCn ?? null}
        isOff={false}
      />
      <p className="text-12 text-muted">
        <span className="block">
          {copy.ship} {carrier.nameCn} {vessel} {number}
        </span>
        {copy.left(stock.free, stock.depot, stock.week)}
      </p>
    </div>
  );
}

export function TankCard(props: TankCardProps) {
  const { offer, search, answeredAt, isOpen, isDrawn, choice, onToggle } = props;
  const { supplier, acceptance, detail, state } = offer;
  const answer = offerAnswer(offer);
  // A refusal takes precedence over sold out.
  const soldOut = answer === '0' ? tankShortage(offer) : null;
  const isOff = answer === 'N' || state === 'SOLD_OUT' || state === 'CLOSED';
  const name = `${supplier?.nameCn ?? ''} ${nameOfTank(detail.tank)}`.trim();
  return (
    <article
      id={offer.offerId}
      aria-label={name}
      className={`mb-3 scroll-mt-40 rounded-card border ${isDrawn ? 'border-sea outline outline-sea' : 'border-line hover:border-line-strong'} ${isOff ? 'bg-canvas' : 'bg-surface'}`}
    >
      <div className="grid items-start gap-x-6 gap-y-4 p-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)_auto] md:px-5">
        <Name {...offer} />
        <div className="grid gap-2">
          <Filling offer={offer} search={search} />
          <OfferVerdict
            acceptance={acceptance}
            answer={answer}
            word={soldOut?.word ?? copy.answers[answer]}
            reason={soldOut?.reason ?? tankReason(offer)}
          />
        </div>
        <div className="flex items-end justify-between gap-3 md:flex-col md:items-end">
          <Price offer={offer} search={search} answeredAt={answeredAt} />
          {choice}
        </div>
      </div>
      {!isOff && <Riding {...offer} />}
      <div className="flex border-t border-line px-4 py-1.5 md:px-5">
        <MoreButton
          more={copy.more}
          name={name}
          details={`details-${offer.offerId}`}
          isOpen={isOpen}
          onToggle={onToggle}
        />
      </div>
      {isOpen && <TankDetails offer={offer} search={search} />}
    </article>
  );
}
