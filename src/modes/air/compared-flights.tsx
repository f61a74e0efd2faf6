import type { AirOffer } from '../../../domain/modes/air/quote';
import type { AirSearch } from '../../../domain/modes/air/search';
import { offerAnswer } from '../../../domain/offer/answer';
import { formatMoney } from '../../../domain/values/money';
import { airBoardCopy as copy } from '../../copy/modes/air/board';
import { momentWords, weekdayText } from '../../copy/words/moment-words';
import { compareCopy } from '../../copy/search/sailings';
import type { ListProps } from '../../frame/results';
import { CompareDialog, type ComparedRow } from '../../trade/compare/compare-dialog';
import { lowestInRow, rowOver } from '../../trade/compare/compared-rows';
import { VerdictPill } from '../../ui/mark/verdict-pill';
import { splitLocalTime } from './flight-card';

const atText = (at: string | undefined): string => (at === undefined ? '—' : weekdayText(at));

function landsText({ detail: { landsAt } }: AirOffer): string {
  const { day, time } = splitLocalTime(landsAt);
  return copy.lands(day, time);
}

const cutoffText = ({ cutoffs }: AirOffer, due: string): string => atText(cutoffs.find(({ code }) => code === due)?.at);

function priceText({ price }: AirOffer, isTrial: boolean) {
  if (!price) return copy.noPrice;
  const { totalUsd, totalYuan } = price.charges;
  return (
    <>
      <b className="text-20 font-semibold text-ink">{formatMoney(totalYuan)}</b>
      <span className="block text-12 text-muted">{formatMoney(totalUsd)}</span>
      {isTrial && <span className="block text-12 text-warn">{copy.compared.trial}</span>}
    </>
  );
}

const leftText = ({ state, left }: AirOffer): string =>
  state === 'SOLD_OUT' ? copy.full : copy.left(((left[0]?.amount ?? 0) / 1000).toLocaleString('en-US'));

function flightRows(offers: readonly AirOffer[], isTrial: boolean): ComparedRow[] {
  const { rows, best } = compareCopy;
  const { compared } = copy;
  const row = rowOver(offers);
  const letterOf = (offer: AirOffer) => {
    const letter = offerAnswer(offer);
    return <VerdictPill letter={letter}>{copy.answers[letter]}</VerdictPill>;
  };
  return [
    row(
      'total',
      rows.total,
      (offer) => priceText(offer, isTrial),
      lowestInRow(offers, best.total, ({ price }) => price?.charges.totalYuan.amount ?? null),
    ),
    row('leaves', compared.leaves, ({ leavesAt }) => atText(leavesAt)),
    row('lands', compared.lands, landsText),
    row(
      'hours',
      compared.hours,
      ({ detail }) => copy.hours(detail.hours),
      lowestInRow(offers, best.transit, ({ detail }) => detail.hours),
    ),
    row('way', rows.way, ({ detail }) => (detail.via === null ? copy.direct : copy.via(detail.via.nameCn))),
    row('aircraft', compared.aircraft, ({ detail }) => copy.body[detail.aircraft]),
    row('answer', rows.answer, letterOf),
    row('reason', rows.reason, ({ acceptance }) => acceptance.reason),
    row('doc', copy.doc, (offer) => cutoffText(offer, 'AIR_DOC')),
    row('in', copy.in, (offer) => cutoffText(offer, 'AIR_IN')),
    row('left', rows.slots, leftText),
  ];
}

const flightName = ({ supplier, detail, leavesAt }: AirOffer): string =>
  `${supplier.nameCn} ${detail.flight} ${momentWords(leavesAt).date}`;

type ComparedProps = Pick<ListProps<AirOffer, unknown>, 'on' | 'renderChoice'> & {
  view: { compared: readonly AirOffer[]; search: Pick<AirSearch, 'isTrial'> };
};

export const ComparedFlights = ({ view: { compared, search }, on, renderChoice }: ComparedProps) => (
  <CompareDialog
    title={copy.compared.title}
    head={copy.compared.head}
    columns={compared.map((offer) => ({
      id: offer.offerId,
      title: offer.supplier.nameCn,
      note: `${offer.detail.flight} ${momentWords(offer.leavesAt).date}`,
      name: flightName(offer),
      choice: renderChoice(offer, false),
    }))}
    rows={flightRows(compared, search.isTrial)}
    on={on}
  />
);
