import type { AirLimit } from '../../../domain/goods/air/limit';
import { airSearchCopy } from '../../copy/modes/air/search';

const { aircraft: copy } = airSearchCopy;

type Zone = { from: number; to: number; words: string; look: string };

/** Zones from zero to above the freighter limit, to scale. */
function limitZones({ limited, pax, cao }: AirLimit, most: number): Zone[] {
  // A limited-quantity zone no smaller than the passenger limit is dropped.
  const small = limited === null || limited.isGross ? 0 : (limited.most ?? 0);
  const isSmaller = limited !== null && small < (pax?.most ?? 0);
  const ends = [
    { to: isSmaller ? small : 0, words: isSmaller ? copy.limited(limited.pi) : '', look: 'fill-good-tint' },
    { to: pax?.most ?? 0, words: pax ? copy.pax(pax.pi) : '', look: 'fill-good-tint' },
    { to: cao?.most ?? 0, words: cao ? copy.cao(cao.pi) : '', look: 'fill-warn-tint' },
    { to: most, words: copy.over, look: 'fill-bad-tint' },
  ];
  let from = 0;
  return ends.flatMap(({ to, words, look }) => {
    if (to <= from) return [];
    const zone = { from, to, words, look };
    from = to;
    return [zone];
  });
}

const BEYOND = 1.15;

const anchorNearEdge = (share: number): 'start' | 'middle' | 'end' =>
  share > 80 ? 'end' : share < 20 ? 'start' : 'middle';

/** Moves a limit's label aside when the goods' mark is close. */
const limitLabelAnchor = (share: number, mine: number) => {
  if (Math.abs(share - mine) > 5) return { textAnchor: 'middle' } as const;
  return mine < share ? ({ textAnchor: 'start', dx: 6 } as const) : ({ textAnchor: 'end', dx: -6 } as const);
};

/** Position of a package between the limits; a square-root scale keeps small quantities apart. */
export function LimitRuler({ limit, net }: { limit: AirLimit; net: number | null }) {
  if (limit.pax?.most === null) return <p className="mt-2 text-ink">{copy.noLimit(limit.pax.pi)}</p>;
  const top = Math.max(limit.cao?.most ?? 0, limit.pax?.most ?? 0, net ?? 0) * BEYOND;
  if (top <= 0) return null;
  const at = (value: number): number => Math.sqrt(Math.min(value, top) / top) * 100;
  const zones = limitZones(limit, top);
  return (
    <figure className="mt-2">
      <svg aria-hidden="true" className="block h-16 w-full overflow-visible">
        {zones.map(({ from, to, look }) => (
          <rect key={to} x={`${at(from)}%`} y="36" width={`${at(to) - at(from)}%`} height="18" className={look} />
        ))}
        {zones.slice(0, -1).map(({ to }) => (
          <g key={to}>
            <line x1={`${at(to)}%`} x2={`${at(to)}%`} y1="34" y2="56" className="stroke-grey" />
            <text x={`${at(to)}%`} y="29" {...limitLabelAnchor(at(to), at(net ?? 0))} className="fill-muted text-12">
              {to}
            </text>
          </g>
        ))}
        {net !== null && net > 0 && (
          <>
            <text
              x={`${at(net)}%`}
              y="12"
              textAnchor={anchorNearEdge(at(net))}
              className="fill-ink text-12 font-semibold"
            >
              {copy.mine(String(net), limit.unit)}
            </text>
            <line x1={`${at(net)}%`} x2={`${at(net)}%`} y1="16" y2="38" className="stroke-ink" />
            <svg x={`${at(net)}%`} y="45" overflow="visible">
              <rect x="-6" y="-6" width="12" height="12" transform="rotate(45)" className="fill-ink" />
            </svg>
          </>
        )}
      </svg>
      <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-12 text-muted">
        {zones.slice(0, -1).map(({ to, words }) => (
          <li key={to}>
            {words} <b className="font-semibold text-ink">{`≤ ${to} ${limit.unit}`}</b>
          </li>
        ))}
        {net !== null && <li className="sr-only">{copy.mine(String(net), limit.unit)}</li>}
      </ul>
    </figure>
  );
}
