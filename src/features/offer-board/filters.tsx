import { formatMoney, minorUnits, DOLLAR } from '../../../domain/values/money';
import { ROUTE_KINDS } from '../../../domain/offer/sailing-choice';
import { ANSWERS } from '../../../domain/offer/answer';
import type { OfferBoardIntents, OfferBoardView } from '../../../machines/booking/offer-board';
import { shortDay } from '../../copy/words/moment-words';
import { sailingsCopy } from '../../copy/search/sailings';
import { Icon } from '../../ui/mark/icon';
import { VerdictPill } from '../../ui/mark/verdict-pill';
import { Choices } from '../../ui/form/choices';
import { pressType, useSent } from '../../ui/form/plain-form';
import { Limit } from './filter-parts';
import { TicksFollow } from './view-form';

const { filter: copy } = sailingsCopy;

const SETTINGS = ['v', 'carriers', 'w'];

const PRICE_STEP = 50;

const dollars = (units: number) => formatMoney({ amount: minorUnits(units), currency: DOLLAR }).replace(/\.00$/, '');

export type FilterProps = { view: OfferBoardView; on: Pick<OfferBoardIntents, 'filter' | 'clearFilter'> };

export function Filters({ view: { facets, filter }, on }: FilterProps) {
  const everyDay = useSent()('day', '');
  return (
    <div className="grid gap-5">
      <TicksFollow settings={SETTINGS} />
      {filter.day !== null && (
        <button
          type={pressType(everyDay)}
          {...everyDay}
          className="flex items-center justify-between rounded-control bg-sea-tint px-3 py-2 text-sea"
          onClick={() => on.filter({ day: null })}
        >
          {copy.day(shortDay(filter.day))}
          <Icon name="close" className="size-4" />
        </button>
      )}
      <Choices
        title={copy.answer}
        setting="v"
        choices={ANSWERS.filter((answer) => facets.answers[answer] > 0).map((answer) => ({
          key: answer,
          label: <VerdictPill letter={answer}>{sailingsCopy.answers[answer]}</VerdictPill>,
          count: facets.answers[answer],
        }))}
        chosen={filter.answers}
        onChange={(answers) => on.filter({ answers })}
      />
      <Choices
        title={copy.carrier}
        setting="carriers"
        choices={facets.carriers.map(({ carrier, count }) => ({ key: carrier.code, label: carrier.nameCn, count }))}
        chosen={filter.carriers}
        onChange={(carriers) => on.filter({ carriers })}
      />
      <Choices
        title={copy.way}
        setting="w"
        choices={ROUTE_KINDS.filter((way) => facets.ways[way] > 0).map((way) => ({
          key: way,
          label: sailingsCopy.ways[way],
          count: facets.ways[way],
        }))}
        chosen={filter.ways}
        onChange={(ways) => on.filter({ ways })}
      />
      {facets.paid && (
        <Limit
          title={copy.mostPaid}
          span={facets.paid}
          step={PRICE_STEP}
          free="most"
          value={filter.mostPaid}
          words={dollars}
          onChange={(mostPaid) => on.filter({ mostPaid })}
        />
      )}
      <Limit
        title={copy.mostDays}
        span={facets.transit}
        step={1}
        free="most"
        value={filter.mostDays}
        words={sailingsCopy.transit}
        onChange={(mostDays) => on.filter({ mostDays })}
      />
      <Limit
        title={copy.leastFree}
        span={facets.free}
        step={1}
        free="least"
        value={filter.leastFree}
        words={sailingsCopy.transit}
        onChange={(leastFree) => on.filter({ leastFree })}
      />
    </div>
  );
}
