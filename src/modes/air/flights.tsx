import { Link } from 'wouter';

import { bySea } from '../../../domain/modes/air/list';
import type { AirOffer } from '../../../domain/modes/air/quote';
import type { AirSearch } from '../../../domain/modes/air/search';
import { chargeableOf, weighed } from '../../../domain/modes/air/weight';
import { answerOf } from '../../../domain/offer/answer';
import { airSearchCopy } from '../../copy/modes/air/search';
import { EtdStrip } from '../../features/offer-board/etd-strip';
import { Sorts } from '../../features/offer-board/sorts';
import { Button } from '../../ui/press/button';
import { buttonClass } from '../../ui/press/button-look';
import { EmptyState } from '../../ui/show/empty-state';
import type { ListProps } from '../../frame/results';
import { FlightCard } from './flight-card';

const { board: copy } = airSearchCopy;

const SORTS = ['best', 'price', 'etd', 'transit'] as const;

const isPhone = () => matchMedia('(width < 48rem)').matches;

type FlightsProps = ListProps<AirOffer, AirSearch>;

const mayBeTaken = (offer: AirOffer): boolean =>
  offer.state === 'OPEN' && (answerOf(offer) === 'Y' || answerOf(offer) === 'R');

const isNeverFlown = ({ detail }: AirOffer): boolean => detail.air?.answer === 'FORBIDDEN';

/** What never flies has no flights: it is told where it goes instead, with what is known of it. */
const Forbidden = ({ search }: { search: AirSearch }) => (
  <EmptyState title={copy.forbidden.title} text={copy.forbidden.text}>
    <Link href={bySea(search)} className={buttonClass('sea', 'medium', '')}>
      {copy.forbidden.go}
    </Link>
  </EmptyState>
);

/** What the count leaves open: something is still to be said, or the package is too large for bellies. */
function noteOf(rows: readonly AirOffer[], day: string | null): string {
  const bellies = rows.filter(({ detail }) => detail.aircraft === 'P' && detail.freighter !== null).length;
  if (bellies > 0) return copy.belly(bellies);
  if (rows.some(mayBeTaken)) return '';
  return rows.some((offer) => answerOf(offer) === 'M') ? copy.ask : day === null ? copy.none : copy.noneThen;
}

/** The answer in one line, before the list. */
function Head({ view: { rows, filter, sort }, on }: Pick<FlightsProps, 'view' | 'on'>) {
  const open = rows.filter(mayBeTaken);
  const count = (letter: 'Y' | 'R') => open.filter((offer) => answerOf(offer) === letter).length;
  return (
    <div className="mt-5 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="sr-only">{copy.list}</h2>
      <output>
        <b className="font-semibold text-ink">{copy.count(rows.length, count('Y'), count('R'), filter.day)}</b>
        <span className="ml-3 text-12 text-muted">{noteOf(rows, filter.day)}</span>
      </output>
      <span className="ml-auto">
        <Sorts chosen={sort} sorts={SORTS} words={copy.sorts} onSort={on.sort} />
      </span>
    </div>
  );
}

/** The flights to come, each judged by what its aircraft takes. */
export function FlightsView({ view, on, renderChoice }: FlightsProps) {
  const { rows, strip, filter, open, now, search } = view;
  const first = rows.find(mayBeTaken);
  const { charged } = chargeableOf(weighed(search));
  if (rows.length > 0 && rows.every(isNeverFlown)) return <Forbidden search={search} />;
  return (
    <div className="mt-5">
      <EtdStrip strip={strip} chosen={filter.day} onChoose={(day) => on.filter({ day })} onTurn={on.turnWeek} />
      <Head view={view} on={on} />
      {rows.length === 0 && (
        <EmptyState title={copy.nothing.title} text={copy.nothing.text}>
          <Button look="sea" onClick={on.clearFilter}>
            {copy.nothing.clear}
          </Button>
        </EmptyState>
      )}
      {rows.map((offer) => (
        <FlightCard
          key={offer.offerId}
          offer={offer}
          charged={charged}
          isOpen={open.includes(offer.offerId)}
          now={now}
          choice={renderChoice(offer, offer === first)}
          onToggle={() => on.toggleCard(offer.offerId, isPhone())}
        />
      ))}
      <p className="mt-4 text-12 text-muted">{copy.keep}</p>
      <p className="text-12 text-muted">{copy.source}</p>
    </div>
  );
}
