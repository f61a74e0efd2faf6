import type { CfsOrder } from '../../../domain/modes/cfs/receipt';
import { stationSketchCopy as copy } from '../../copy/modes/cfs/sketch';

type Part = { name: string; note: string };
type Place = { x: number; y: number };

const PLATE = { width: 128, height: 56 } as const;
const WIDE: readonly Place[] = [
  { x: 8, y: 92 },
  { x: 184, y: 92 },
  { x: 360, y: 92 },
  { x: 536, y: 92 },
];
const NARROW: readonly Place[] = [
  { x: 8, y: 8 },
  { x: 176, y: 8 },
  { x: 176, y: 148 },
  { x: 8, y: 148 },
];

/** Line between two adjacent places, horizontal or vertical. */
function wayBetween(from: Place, to: Place): string {
  const [midX, midY] = [PLATE.width / 2, PLATE.height / 2];
  if (from.y !== to.y) return `M${from.x + midX} ${from.y + PLATE.height}V${to.y - 4}`;
  const isRight = to.x > from.x;
  return `M${isRight ? from.x + PLATE.width : from.x} ${from.y + midY}H${isRight ? to.x - 4 : to.x + PLATE.width + 4}`;
}

function Plate({ part: { name, note }, place: { x, y }, at, isZone }: Plated) {
  return (
    <g>
      <rect
        {...PLATE}
        x={x}
        y={y}
        rx={4}
        className={isZone ? 'fill-warn-tint stroke-warn' : 'fill-surface stroke-line-strong'}
      />
      <text x={x + 12} y={y + 24} className="fill-ink font-semibold">
        {at + 1} {name}
      </text>
      <text x={x + 12} y={y + 43} className="fill-muted">
        {note}
      </text>
    </g>
  );
}

type Plated = { part: Part; place: Place; at: number; isZone: boolean };

const Bans = ({ place: { x, y } }: { place: Place }) => (
  <>
    {copy.bans.map((ban, at) => (
      <g key={ban} transform={`translate(${x} ${y + PLATE.height + 14 + at * 22})`}>
        <circle cx={8} cy={0} r={7} className="fill-none stroke-bad" strokeWidth={2} />
        <path d="M3 -5L13 5" className="stroke-bad" strokeWidth={2} />
        <text x={22} y={4} className="fill-bad font-semibold">
          {ban}
        </text>
      </g>
    ))}
  </>
);

type DrawnProps = { parts: readonly Part[]; places: readonly Place[]; isDanger: boolean };

function Drawn({ parts, places, isDanger }: DrawnProps) {
  const zone = places[2];
  return (
    <>
      {places.slice(1).map((to, at) => (
        <path
          key={at}
          d={wayBetween(places[at] ?? to, to)}
          className="fill-none stroke-sea"
          strokeWidth={2}
          markerEnd="url(#station-way)"
        />
      ))}
      {parts.map((part, at) => (
        <Plate key={part.name} part={part} place={places[at] ?? { x: 0, y: 0 }} at={at} isZone={isDanger && at === 2} />
      ))}
      {isDanger && zone && <Bans place={zone} />}
    </>
  );
}

/** Route of a truck through the station; drawn in a wide and a phone version. */
export function StationSketchView({ isDanger: nature }: Pick<CfsOrder, 'isDanger'>) {
  const isDanger = nature === 'Y';
  const parts = [copy.gate, copy.scale, isDanger ? copy.danger : copy.general, copy.out];
  return (
    <section aria-label={copy.title} className="mb-8">
      <h2 className="text-20">{copy.title}</h2>
      <p className="mb-3 text-12 text-muted">{copy.note}</p>
      <svg width="0" height="0" className="absolute" aria-hidden="true">
        <marker id="station-way" viewBox="0 0 8 8" refX="5" refY="4" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0L8 4L0 8z" className="fill-sea" />
        </marker>
      </svg>
      <svg
        viewBox="0 80 672 132"
        role="img"
        aria-label={copy.label(isDanger)}
        className="hidden w-full max-w-2xl text-12 md:block"
      >
        <Drawn parts={parts} places={WIDE} isDanger={isDanger} />
      </svg>
      <svg
        viewBox="0 0 312 260"
        role="img"
        aria-label={copy.label(isDanger)}
        className="w-full max-w-xs text-12 md:hidden"
      >
        <Drawn parts={parts} places={NARROW} isDanger={isDanger} />
      </svg>
    </section>
  );
}
