import { formatMoney } from '../../../domain/values/money';
import { daysAfter, type Day } from '../../../domain/values/days';
import type { SailingDay } from '../../../domain/offer/sailing';
import type { OfferBoardView } from '../../../machines/booking/offer-board';
import { shortDay, weekdayWord } from '../../copy/words/moment-words';
import { sailingsCopy } from '../../copy/search/sailings';
import { pressType, useSent } from '../../ui/form/plain-form';
import { Icon, type IconName } from '../../ui/mark/icon';

const STRIP_DAYS = 7;

const { days: copy, dayStates } = sailingsCopy;

/** Rounded up to whole units; the card shows cents. */
const rounded = (amount: number) => Math.ceil(amount / 100) * 100;
const wholePrice = ({ lowest }: SailingDay) =>
  lowest && formatMoney({ ...lowest, amount: rounded(lowest.amount) }).replace(/\.00$/, '');

type DayCellProps = { day: SailingDay; none: string; isChosen: boolean; isLowest: boolean; onChoose: () => void };

function DayCell({ day, none, isChosen, isLowest, onChoose }: DayCellProps) {
  const price = wholePrice(day);
  const sent = useSent()('day', isChosen ? '' : day.day);
  return (
    <button
      type={pressType(sent)}
      {...sent}
      aria-pressed={isChosen}
      title={isChosen ? copy.all : undefined}
      className="group relative min-w-21 flex-1 border-line px-1 py-2.5 text-center -outline-offset-2 not-first:border-l hover:bg-sea-tint aria-pressed:bg-sea aria-pressed:text-on-sea"
      onClick={onChoose}
    >
      <span className="block text-12 whitespace-nowrap text-muted group-aria-pressed:text-on-sea">
        <b className="text-14 font-semibold text-ink group-aria-pressed:text-on-sea">{shortDay(day.day)}</b>{' '}
        {weekdayWord(day.day)}
      </span>
      <span
        className={`block leading-5 group-aria-pressed:text-on-sea ${price ? `font-semibold ${isLowest ? 'text-good' : 'text-ink'}` : 'text-12 text-muted'}`}
      >
        {price ?? (day.state === 'NONE' ? none : dayStates[day.state])}
        {isLowest && <span className="sr-only"> {copy.lowest}</span>}
      </span>
      {isLowest && !isChosen && <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.75 bg-good" />}
    </button>
  );
}

type TurnProps = { icon: IconName; label: string; to: Day | null; isOff: boolean; onTurn: () => void };

/** Without scripts it chooses a day of that week. */
const Turn = ({ icon, label, to, isOff, onTurn }: TurnProps) => {
  const sent = useSent()('day', to ?? '');
  return (
    <button
      type={pressType(sent)}
      {...sent}
      aria-label={label}
      disabled={isOff}
      className="grid w-10 flex-none place-items-center text-muted -outline-offset-2 not-first:border-l not-first:border-line hover:bg-sea-tint disabled:text-line disabled:hover:bg-transparent"
      onClick={onTurn}
    >
      <Icon name={icon} />
    </button>
  );
};

type EtdStripProps = {
  strip: OfferBoardView['strip'];
  chosen: string | null;
  none?: string;
  onChoose: (day: string | null) => void;
  onTurn: (by: 1 | -1) => void;
};

/** A week of departures with the lowest total per day. A day filters the list; pressed again it is released. */
export function EtdStrip({ strip, chosen, none = dayStates.NONE, onChoose, onTurn }: EtdStripProps) {
  const [first, last] = [strip.days[0]?.day, strip.days.at(-1)?.day];
  return (
    <div
      role="group"
      aria-label={copy.title}
      className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      <div className="flex w-max min-w-full overflow-hidden rounded-card border border-line bg-surface">
        <Turn
          icon="chevronLeft"
          label={copy.earlier}
          to={first ? daysAfter(first, -STRIP_DAYS) : null}
          isOff={!strip.hasEarlier}
          onTurn={() => onTurn(-1)}
        />
        {strip.days.map((day) => (
          <DayCell
            key={day.day}
            day={day}
            none={none}
            isChosen={day.day === chosen}
            isLowest={day.day === strip.lowest}
            onChoose={() => onChoose(day.day === chosen ? null : day.day)}
          />
        ))}
        <Turn
          icon="chevronRight"
          label={copy.later}
          to={last ? daysAfter(last, 1) : null}
          isOff={!strip.hasLater}
          onTurn={() => onTurn(1)}
        />
      </div>
    </div>
  );
}
