import type { ReactNode } from 'react';

import { isDeadline } from '../../../../domain/offer/cutoffs';
import { formatMoney } from '../../../../domain/values/money';
import type { Sailing } from '../../../../domain/offer/sailing';
import { shortestFreeDays, usdTotal, routeKind } from '../../../../domain/modes/fcl/list';
import { offerAnswer } from '../../../../domain/offer/answer';
import { cutoffsCopy } from '../../../copy/trade/cutoffs';
import { momentWords, weekdayText } from '../../../copy/words/moment-words';
import { compareCopy, sailingsCopy } from '../../../copy/search/sailings';
import { VerdictPill } from '../../../ui/mark/verdict-pill';

type CompareKey = Exclude<keyof typeof compareCopy.rows, 'choice'>;

function firstDeadline({ cutoffs }: Sailing): ReactNode {
  const [first] = cutoffs
    .filter(({ code }) => isDeadline(code))
    .toSorted((one, other) => one.at.localeCompare(other.at));
  return first ? `${cutoffsCopy.code[first.code]} ${weekdayText(first.at)}` : '—';
}

function Total({ sailing }: { sailing: Sailing }) {
  if (!sailing.price) return sailingsCopy.price.none;
  const { totalUsd, totalYuan } = sailing.price.charges;
  return (
    <>
      <b className="text-20 font-semibold text-ink">{formatMoney(totalUsd)}</b>
      <span className="block text-12 text-muted">{formatMoney(totalYuan)}</span>
    </>
  );
}

const CELLS: Readonly<Record<CompareKey, (sailing: Sailing) => ReactNode>> = {
  total: (sailing) => <Total sailing={sailing} />,
  etd: ({ etd }) => weekdayText(etd),
  eta: ({ eta }) => momentWords(eta).date,
  transit: ({ transitDays }) => sailingsCopy.transit(transitDays),
  way: (sailing) => (sailing.via ? sailingsCopy.via(sailing.via.nameCn) : sailingsCopy.ways[routeKind(sailing)]),
  answer: (sailing) => (
    <VerdictPill letter={offerAnswer(sailing)}>{sailingsCopy.answers[offerAnswer(sailing)]}</VerdictPill>
  ),
  reason: ({ acceptance }) => acceptance.reason,
  deadline: firstDeadline,
  free: (sailing) => (sailing.freeTime.length > 0 ? sailingsCopy.transit(shortestFreeDays(sailing)) : '—'),
  slots: ({ slots, state }) => (state === 'OPEN' ? slots : '—'),
};

export const COMPARED = Object.keys(CELLS) as CompareKey[];
export const compareCell = (key: CompareKey, sailing: Sailing): ReactNode => CELLS[key](sailing);

const least = (values: readonly number[]) => Math.min(...values);

/** Marks the best value of a row, unless all are equal. */
export function bestInRow(key: CompareKey, sailings: readonly Sailing[]): (sailing: Sailing) => string | null {
  const valueOf = (sailing: Sailing) => (key === 'total' ? usdTotal(sailing) : sailing.transitDays);
  if (key !== 'total' && key !== 'transit') return () => null;
  const values = sailings.map(valueOf).filter((value) => value !== null);
  const isSame = new Set(values).size < 2;
  return (sailing) => (!isSame && valueOf(sailing) === least(values) ? compareCopy.best[key] : null);
}
