import type { OfferBoardIntents } from '../../../../machines/booking/offer-board';
import { compareCopy as copy, sailingsCopy, compareCopy } from '../../../copy/search/sailings';
import { CompareDialog } from '../../../trade/compare/compare-dialog';
import type { SailingBoardView } from './board-view';
import type { ChoiceSlot } from './sailing-card';
import type { ReactNode } from 'react';
import { isDeadline } from '../../../../domain/offer/cutoffs';
import { formatMoney } from '../../../../domain/values/money';
import type { Sailing } from '../../../../domain/offer/sailing';
import { shortestFreeDays, usdTotal, routeKind } from '../../../../domain/modes/fcl/list';
import { offerAnswer } from '../../../../domain/offer/answer';
import { cutoffsCopy } from '../../../copy/trade/cutoffs';
import { momentWords, weekdayText } from '../../../copy/words/moment-words';
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

const COMPARED = Object.keys(CELLS) as CompareKey[];
const compareCell = (key: CompareKey, sailing: Sailing): ReactNode => CELLS[key](sailing);

const least = (values: readonly number[]) => Math.min(...values);

/** Marks the best value of a row, unless all are equal. */
function bestInRow(key: CompareKey, sailings: readonly Sailing[]): (sailing: Sailing) => string | null {
  const valueOf = (sailing: Sailing) => (key === 'total' ? usdTotal(sailing) : sailing.transitDays);
  if (key !== 'total' && key !== 'transit') return () => null;
  const values = sailings.map(valueOf).filter((value) => value !== null);
  const isSame = new Set(values).size < 2;
  return (sailing) => (!isSame && valueOf(sailing) === least(values) ? compareCopy.best[key] : null);
}

type CompareDialogProps = { view: SailingBoardView; on: OfferBoardIntents; renderChoice: ChoiceSlot };

export const CompareDialogView = ({ view: { compared }, on, renderChoice }: CompareDialogProps) => (
  <CompareDialog
    head={sailingsCopy.filter.carrier}
    columns={compared.map((sailing) => ({
      id: sailing.sailingId,
      title: sailing.carrier.nameCn,
      note: `${sailing.vessel} ${sailing.voyage}`,
      name: sailing.vessel,
      choice: renderChoice(sailing, false),
    }))}
    rows={COMPARED.map((key) => {
      const best = bestInRow(key, compared);
      const cells = compared.map((sailing) => ({ shown: compareCell(key, sailing), best: best(sailing) }));
      return { key, name: copy.rows[key], cells };
    })}
    on={on}
  />
);
