import { memo, type ReactNode } from 'react';

import type { Sailing, SailingSearch } from '../../../../domain/offer/sailing';
import { shortestFreeDays } from '../../../../domain/modes/fcl/list';
import { offerAnswer } from '../../../../domain/offer/answer';
import type { OfferBoardIntents } from '../../../../machines/booking/offer-board';
import { cutoffsCopy } from '../../../copy/trade/cutoffs';
import { sailingsCopy as copy } from '../../../copy/search/sailings';
import { useNearness } from '../../../features/offer-board/use-nearness';
import { CutoffLine } from '../../../trade/cutoff-line';
import { ChargeLines, NotIncluded } from '../../../trade/offer/charge-lines';
import { MoreButton } from '../../../trade/offer/more-button';
import { Voyage } from '../../../trade/offer/voyage';
import { Checkbox } from '../../../ui/form/checkbox';
import { CardPrice } from './card-price';
import { CardSketch } from './card-sketch';
import { CardVerdict } from './card-verdict';
import { FreeTimes } from './free-time';

type CardDetailsProps = {
  id: string;
  sailing: Sailing;
  search: SailingSearch;
  delay: number;
  now: number;
  onDelay: (days: number) => void;
};

function CardDetails({ id, sailing, search, delay, now, onDelay }: CardDetailsProps) {
  const { price, freeTime, cutoffs, etd } = sailing;
  return (
    <div id={id} className="animate-fade border-t border-line">
      <div
        className={`grid gap-x-10 gap-y-6 px-4 py-5 md:px-5 ${price ? 'md:grid-cols-[minmax(0,1fr)_minmax(0,280px)]' : ''}`}
      >
        {price && <ChargeLines {...price.charges} />}
        <div className="grid content-start gap-6">
          {price && <NotIncluded {...price.charges} />}
          <FreeTimes freeTime={freeTime} boxes={search.boxes} delay={delay} onDelay={onDelay} />
        </div>
      </div>
      <section className="border-t border-line px-4 py-5 md:px-5">
        <h3 className="mb-3 text-14">{cutoffsCopy.title}</h3>
        <CutoffLine cutoffs={cutoffs} etd={etd} now={now} />
      </section>
    </div>
  );
}

/** Renders the choice of a sailing, owned by the quoting flow. `isFirst`: primary button. */
export type ChoiceSlot = (sailing: Sailing, isFirst: boolean) => ReactNode;

type SailingCardProps = {
  sailing: Sailing;
  search: SailingSearch;
  isFirst: boolean;
  isLowest: boolean;
  /** True far below the fold, where text suffices until it comes near. */
  isFar: boolean;
  isOpen: boolean;
  isCompared: boolean;
  /** True when four sailings are being compared already. */
  isFull: boolean;
  /** Set only while the card is open. */
  delay: number | null;
  now: number;
  renderChoice: ChoiceSlot;
  on: Pick<OfferBoardIntents, 'toggleCard' | 'toggleCompared' | 'changeDelay'>;
};

const isPhone = () => matchMedia('(width < 48rem)').matches;

function CardFoot({ sailing, isLowest, isOpen, isCompared, isFull, on }: SailingCardProps) {
  const { sailingId, slots, state, freeTime, vessel } = sailing;
  const isOff = state === 'CLOSED' || state === 'SOLD_OUT';
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-4 py-2.5 text-12 text-muted md:px-5">
      {!isOff && (
        <Checkbox
          name={`compare-${sailingId}`}
          isChecked={isCompared}
          isReadOnly={isFull && !isCompared}
          onChange={() => on.toggleCompared(sailingId)}
        >
          <span className={isFull && !isCompared ? 'text-muted' : 'text-ink'}>
            {copy.compare}
            <span className="sr-only"> {vessel}</span>
          </span>
        </Checkbox>
      )}
      {isLowest && <span className="text-good">{copy.lowest}</span>}
      {state === 'OPEN' && <span>{copy.slots(slots)}</span>}
      {freeTime.length > 0 && <span>{copy.free(shortestFreeDays(sailing))}</span>}
      <MoreButton
        name={vessel}
        details={`details-${sailingId}`}
        isOpen={isOpen}
        onToggle={() => on.toggleCard(sailingId, isPhone())}
      />
    </div>
  );
}

function CardBody(props: SailingCardProps & { isOff: boolean }) {
  const { sailing, search, isFirst, isOff, isOpen, delay, now, renderChoice, on } = props;
  const { sailingId, carrier, vessel, voyage, etd, eta, transitDays, via } = sailing;
  return (
    <>
      <div className="grid items-center gap-x-6 gap-y-4 p-4 md:grid-cols-2 md:px-5 lg:grid-cols-[148px_minmax(220px,1fr)_minmax(170px,200px)_172px]">
        <div className="flex items-baseline justify-between gap-2 md:block">
          <b className={`font-semibold ${isOff ? 'text-muted' : 'text-ink'}`}>{carrier.nameCn}</b>
          <span className="block text-12 text-muted">
            {vessel} {voyage}
          </span>
        </div>
        <Voyage leavesAt={etd} arrivesAt={eta} transitDays={transitDays} via={via && via.nameCn} isOff={isOff} />
        <CardVerdict sailing={sailing} />
        <div className="flex items-end justify-between gap-3 md:flex-col md:items-end md:gap-2 md:text-right">
          <CardPrice sailing={sailing} search={search} />
          {renderChoice(sailing, isFirst)}
        </div>
      </div>
      <CardFoot {...props} />
      {isOpen && (
        <CardDetails
          id={`details-${sailingId}`}
          sailing={sailing}
          search={search}
          delay={delay ?? 0}
          now={now}
          onDelay={on.changeDelay}
        />
      )}
    </>
  );
}

export const SailingCardView = memo(function SailingCard(props: SailingCardProps) {
  const { sailing, isFar, isOpen } = props;
  const { carrier, vessel, voyage } = sailing;
  const { isNear, ref } = useNearness(isFar);
  const isOff = sailing.state === 'CLOSED' || sailing.state === 'SOLD_OUT' || offerAnswer(sailing) === 'N';
  return (
    // A `div`, not an `li`: list markers would be recounted on every reorder.
    <div
      role="listitem"
      ref={ref}
      className={`mb-3 rounded-card border ${isOff ? 'border-line bg-canvas' : 'bg-surface'} ${isOpen ? 'border-sea outline outline-sea' : 'border-line hover:border-line-strong'}`}
    >
      <article aria-label={`${carrier.nameCn} ${vessel} ${voyage}`}>
        {isNear || isOpen ? (
          <CardBody {...props} isOff={isOff} />
        ) : (
          <div className="h-37.5">
            <CardSketch sailing={sailing} />
          </div>
        )}
      </article>
    </div>
  );
});
