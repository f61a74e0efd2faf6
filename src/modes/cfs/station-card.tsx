import type { ReactNode } from 'react';

import { fireName } from '../../../domain/goods/fire';
import { gateEnds, readGateSlot, type SlotReach } from '../../../domain/modes/cfs/slots';
import type { CfsOffer } from '../../../domain/modes/cfs/quote';
import type { CfsSearch } from '../../../domain/modes/cfs/search';
import { offerAnswer } from '../../../domain/offer/answer';
import type { PointedOffer } from '../../../domain/offer/search-mode';
import type { Day } from '../../../domain/values/days';
import { formatMoney } from '../../../domain/values/money';
import { parseMoment } from '../../../domain/values/moments';
import { fillSentence } from '../../../domain/values/fill';
import { cfsCopy } from '../../copy/modes/cfs';
import { cfsSearchCopy } from '../../copy/modes/cfs/search';
import { stuffWords } from '../../copy/modes/cfs/slot-words';
import { ChargeLines, NotIncluded } from '../../trade/offer/charge-lines';
import { MoreButton } from '../../trade/offer/more-button';
import { OfferVerdict } from '../../trade/offer/offer-verdict';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';
import { gateGrid, stuffGrid } from './grids';
import { SlotGrid } from './slot-grid';

const { board: copy, grid, trial } = cfsSearchCopy;

type StationCardProps = {
  offer: CfsOffer;
  search: CfsSearch;
  /** First station that still meets the cut-off, offered when this one does not. */
  instead: string | null;
  /** Set when the link points to this station, with a day. */
  pointed: PointedOffer | null;
  isOpen: boolean;
  choice: ReactNode;
  onToggle: () => void;
};

/** The most severe reason; the others are in the details. */
function stationReason({ acceptance, detail }: CfsOffer): string {
  const said = detail.findings.filter(({ level, code }) => level === acceptance.level && code !== 'cfsTakes');
  return (
    [...new Set(said.map(({ code, given }) => fillSentence(cfsCopy.finding[code], given)))].join('；') ||
    acceptance.reason
  );
}

/** A station that refuses the goods shows no slot and no price. */
function earliestSlot({ state, detail: { first } }: CfsOffer, instead: string | null): string {
  if (state === 'CLOSED') return copy.lost;
  const [stuff] = first?.stuff ?? [];
  if (stuff) return copy.earliest(stuffWords(stuff.slot));
  return instead === null ? copy.full : copy.instead(copy.full, instead);
}

type NameProps = { station: CfsOffer['detail']['station']; hours: string | null };

function Name({ station, hours }: NameProps) {
  return (
    <div className="min-w-0">
      <h3 className="text-16">{station.nameCn}</h3>
      <p className="text-12 text-muted">{station.address}</p>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-muted">
        {station.classes.length > 0 && (
          <span className="flex flex-wrap items-center gap-1">
            <span className="flex-none">{copy.licence}</span>
            {station.classes.map((one) => (
              <HazardDiamond key={one} hazardClass={one} className="size-5" />
            ))}
          </span>
        )}
        <span>{copy.fires(station.fires.map(fireName))}</span>
        <span>{copy.packers(station.packers)}</span>
        {hours !== null && <span>{hours}</span>}
      </p>
    </div>
  );
}

function Price({ offer: { price, detail }, search }: Pick<StationCardProps, 'offer' | 'search'>) {
  if (!price) return null;
  return (
    <p className="md:text-right">
      <b className="text-20 font-semibold whitespace-nowrap text-ink">{formatMoney(price.charges.totalYuan)}</b>
      <span className="block text-12 text-muted">{copy.total(search.boxes, search.boxType)}</span>
      {!detail.isTonsTyped && <span className="block text-12 font-semibold text-warn">{trial.tons(detail.tons)}</span>}
    </p>
  );
}

function Days({ offer: { detail }, search, day }: Pick<StationCardProps, 'offer' | 'search'> & { day: Day | null }) {
  const { boards, first, fire, cut } = detail;
  if (!boards) return null;
  const now = parseMoment(boards.seenAt) ?? 0;
  const reach: SlotReach = { isDanger: search.isDanger, fires: fire ? [fire.item] : [], now, cut: parseMoment(cut) };
  const gate = first && readGateSlot(first.gate);
  return (
    <div className="mt-5 grid gap-5">
      <SlotGrid
        label={copy.gateLeft}
        head={grid.gateHead}
        ownWord={grid.ownTrucks}
        pointed={day}
        {...gateGrid(boards, reach)}
      />
      <SlotGrid
        label={copy.stuffLeft}
        head={grid.stuffHead}
        ownWord={grid.ownTeu}
        pointed={day}
        {...stuffGrid(boards, reach, gate && gateEnds(gate))}
      />
    </div>
  );
}

export function StationCard({ offer, search, instead, pointed, isOpen, choice, onToggle }: StationCardProps) {
  const { acceptance, detail, price, state } = offer;
  const answer = offerAnswer(offer);
  const isOff = state !== 'OPEN' || answer === 'N';
  return (
    <article
      id={offer.offerId}
      aria-label={detail.station.nameCn}
      className={`mb-3 scroll-mt-40 rounded-card border p-4 md:p-5 ${isOpen ? 'border-sea outline outline-sea' : 'border-line hover:border-line-strong'} ${isOff ? 'bg-canvas' : 'bg-surface'}`}
    >
      <div className="grid items-start gap-x-6 gap-y-3 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1.2fr)_minmax(0,1fr)_auto]">
        <Name station={detail.station} hours={answer === 'N' ? null : copy.hours[search.isDanger]} />
        <OfferVerdict
          acceptance={acceptance}
          answer={answer}
          word={copy.answers[answer]}
          reason={stationReason(offer)}
        />
        <div>
          {answer === 'N' && state === 'OPEN' ? null : (
            <p className={`text-12 font-semibold md:text-right ${state === 'OPEN' ? 'text-good' : 'text-warn'}`}>
              {earliestSlot(offer, instead)}
            </p>
          )}
          {answer !== 'N' && <Price offer={offer} search={search} />}
        </div>
        <div className="grid gap-2 justify-items-start md:justify-items-end">
          {choice}
          <MoreButton
            more={copy.more}
            name={detail.station.nameCn}
            details={`details-${offer.offerId}`}
            isOpen={isOpen}
            onToggle={onToggle}
          />
        </div>
      </div>
      {isOpen && (
        <div id={`details-${offer.offerId}`} className="mt-4 border-t border-line pt-4">
          {price && answer !== 'N' && (
            <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
              <ChargeLines {...price.charges} />
              <NotIncluded notIncluded={price.charges.notIncluded} />
            </div>
          )}
          <Days offer={offer} search={search} day={pointed?.day ?? null} />
        </div>
      )}
    </article>
  );
}
