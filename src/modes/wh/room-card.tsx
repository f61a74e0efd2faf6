import type { ReactNode } from 'react';

import { fireName } from '../../../domain/goods/fire';
import type { WhOffer } from '../../../domain/modes/wh/quote';
import { whQuestion, type WhSearch } from '../../../domain/modes/wh/search';
import { palletShare } from '../../../domain/modes/wh/split';
import { GRAMS_PER_TON } from '../../../domain/modes/wh/stay';
import { offerAnswer } from '../../../domain/offer/answer';
import { routePath } from '../../../domain/routes';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { fillSentence } from '../../../domain/values/fill';
import { whFindings } from '../../copy/modes/wh/findings';
import { whRoomsCopy } from '../../copy/modes/wh/rooms';
import { MoreButton } from '../../trade/offer/more-button';
import { OfferVerdict } from '../../trade/offer/offer-verdict';
import { TextLink } from '../../ui/press/text-link';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';
import { RoomBar } from './room-bar';
import { openPrice, RoomCharges } from './room-charges';
import { RoomSplit } from './room-split';
import { Comma } from '../../ui/show/comma';

const { board: copy } = whRoomsCopy;
const { called: temps } = whQuestion.parts.temp;

type RoomCardProps = {
  offer: WhOffer;
  search: WhSearch;
  number: number;
  isOpen: boolean;
  /** True if its price is shown beside the list. */
  isLooked: boolean;
  choice: ReactNode;
  onToggle: () => void;
};

function roomReason(offer: WhOffer, tons: number): string {
  const { acceptance, detail } = offer;
  if (detail.off) return copy.off[detail.off](detail.stay.from);
  if (offerAnswer(offer) === '0') return copy.short(detail.leastGrams / GRAMS_PER_TON, tons);
  const weighty = detail.findings.filter(({ level }) => level === acceptance.level);
  const said = weighty.filter(({ code }) => code !== 'whTakes');
  return (
    [...new Set(said.map(({ code, given }) => fillSentence(whFindings[code], given)))].join('；') || acceptance.reason
  );
}

function Name({ offer: { org, supplier, detail }, number }: Pick<RoomCardProps, 'offer' | 'number'>) {
  const { room, warehouse, away, isInCity } = detail;
  return (
    <div className="flex gap-3">
      <span className="grid size-6 flex-none place-items-center rounded-full border border-line-strong text-12 text-muted">
        {number}
      </span>
      <div className="min-w-0">
        <h3 className="text-16">{copy.room(supplier.nameCn, room.id.slice(-1))}</h3>
        <p className="text-12 text-muted">
          {org.nameCn} {warehouse.district}
          {!isInCity && away && (
            <span className="ml-2">
              <Comma />
              {copy.near(away.km)}
            </span>
          )}
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-muted">
          <b className="rounded-control bg-bad-tint px-1.5 py-0.5 font-semibold text-bad">
            {copy.items(room.fires.map(fireName))}
          </b>
          <span className="flex items-center gap-1">
            {copy.licence}
            {room.classes.map((one) => (
              <HazardDiamond key={one} hazardClass={one} className="size-5" />
            ))}
          </span>
          <span>
            {room.areaM2} m² {room.hasSprinkler && copy.sprinkler} {temps[room.temp]}{' '}
            {warehouse.isBonded && copy.bonded}
          </span>
        </p>
      </div>
    </div>
  );
}

/** True if only the quantity is refused. */
const isTooMuch = ({ detail }: WhOffer): boolean =>
  detail.findings.every(({ level, code }) => level !== 'BLOCK' || code === 'whOverRoom');

