import { Link } from 'wouter';

import { weekdayOf, type Day } from '../../../domain/values/days';
import { formatMoney } from '../../../domain/values/money';
import { routePath } from '../../../domain/routes';
import type { LowestPrice } from '../../../machines/booking/lowest-prices';
import { lowestPricesCopy as copy } from '../../copy/search/lowest-prices';
import { Icon } from '../../ui/mark/icon';

const WIDTH = 96;
const HEIGHT = 28;
const EDGE = 4;

/** Price history; decorative, since the change is given in words beside it. */
export function SparkLine({ history, className }: { history: readonly number[]; className: string }) {
  const least = Math.min(...history);
  const range = Math.max(...history) - least || 1;
  const points = history.map((amount, at) => ({
    x: EDGE + ((WIDTH - 2 * EDGE) * at) / Math.max(1, history.length - 1),
    y: HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (amount - least)) / range,
  }));
  const last = points.at(-1) ?? { x: 0, y: 0 };
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      className={className}
      fill="none"
      aria-hidden="true"
    >
      <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} className="stroke-line" />
      <path
        d={`M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d={`M${last.x} ${last.y - 3.5}l3.5 3.5-3.5 3.5-3.5-3.5z`} fill="currentColor" />
    </svg>
  );
}

const dayWords = (day: Day) => `${day.slice(5)} ${copy.weekdays[weekdayOf(day)] ?? ''}`;

/** In tenths of a percent; smaller changes count as flat. */
const FLAT = 5;

function Change({ change, history }: Pick<LowestPrice, 'change' | 'history'>) {
  const percent = (Math.abs(change) / 10).toFixed(1);
  const isFlat = Math.abs(change) < FLAT;
  const tone = isFlat ? 'text-muted' : change > 0 ? 'text-warn' : 'text-good';
  return (
    <span className="flex items-center gap-3">
      <SparkLine history={history} className={change >= FLAT ? 'text-warn' : 'text-sea'} />
      <span className={`w-14 text-12 whitespace-nowrap ${tone}`}>
        <span aria-hidden="true">{isFlat ? copy.flat : copy.change(change > 0, percent)}</span>
        <span className="sr-only">{isFlat ? copy.flat : copy.changeRead(change > 0, percent)}</span>
      </span>
    </span>
  );
}

/** The whole row is clickable; the link in it serves keyboard and screen reader. */
export function PriceRow({ org, dst, etd, transitDays, total, totalYuan, history, change }: LowestPrice) {
  const [least, most] = transitDays;
  return (
    <tr className="group relative border-b border-line hover:bg-surface">
      <td className="py-2.5 pr-3">
        <Link
          href={`${routePath('shippingFcl')}?org=${org.code}&dst=${dst.code}&d=Y&etd=${etd}`}
          className="flex flex-wrap items-baseline gap-x-2 text-16 font-semibold text-ink after:absolute after:inset-0"
        >
          {org.name}
          <span className="font-normal text-muted">→</span>
          {dst.name}
          <span className="sr-only">{copy.open}</span>
        </Link>
        <span className="text-12 text-muted">
          <span className="whitespace-nowrap">
            {org.code} – {dst.code}
          </span>
          <span className="whitespace-nowrap md:hidden"> · {dayWords(etd)}</span>
        </span>
      </td>
      <td className="pr-3 whitespace-nowrap text-ink max-md:hidden">{dayWords(etd)}</td>
      <td className="pr-3 whitespace-nowrap text-muted max-md:hidden">{copy.days(least, most)}</td>
      <td className="pr-3 max-md:hidden">
        <Change change={change} history={history} />
      </td>
      <td className="text-right whitespace-nowrap">
        <b className="block text-16 font-semibold text-ink">{formatMoney(total)}</b>
        <span className="text-12 text-muted">{formatMoney(totalYuan)}</span>
      </td>
      <td className="w-10 pl-4 text-sea max-md:hidden">
        <Icon name="arrowRight" className="transition-transform group-hover:translate-x-0.5" />
      </td>
    </tr>
  );
}
