import type { DomOffer } from '../../../domain/modes/dom/quote';
import type { DomSearch } from '../../../domain/modes/dom/search';
import { offerAnswer } from '../../../domain/offer/answer';
import { dayAt } from '../../../domain/values/days';
import { domSearchCopy } from '../../copy/modes/dom/search';
import { EtdStrip } from '../../features/offer-board/etd-strip';
import { Sorts } from '../../features/offer-board/sorts';
import type { ListProps } from '../../frame/results';
import { boxWords, kgWords } from '../../trade/numbers';
import { LoopsBetween } from './loop-table';
import { PortsBeside } from './ports-beside';
import { VoyageCard } from './voyage-card';
import { NothingLeft } from '../../trade/offer/nothing-left';
import { Comma } from '../../ui/show/comma';

const { board: copy } = domSearchCopy;

const SORTS = ['best', 'price', 'etd', 'transit'] as const;

const isPhone = () => matchMedia('(width < 48rem)').matches;

type VoyagesProps = ListProps<DomOffer, DomSearch>;

const isOpen = (offer: DomOffer): boolean => offer.state === 'OPEN' && ['Y', 'R'].includes(offerAnswer(offer));

/** Containers the prices are for; an example is marked. */
function askedWords({ isDanger, isTrial, boxType, boxes, kg }: DomSearch): string {
  if (isDanger === 'Y') return '';
  return isTrial ? copy.trial(kgWords(kg)) : copy.weighed(boxWords([{ type: boxType, count: boxes }]), kgWords(kg));
}

function Head({ view: { rows, search, filter, sort, now }, on }: Pick<VoyagesProps, 'view' | 'on'>) {
  const { etd } = search;
  // A past date is not mentioned: the list shows coming voyages.
  const since = etd !== null && etd > dayAt(now) ? etd.slice(5) : null;
  const when = copy.when(filter.day?.slice(5) ?? null, since);
  const mayBeAsked = rows.filter((offer) => offerAnswer(offer) !== 'N').length;
  return (
    <div className="mt-5 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="sr-only">{copy.list}</h2>
      <output>
        <b className="font-semibold text-ink">
          {search.isDanger === 'Y'
            ? copy.countDanger(when, rows.length, mayBeAsked)
            : copy.count(when, rows.length, rows.filter(isOpen).length)}
        </b>
        <span className={`ml-3 text-12 ${search.isTrial ? 'text-warn' : 'text-muted'}`}>
          <Comma />
          {askedWords(search)}
        </span>
      </output>
      <span className="ml-auto">
        <Sorts chosen={sort} sorts={SORTS} words={copy.sorts} onSort={on.sort} />
      </span>
    </div>
  );
}

export function VoyagesView({ view, on, renderChoice }: VoyagesProps) {
  const { rows, offers, strip, filter, open, now, search } = view;
  const first = rows.find(isOpen);
  const [any] = rows;
  return (
    <div className="mt-5">
      {any && <LoopsBetween legs={any.detail.legs.map(({ org, dst }) => [org.code, dst.code] as const)} />}
      <div className="mt-5">
        <EtdStrip strip={strip} chosen={filter.day} onChoose={(day) => on.filter({ day })} onTurn={on.turnWeek} />
      </div>
      <PortsBeside offers={offers} search={search} />
      <Head view={view} on={on} />
      {rows.length === 0 && <NothingLeft words={copy.nothing} onClear={on.clearFilter} />}
      {rows.map((offer) => (
        <VoyageCard
          key={offer.offerId}
          offer={offer}
          search={search}
          isOpen={open.includes(offer.offerId)}
          now={now}
          choice={renderChoice(offer, offer === first)}
          onToggle={() => on.toggleCard(offer.offerId, isPhone())}
        />
      ))}
      <p className="mt-4 text-12 text-muted">{copy.source}</p>
    </div>
  );
}
