import { hottestPercent, fillLevelAt, ownLevel, REFERENCE_C, type FillFigures } from '../../../domain/goods/tank/fill';
import { decidingFormula } from '../../../domain/goods/tank/formula';
import type { TankType } from '../../../domain/goods/tank/types';
import { tankSearchCopy } from '../../copy/modes/tank/search';

const { panel: copy } = tankSearchCopy;

const LEFT = 24;
const WIDE = 276;
const TOP = 18;
const HIGH = 84;
const MARGIN_C = 8;
const ROOM = 0.4;

type HeatChartProps = { filled: FillFigures; tank: TankType; kg: number };

/** Fill level by temperature on the way, up to the limit at the hottest. */
export function HeatChart({ filled, tank, kg }: HeatChartProps) {
  const hottest = Math.max(REFERENCE_C, filled.hottestC);
  const [cold, hot] = [Math.min(filled.fillC, REFERENCE_C) - MARGIN_C, hottest + MARGIN_C];
  const level = (celsius: number): number => fillLevelAt(tank.litres, filled, kg, celsius);
  // At filling temperature, shows the same level as the drawing.
  const told = (celsius: number): number => (celsius === filled.fillC ? ownLevel(tank, filled, kg) : level(celsius));
  const limit = hottestPercent(filled);
  // Room for labels below the curve.
  const lowest = Math.min(level(cold), limit);
  const floor = lowest - (100 - lowest) * ROOM;
  const x = (celsius: number): number => LEFT + ((celsius - cold) / (hot - cold)) * WIDE;
  const y = (percent: number): number => TOP + HIGH * (1 - (percent - floor) / (100 - floor));
  const marks = [...new Set([filled.fillC, hottest])];
  const slope = Math.round(((level(hot) - level(cold)) / (hot - cold)) * 100) / 100;
  return (
    <figure className="mt-4">
      <figcaption className="sr-only">{copy.chart(filled.fillC)}</figcaption>
      <svg
        role="img"
        aria-label={marks.map((celsius) => `${celsius}℃ ${told(celsius)}%`).join('，')}
        viewBox="0 0 324 134"
        className="w-full max-w-90 text-12"
      >
        <path d={`M${LEFT} ${y(limit)}h${WIDE}`} className="stroke-bad" strokeDasharray="4 4" />
        <text x={LEFT} y={y(limit) - 5} className="fill-bad">
          {copy.limit(limit)}
        </text>
        <path d={`M${x(cold)} ${y(level(cold))}L${x(hot)} ${y(level(hot))}`} className="stroke-sea" strokeWidth="2" />
        <path d={`M${LEFT} ${TOP + HIGH + 4}h${WIDE}`} className="stroke-line-strong" />
        {marks.map((celsius) => (
          <g key={celsius}>
            <path d={`M${x(celsius)} ${y(level(celsius)) - 5}l5 5-5 5-5-5z`} className="fill-sea" />
            <text x={x(celsius)} y={y(level(celsius)) + 20} textAnchor="middle" className="fill-ink" fontWeight="600">
              {told(celsius)}%
            </text>
            <text x={x(celsius)} y={TOP + HIGH + 24} textAnchor="middle" className="fill-muted">
              {celsius}℃
            </text>
          </g>
        ))}
      </svg>
      <p className="mt-1 text-12 text-muted">
        {copy.formula(decidingFormula(filled))}
        {copy.slope(slope)}
      </p>
    </figure>
  );
}
