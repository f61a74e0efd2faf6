import type { CfsOffer } from '../../../domain/modes/cfs/quote';
import type { CfsSearch } from '../../../domain/modes/cfs/search';
import { lastGateBefore } from '../../../domain/modes/cfs/slots';
import { offerAnswer } from '../../../domain/offer/answer';
import { toIso, parseMoment } from '../../../domain/values/moments';
import { cfsSearchCopy } from '../../copy/modes/cfs/search';
import { gateWords, stuffWords } from '../../copy/modes/cfs/slot-words';
import { momentText } from '../../copy/words/moment-words';
import type { ListProps } from '../../frame/results';
import { PlanLine } from './plan-line';
import { StationCard } from './station-card';
import { NothingLeft } from '../../trade/offer/nothing-left';
import { Comma } from '../../ui/show/comma';

const { board: copy, plan, trial } = cfsSearchCopy;

const isPhone = () => matchMedia('(width < 48rem)').matches;

const isFree = (offer: CfsOffer): boolean => offer.state === 'OPEN' && offerAnswer(offer) !== 'N';

function noHourText({ state }: CfsOffer, isRefused: boolean): string {
  if (state === 'CLOSED') return copy.lost;
  return isRefused ? plan.refused : plan.none;
}

/** Schedule counted back from the port cut-off, for the first station; refused goods have none. */
function Plan({ offer }: { offer: CfsOffer }) {
  const { cut, isCutTyped } = offer.detail;
  const isRefused = offerAnswer(offer) === 'N';
  const first = isRefused ? null : offer.detail.first;
  const none = noHourText(offer, isRefused);
  const last = toIso(lastGateBefore(parseMoment(cut) ?? 0));
  const nodes = [
    { name: plan.first, at: first ? gateWords(first.gate) : none, isOpen: !first },
    { name: plan.stuff, at: first?.stuff[0] ? stuffWords(first.stuff[0].slot) : none, isOpen: !first },
    { name: plan.gate, at: momentText(last), isOpen: false },
    { name: plan.cut, at: momentText(cut), isOpen: false, isEnd: true },
  ];
  return (
    <PlanLine
      title={plan.title}
      verdict={<span className="text-12 text-muted">{offer.detail.station.nameCn}</span>}
      note={isCutTyped ? null : trial.cut(momentText(cut))}
      nodes={nodes}
    />
  );
}

export function StationsView({ view, on, renderChoice }: ListProps<CfsOffer, CfsSearch>) {
  const { rows, open, pointed, search } = view;
  const free = rows.filter(isFree);
  const [first] = free;
  const shown = first ?? rows[0];
  return (
    <>
      <h2 className="sr-only">{copy.list}</h2>
      {shown && <Plan offer={shown} />}
      <div className="mt-5 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <output>
          <b className="font-semibold text-ink">
            {copy.found(rows.length, free.length, free.filter((offer) => offerAnswer(offer) !== 'Y').length)}
          </b>
          <span className="ml-3 text-12 text-muted">
            <Comma />
            {copy.order}
          </span>
        </output>
        {rows.length > 0 && rows.every(({ detail }) => !detail.isInPort) && (
          <span className="text-12 font-semibold text-warn">
            {copy.elsewhere([...new Set(rows.map(({ org }) => org.nameCn))])}
          </span>
        )}
      </div>
      {rows.length === 0 && <NothingLeft words={copy.nothing} onClear={on.clearFilter} />}
      {rows.map((offer) => (
        <StationCard
          key={offer.offerId}
          offer={offer}
          search={search}
          instead={first?.detail.station.nameCn ?? null}
          pointed={pointed?.offerId === offer.offerId ? pointed : null}
          isOpen={open.includes(offer.offerId)}
          choice={renderChoice(offer, offer === first)}
          onToggle={() => on.toggleCard(offer.offerId, isPhone())}
        />
      ))}
      <p className="mt-4 text-12 text-muted">{copy.source}</p>
    </>
  );
}
