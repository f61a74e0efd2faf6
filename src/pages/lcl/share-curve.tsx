import { shareOrBoxCopy as copy } from '../../copy/pages/lcl';

/** Volume of a 20GP, in m³. */
const MOST = 28;

type Way = (typeof copy.ways)[number];
type End = { m3: number; usd: number };

type Axes = { x: (m3: number) => string; y: (usd: number) => string };

function curveAxes(top: number): Axes {
  return { x: (m3) => `${(m3 / MOST) * 100}%`, y: (usd) => `${100 - (usd / top) * 100}%` };
}

type LineProps = { axes: Axes; from: End; to: End; isCheaper?: boolean };

/** The cheaper option is drawn thick. */
const Line = ({ axes: { x, y }, from, to, isCheaper = false }: LineProps) => (
  <line
    x1={x(from.m3)}
    y1={y(from.usd)}
    x2={x(to.m3)}
    y2={y(to.usd)}
    strokeWidth={isCheaper ? 3 : 1.5}
    className={isCheaper ? 'stroke-sea' : 'stroke-line-strong'}
  />
);

/** Lines scale with the width, labels do not. */
export function ShareCurve({ way: { goods, lane, m3, box, grid, share } }: { way: Way }) {
  const axes = curveAxes(Math.max(...share.map(({ usd }) => usd)));
  const { x, y } = axes;
  const meeting = { m3, usd: box };
  const ends = [{ m3: 0, usd: share[0].usd }, ...share.filter((one) => one.m3 < m3), meeting];
  return (
    <li>
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="text-ink">{lane}</span>
        <span className="text-muted">{goods}</span>
      </p>
      <svg role="img" aria-label={copy.said(m3)} className="mt-4 mb-6 block h-44 w-full overflow-visible text-12">
        {grid.map((usd) => (
          <g key={usd}>
            <line x2="100%" y1={y(usd)} y2={y(usd)} className="stroke-line" />
            <text y={y(usd)} dy="-4" className="fill-muted">
              {copy.dollars(usd)}
            </text>
          </g>
        ))}
        <line x2="100%" y1="100%" y2="100%" className="stroke-line-strong" />
        <line x1={x(m3)} x2={x(m3)} y1={y(box)} y2="100%" strokeDasharray="2 3" className="stroke-ink" />
        {ends.slice(1).map((to, at) => (
          <Line key={to.m3} axes={axes} from={ends[at] ?? to} to={to} isCheaper />
        ))}
        <Line axes={axes} from={meeting} to={share[2]} />
        <Line axes={axes} from={{ m3: 0, usd: box }} to={meeting} />
        <Line axes={axes} from={meeting} to={{ m3: MOST, usd: box }} isCheaper />
        <svg x={x(m3)} y={y(box)} className="overflow-visible">
          <path d="M0-6 6 0 0 6-6 0Z" className="fill-ink" />
        </svg>
        <text x="100%" y={y(box)} dy="18" textAnchor="end" className="fill-ink font-semibold">
          {copy.box(box)}
        </text>
        <text y="100%" dy="18" className="fill-muted">
          0
        </text>
        <text x={x(m3)} y="100%" dy="19" textAnchor="middle" className="fill-ink text-14 font-semibold">
          {m3}
        </text>
        <text x="100%" y="100%" dy="18" textAnchor="end" className="fill-muted">
          {copy.most(MOST)}
        </text>
      </svg>
      <p className="mt-2 font-semibold text-ink">{copy.from(m3)}</p>
    </li>
  );
}
