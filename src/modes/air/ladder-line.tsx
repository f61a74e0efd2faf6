import { useSelector } from '@xstate/react';

import { AIR_LIST } from '../../../domain/modes/air/list';
import { chargeableWeight, weighTyped } from '../../../domain/modes/air/weight';
import {
  selectOfferBoardOf,
  type OfferBoardActor,
  type OfferBoardSnapshot,
} from '../../../machines/booking/offer-board';
import { airSearchCopy } from '../../copy/modes/air/search';
import { freeWords } from './free-words';
import { LadderTable } from './ladder-table';
import { findFreeZone, cheapestFreight, type Ladder } from '../../../domain/modes/air/ladder';
import { formatMoney, YUAN } from '../../../domain/values/money';

const HIGH = 150;
const STEPS = 120;

/** Up to four round ticks in yuan, none so high that it overlaps the caption. */
function ticksBelow(top: number): number[] {
  const least = top / 4;
  const ten = 10 ** Math.floor(Math.log10(least));
  const tick = ([1, 2, 5, 10].find((one) => one * ten >= least) ?? 10) * ten;
  return Array.from({ length: 4 }, (_, step) => (step + 1) * tick).filter((minor) => minor < top * 0.88);
}

function curvePlot(ladder: Ladder, charged: number) {
  const zone = findFreeZone(charged, ladder);
  const most = Math.max(charged * 1.5, (zone?.until ?? 0) * 1.12, 60);
  const corners = ladder.rungs.flatMap(({ from }) => {
    const ahead = findFreeZone(Math.max(from, 0.5), ladder);
    return [from, ...(ahead ? [ahead.from, ahead.until] : [])];
  });
  const even = Array.from({ length: STEPS }, (_, at) => (most * (at + 1)) / STEPS);
  const along = [0.5, ...even, ...corners.filter((kg) => kg > 0.5 && kg < most)].toSorted((one, other) => one - other);
  const line = along.map((kg) => ({ kg, amount: cheapestFreight(kg, ladder).amount }));
  return { zone, most, line, top: Math.max(...line.map(({ amount }) => amount)) * 1.15 };
}

export function FreightCurve({ ladder, charged }: { ladder: Ladder; charged: number }) {
  const { zone, most, line, top } = curvePlot(ladder, charged);
  const { amount } = cheapestFreight(charged, ladder);
  const [x, y] = [(kg: number) => (kg / most) * 100, (minor: number) => HIGH - (minor / top) * HIGH];
  const at = (kg: number): string => `${x(kg)}%`;
  const points = line.map(({ kg, amount: cost }) => `${x(kg).toFixed(2)},${y(cost).toFixed(1)}`).join(' ');
  return (
    <figure className="mt-3">
      <figcaption className="mb-1 flex justify-between gap-3 text-12 text-muted">
        <span>{copy.curve}</span>
        <b className="font-semibold text-ink">{copy.at(charged, formatMoney({ amount, currency: YUAN }))}</b>
      </figcaption>
      <svg aria-hidden="true" className="block h-44 w-full overflow-visible">
        {ticksBelow(top).map((minor) => (
          <g key={minor}>
            <line x1="0" x2="100%" y1={y(minor)} y2={y(minor)} className="stroke-line" />
            <text x="0" y={y(minor) - 3} className="fill-muted text-12">
              {`¥${(minor / 100).toLocaleString('en-US')}`}
            </text>
          </g>
        ))}
        {zone && zone.until > zone.from && (
          <>
            <rect
              x={at(zone.from)}
              width={at(zone.until - zone.from)}
              y="14"
              height={HIGH - 14}
              className="fill-good-tint"
            />
            <text
              x={at((zone.from + zone.until) / 2)}
              y="10"
              textAnchor="middle"
              className="fill-good text-12 font-semibold"
            >
              {copy.zone}
            </text>
          </>
        )}
        <line x1="0" x2="100%" y1={HIGH} y2={HIGH} className="stroke-line-strong" />
        {ladder.rungs.map(({ from }) =>
          from > 0 && from < most ? (
            <g key={from}>
              <line
                x1={at(from)}
                x2={at(from)}
                y1="20"
                y2={HIGH}
                strokeDasharray="2 4"
                className="stroke-line-strong"
              />
              <text x={at(from)} y={HIGH + 16} textAnchor="middle" className="fill-muted text-12">
                {from}
              </text>
            </g>
          ) : null,
        )}
        <svg x="0" y="0" width="100%" height={HIGH} viewBox={`0 0 100 ${HIGH}`} preserveAspectRatio="none">
          <polyline
            points={points}
            fill="none"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
            className="stroke-sea"
          />
        </svg>
        <line x1={at(charged)} x2={at(charged)} y1={y(amount)} y2={HIGH} strokeDasharray="3 3" className="stroke-ink" />
        <svg x={at(charged)} y={y(amount)} overflow="visible">
          <rect x="-5" y="-5" width="10" height="10" transform="rotate(45)" className="fill-ink" />
        </svg>
      </svg>
    </figure>
  );
}

const { weight: copy } = airSearchCopy;

const selectFlights = selectOfferBoardOf(AIR_LIST);

export function LadderLine({ board }: { board: OfferBoardActor }) {
  const select = (snapshot: OfferBoardSnapshot) => selectFlights(snapshot);
  const { rows, search } = useSelector(board, select);
  // Null for goods forbidden by air or without a price by weight.
  const priced = rows.filter(({ price }) => price !== null);
  const flight = priced.find(({ state }) => state === 'OPEN') ?? priced[0];
  if (!flight || flight.detail.air?.answer === 'FORBIDDEN') return null;
  const { ladder } = flight.detail;
  const weight = chargeableWeight(weighTyped(search));
  return (
    <>
      <p className="mt-1 font-semibold text-good">{freeWords(weight, ladder)}</p>
      <p className="text-12 text-muted">{`${copy.of(flight.supplier.nameCn)}。${copy.besides}`}</p>
      <FreightCurve ladder={ladder} charged={weight.charged} />
      <LadderTable ladder={ladder} charged={weight.charged} />
    </>
  );
}
