import { useSelector } from '@xstate/react';

import { AIR_LIST } from '../../../domain/modes/air/list';
import { freightOf, type Ladder } from '../../../domain/modes/air/ladder';
import { chargeableOf, weighed } from '../../../domain/modes/air/weight';
import { formatMoney, YUAN } from '../../../domain/values/money';
import {
  selectOfferBoardOf,
  type OfferBoardActor,
  type OfferBoardSnapshot,
} from '../../../machines/booking/offer-board';
import { airSearchCopy } from '../../copy/modes/air/search';
import { freeWords } from './free-words';
import { LadderTable } from './ladder-table';

const { weight: copy } = airSearchCopy;

const selectFlights = selectOfferBoardOf(AIR_LIST);

const WIDE = 520;
const HIGH = 150;

/** What the freight comes to as the weight grows: flat where more costs nothing. */
function Curve({ ladder, charged }: { ladder: Ladder; charged: number }) {
  const most = Math.max(charged * 1.5, 60);
  const steps = Array.from({ length: 121 }, (_, at) => (most * at) / 120).filter((kg) => kg > 0);
  const top = Math.max(...steps.map((kg) => freightOf(kg, ladder).amount)) * 1.1;
  const x = (kg: number): number => (kg / most) * WIDE;
  const y = (amount: number): number => HIGH - (amount / top) * HIGH;
  const points = steps.map((kg) => `${x(kg).toFixed(1)},${y(freightOf(kg, ladder).amount).toFixed(1)}`).join(' ');
  const { amount } = freightOf(charged, ladder);
  return (
    <figure className="mt-3">
      <figcaption className="mb-1 flex justify-between gap-3 text-12 text-muted">
        <span>{copy.curve}</span>
        <b className="font-semibold text-ink">{copy.at(charged, formatMoney({ amount, currency: YUAN }))}</b>
      </figcaption>
      <svg aria-hidden="true" viewBox={`-2 -8 ${WIDE + 4} ${HIGH + 26}`} className="block w-full overflow-visible">
        <line x1="0" x2={WIDE} y1={HIGH} y2={HIGH} className="stroke-line-strong" />
        {ladder.rungs.slice(1).map(({ from }) =>
          from < most ? (
            <g key={from}>
              <line x1={x(from)} x2={x(from)} y1="0" y2={HIGH} strokeDasharray="2 4" className="stroke-line-strong" />
              <text x={x(from)} y={HIGH + 15} textAnchor="middle" className="fill-muted text-12">
                {from}
              </text>
            </g>
          ) : null,
        )}
        <polyline points={points} fill="none" strokeWidth="2" className="stroke-sea" />
        <line x1={x(charged)} x2={x(charged)} y1={y(amount)} y2={HIGH} strokeDasharray="3 3" className="stroke-ink" />
        <rect
          x="-5"
          y="-5"
          width="10"
          height="10"
          transform={`translate(${x(charged)} ${y(amount)}) rotate(45)`}
          className="fill-ink"
        />
      </svg>
    </figure>
  );
}

/** The ladder of the way that is shown, and where on it the goods stand. */
export function LadderLine({ board }: { board: OfferBoardActor }) {
  const select = (snapshot: OfferBoardSnapshot) => selectFlights(snapshot);
  const { rows, search } = useSelector(board, select);
  const flight = rows.find(({ state }) => state === 'OPEN') ?? rows[0];
  // What never flies has no price by weight.
  if (!flight || flight.detail.air?.answer === 'FORBIDDEN') return null;
  const { ladder } = flight.detail;
  const { charged } = chargeableOf(weighed(search));
  return (
    <>
      <p className="mt-1 font-semibold text-good">{freeWords(charged, ladder)}</p>
      <p className="text-12 text-muted">{copy.of(flight.supplier.nameCn)}</p>
      <Curve ladder={ladder} charged={charged} />
      <LadderTable ladder={ladder} charged={charged} />
    </>
  );
}
