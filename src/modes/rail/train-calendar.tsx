import { Link } from 'wouter';

import { queryFromSearch, railAddress } from '../../../domain/modes/rail/address';
import { boxesLeft, departureDay, departureWeeks } from '../../../domain/modes/rail/list';
import type { RailOffer } from '../../../domain/modes/rail/quote';
import { CALENDAR_DAYS, type RailSearch } from '../../../domain/modes/rail/search';
import { offerAnswer } from '../../../domain/offer/answer';
import { stripDayOf as stripDay } from '../../../domain/offer/strip';
import { routePath } from '../../../domain/routes';
import { dayAt, daysAfter, type Day } from '../../../domain/values/days';
import { formatMoney } from '../../../domain/values/money';
import { railSearchCopy } from '../../copy/modes/rail/search';
import { shortDay, weekdayWord } from '../../copy/words/moment-words';
import { sailingsCopy } from '../../copy/search/sailings';
import { pressType, useSent } from '../../ui/form/plain-form';
import { Icon } from '../../ui/mark/icon';
import { totalCaption } from './asked-words';

const { board: copy } = railSearchCopy;
const { dayStates } = sailingsCopy;

type CalendarProps = {
  offers: readonly RailOffer[];
  search: RailSearch;
  chosen: RailOffer | null;
  now: number;
  onChoose: (day: Day) => void;
};

const CENTS = 100;

/** Whole units; the card shows cents. A train that refuses or needs review shows no price here. */
function calendarWords(offer: RailOffer): { text: string; isPriced: boolean } {
  const { state, acceptance, price } = offer;
  const total = price?.charges.totalUsd ?? null;
  const told = stripDay(departureDay(offer), [{ state, level: acceptance.level, total }]);
  if (!told.lowest) return { text: dayStates[told.state], isPriced: false };
  const whole = { ...told.lowest, amount: Math.ceil(told.lowest.amount / CENTS) * CENTS };
  return { text: formatMoney(whole).replace(/\.00$/, ''), isPriced: true };
}

/** In boxes if there is one type, else in TEU. */
const leftWords = (offer: RailOffer, { boxes: [box, ...others] }: RailSearch): string =>
  box && others.length === 0 ? copy.left(boxesLeft(offer, box.type)) : copy.leftTeu(boxesLeft(offer, '20GP'));

type DayProps = { day: Day; offer: RailOffer; isChosen: boolean; left: string; onChoose: () => void };

function TrainDay({ day, offer, isChosen, left, onChoose }: DayProps) {
  const { text, isPriced } = calendarWords(offer);
  const sent = useSent()('day', day);
  const isOff = offerAnswer(offer) === 'N' || offerAnswer(offer) === '0';
  const look = isPriced ? 'font-semibold text-ink md:text-14' : 'text-muted';
  return (
    <button
      type={pressType(sent)}
      {...sent}
      aria-pressed={isChosen}
      className={`group flex min-h-15 w-full flex-col items-start gap-0.5 p-1.5 text-left text-12 -outline-offset-2 hover:bg-sea-tint aria-pressed:bg-sea aria-pressed:text-on-sea md:p-2 ${isOff ? 'bg-canvas text-muted' : ''}`}
      onClick={onChoose}
    >
      <span className="flex w-full flex-wrap justify-between gap-x-1 text-muted group-aria-pressed:text-on-sea">
        <b className="font-semibold text-ink group-aria-pressed:text-on-sea">{shortDay(day)}</b>{' '}
        {offer.state === 'OPEN' && <span>{left}</span>}
      </span>{' '}
      <span className={`group-aria-pressed:text-on-sea ${look}`}>{text}</span>
    </button>
  );
}

const TURN =
  'inline-grid size-9 place-items-center rounded-control text-sea hover:bg-sea-tint aria-disabled:text-line-strong';

/** Links to four weeks earlier and later, not before tomorrow. */
function Turns({ first, last, search, now }: { first: Day; last: Day; search: RailSearch; now: number }) {
  const to = (etd: Day | null) => railAddress(routePath('railWayIndex'), { ...queryFromSearch(search), etd });
  const earlier = daysAfter(first, -CALENDAR_DAYS);
  const isStart = search.from === null || search.from <= daysAfter(dayAt(now), 1);
  return (
    <span className="flex items-center gap-1">
      {!isStart && (
        <Link href={to(earlier > dayAt(now) ? earlier : null)} aria-label={copy.earlier} className={TURN}>
          <Icon name="chevronLeft" />
        </Link>
      )}
      <b className="font-semibold text-ink">{copy.span(shortDay(first), shortDay(last))}</b>
      <Link href={to(daysAfter(last, 1))} aria-label={copy.later} className={TURN}>
        <Icon name="chevronRight" />
      </Link>
    </span>
  );
}

export function TrainCalendar({ offers, search, chosen, now, onChoose }: CalendarProps) {
  const weeks = departureWeeks(offers);
  const byDay = new Map(offers.map((offer) => [departureDay(offer), offer]));
  const [first, last] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <section aria-label={copy.calendar} className="mb-5 rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 md:px-5">
        <h3 className="text-16">{copy.calendar}</h3>
        <p className="min-w-0 flex-1 text-12 text-muted">
          {copy.calendarNote(totalCaption(search), copy.withHeating[search.heating ?? 'NONE'])}
        </p>
        <Turns first={first} last={last} search={search} now={now} />
      </header>
      <table className="w-full table-fixed border-collapse">
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" className="p-1.5 text-left text-12 font-normal text-muted md:px-2">
                {weekdayWord(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const offer = byDay.get(day);
                return (
                  <td
                    key={day}
                    className={`border border-line align-top ${offer ? 'p-0' : 'p-1.5 text-12 text-muted md:p-2'}`}
                  >
                    {offer ? (
                      <TrainDay
                        day={day}
                        offer={offer}
                        isChosen={offer === chosen}
                        left={leftWords(offer, search)}
                        onChoose={() => onChoose(day)}
                      />
                    ) : (
                      shortDay(day)
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
