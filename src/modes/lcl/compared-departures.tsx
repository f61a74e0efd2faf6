import type { ReactNode } from 'react';

import type { LclOffer, LclQuote } from '../../../domain/modes/lcl/quote';
import type { LclSearch } from '../../../domain/modes/lcl/search';
import { offerAnswer } from '../../../domain/offer/answer';
import { formatMoney } from '../../../domain/values/money';
import type { OfferBoardIntents, OfferBoardView } from '../../../machines/booking/offer-board';
import { lclSearchCopy } from '../../copy/modes/lcl/search';
import { momentWords, weekdayText } from '../../copy/words/moment-words';
import { compareCopy, sailingsCopy } from '../../copy/search/sailings';
import { CompareDialog, type ComparedRow } from '../../trade/compare/compare-dialog';
import { lowestInRow, rowOver } from '../../trade/compare/compared-rows';
import { VerdictPill } from '../../ui/mark/verdict-pill';
import { answerWord, departureReason } from './departure-price';

const { board: copy } = lclSearchCopy;

/** Space left after loading own goods, as on the card. */
const boxText = ({ boxes, box, tons }: LclQuote['offer']['detail']): string => {
  const one = box === null ? undefined : boxes[box];
  if (!one) return copy.off;
  const classes = one.classes.map(copy.classOf).join('、');
  return `${classes === '' ? copy.empty : classes} · ${copy.left(String(Math.round(Math.max(0, one.leftM3 - tons.m3) * 100) / 100))}`;
};

const gateClosing = ({ cutoffs }: LclOffer): string => {
  const gate = cutoffs.find(({ code }) => code === 'CFS_CLOSE');
  return gate ? weekdayText(gate.at) : '—';
};

const lclTotal = ({ price }: LclOffer): number | null => price?.charges.totalUsd.amount ?? null;

function departureRows(offers: readonly LclOffer[]): ComparedRow[] {
  const { rows, best } = compareCopy;
  const row = rowOver(offers);
  return [
    row('total', rows.total, priceText, lowestInRow(offers, best.total, lclTotal)),
    row('etd', rows.etd, ({ leavesAt }) => weekdayText(leavesAt)),
    row('eta', rows.eta, ({ arrivesAt }) => momentWords(arrivesAt).date),
    row(
      'transit',
      rows.transit,
      ({ detail }) => sailingsCopy.transit(detail.transitDays),
      lowestInRow(offers, best.transit, ({ detail }) => detail.transitDays),
    ),
    row('answer', rows.answer, (offer) => <VerdictPill letter={offerAnswer(offer)}>{answerWord(offer)}</VerdictPill>),
    row('reason', rows.reason, departureReason),
    row('box', copy.inside, ({ detail }) => boxText(detail)),
    row('gate', copy.close, gateClosing),
  ];
}

function priceText({ price }: LclOffer) {
  if (!price) return copy.noPrice;
  return <b className="text-20 font-semibold text-ink">{formatMoney(price.charges.totalUsd)}</b>;
}

type ComparedProps = {
  view: OfferBoardView<LclOffer, LclSearch>;
  on: OfferBoardIntents;
  renderChoice: (offer: LclOffer, isFirst: boolean) => ReactNode;
};

export const ComparedDepartures = ({ view: { compared }, on, renderChoice }: ComparedProps) => (
  <CompareDialog
    head={copy.shedName}
    columns={compared.map((offer) => ({
      id: offer.offerId,
      title: offer.supplier.nameCn,
      note: momentWords(offer.leavesAt).date,
      name: `${offer.supplier.nameCn} ${momentWords(offer.leavesAt).date}`,
      choice: renderChoice(offer, false),
    }))}
    rows={departureRows(compared)}
    on={on}
  />
);
