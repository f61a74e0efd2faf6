import type { FlexiOffer } from '../../../domain/modes/flexi/quote';
import type { FlexiSearch } from '../../../domain/modes/flexi/search';
import { offerAnswer } from '../../../domain/offer/answer';
import { flexiSearchCopy } from '../../copy/modes/flexi/search';
import { EtdStrip } from '../../features/offer-board/etd-strip';
import { Sorts } from '../../features/offer-board/sorts';
import type { ListProps } from '../../frame/results';
import { BagOffer } from './bag-offer';
import { groupedAmount } from './flexi-parts';
import { NothingLeft } from '../../trade/offer/nothing-left';
import { Comma } from '../../ui/show/comma';

const { board: copy } = flexiSearchCopy;

const SORTS = ['best', 'price', 'etd', 'transit'] as const;

const isPhone = () => matchMedia('(width < 48rem)').matches;

type BagsProps = ListProps<FlexiOffer, FlexiSearch>;

const mayBeTaken = (offer: FlexiOffer): boolean =>
  offer.state === 'OPEN' && (offerAnswer(offer) === 'Y' || offerAnswer(offer) === 'R');

function Head({ view: { rows, sort }, on }: Pick<BagsProps, 'view' | 'on'>) {
  const open = rows.filter(mayBeTaken);
  const [first] = rows;
  return (
    <div className="mt-5 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="sr-only">{copy.list}</h2>
      <output>
        <b className="font-semibold text-ink">
          {copy.count(rows.length, open.length, open.filter((offer) => offerAnswer(offer) === 'R').length)}
        </b>
        {first && (
          <span className="ml-3 text-12 text-muted">
            <Comma />
            {copy.asked(first.detail.bags, groupedAmount(first.detail.kg), first.detail.trial.length > 0)}
          </span>
        )}
      </output>
      <span className="ml-auto">
        <Sorts chosen={sort} sorts={SORTS} words={copy.sorts} onSort={on.sort} />
      </span>
    </div>
  );
}

/** True for liquids that no bag takes; the reason and the alternative are shown above. */
const isStopped = ({ acceptance, detail }: FlexiOffer): boolean =>
  acceptance.level === 'BLOCK' && detail.findings.some(({ code }) => code === 'flexiHidden' || code === 'flexiFlash');

/** Offers of all suppliers on all ships that accept the weight. */
export function BagsView({ view, on, renderChoice }: BagsProps) {
  const { rows, strip, filter, open, now } = view;
  const first = rows.find(mayBeTaken);
  if (rows.length > 0 && rows.every(isStopped)) return null;
  return (
    <div className="mt-5">
      <EtdStrip strip={strip} chosen={filter.day} onChoose={(day) => on.filter({ day })} onTurn={on.turnWeek} />
      <Head view={view} on={on} />
      {rows.length === 0 && <NothingLeft words={copy.nothing} onClear={on.clearFilter} />}
      {rows.map((offer) => (
        <BagOffer
          key={offer.offerId}
          offer={offer}
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