/** Alternatives to a full room: a later day, or a smaller quantity now. */
function Less({ offer: { detail }, search }: Pick<RoomCardProps, 'offer' | 'search'>) {
  const { freeFrom, leastGrams } = detail;
  const at = (change: Partial<WhSearch>) =>
    whQuestion.address(routePath('warehouse'), whQuestion.askedFor({ ...search, ...change }));
  const least = leastGrams / GRAMS_PER_TON;
  const pallets = palletShare(search.pallets, least, search.tons);
  const untold = search.untold.filter((amount) => amount !== 'tons');
  return (
    <p className="flex flex-wrap gap-x-3 text-12 font-semibold text-warn">
      {freeFrom === null ? (
        copy.neverFree
      ) : (
        <TextLink href={at({ inDate: freeFrom })}>{copy.freeFrom(freeFrom, search.tons)}</TextLink>
      )}
      {least > 0 && <TextLink href={at({ tons: least, pallets, untold })}>{copy.onlyLeast(least)}</TextLink>}
    </p>
  );
}

function Price({ offer, search }: Pick<RoomCardProps, 'offer' | 'search'>) {
  const [price, { detail }] = [openPrice(offer), offer];
  if (!price) return null;
  return (
    <p className="whitespace-nowrap md:text-right">
      <b className="text-20 font-semibold text-ink">{formatMoney(price.charges.totalYuan)}</b>
      <span className="block text-12 text-muted">
        {detail.rent && (
          <>
            {formatMoney({ amount: detail.rent.rate, currency: YUAN })}/{copy.per[detail.rent.basis]} ·{' '}
          </>
        )}
        {copy.total(detail.stay.days, search.untold.length > 0)}
      </span>
    </p>
  );
}

export function RoomCard(props: RoomCardProps) {
  const { offer, search, isOpen, isLooked, choice, onToggle } = props;
  const { tons } = search;
  const { supplier, detail, acceptance, state } = offer;
  const answer = offerAnswer(offer);
  const isOff = state !== 'OPEN' || answer === 'N';
  return (
    <article
      id={offer.offerId}
      aria-label={`${supplier.nameCn} ${detail.room.id}`}
      className={`mb-3 scroll-mt-40 rounded-card border ${isLooked ? 'border-sea outline outline-sea' : 'border-line hover:border-line-strong'} ${isOff ? 'bg-canvas' : 'bg-surface'}`}
    >
      <div className="grid items-start gap-x-6 gap-y-4 p-4 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1.1fr)_auto] md:px-5">
        <Name {...props} />
        <div className="grid gap-2">
          {state !== 'CLOSED' && <RoomBar detail={detail} tons={tons} />}
          {state === 'SOLD_OUT' && isTooMuch(offer) && <Less offer={offer} search={search} />}
          <RoomSplit detail={detail} search={search} />
          <OfferVerdict
            acceptance={acceptance}
            answer={answer}
            word={state === 'CLOSED' ? copy.closed : copy.answers[answer]}
            reason={roomReason(offer, tons)}
          />
        </div>
        <div className="flex items-end justify-between gap-3 md:flex-col md:items-end">
          <Price offer={offer} search={search} />
          {choice}
        </div>
      </div>
      <div className="flex border-t border-line px-4 py-1.5 md:px-5">
        <MoreButton
          more={state === 'OPEN' ? copy.more : copy.why}
          name={`${supplier.nameCn} ${detail.room.id}`}
          details={`details-${offer.offerId}`}
          isOpen={isOpen}
          onToggle={onToggle}
        />
      </div>
      {isOpen && (
        <div id={`details-${offer.offerId}`} className="animate-fade border-t border-line px-4 py-5 md:px-5">
          <RoomCharges offer={offer} />
          <section>
            {state !== 'CLOSED' && (
              <>
                <h4 className="mb-1 text-14">{copy.free}</h4>
                <p className="text-12 text-muted">
                  {detail.free.map(({ day, grams }) => copy.from(day, Math.max(0, grams) / GRAMS_PER_TON)).join('；')}
                </p>
              </>
            )}
            <ul className="mt-3 grid gap-1 text-12">
              {detail.findings.map(({ code, given }, at) => (
                <li key={`${code} ${at}`}>{fillSentence(whFindings[code], given)}</li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </article>
  );
}
