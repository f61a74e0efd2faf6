import { formatMoney } from '../../../../domain/values/money';
import type { Sailing } from '../../../../domain/offer/sailing';
import { offerAnswer } from '../../../../domain/offer/answer';
import { momentWords } from '../../../copy/words/moment-words';
import { sailingsCopy as copy } from '../../../copy/search/sailings';

function sailingSummary(sailing: Sailing): string {
  const { etd, eta, transitDays, via, price, acceptance } = sailing;
  const way = via ? copy.via(via.nameCn) : copy.ways.direct;
  const total = price ? formatMoney(price.charges.totalUsd) : copy.price.none;
  const answer = `${copy.answers[offerAnswer(sailing)]}，${acceptance.reason}`;
  return [`${momentWords(etd).date} – ${momentWords(eta).date}`, copy.transit(transitDays), way, total, answer].join(
    ' · ',
  );
}

/** A card far below, as text only: searchable, and replaced by the full card when it comes near. */
export const CardSketch = ({ sailing }: { sailing: Sailing }) => (
  <div className="p-4 md:px-5">
    <b className="font-semibold text-ink">{sailing.carrier.nameCn}</b>{' '}
    <span className="text-12 text-muted">
      {sailing.vessel} {sailing.voyage}
    </span>
    <p className="mt-2 text-muted">{sailingSummary(sailing)}</p>
  </div>
);
