import { isShut, TUNNEL_LINES, type TunnelGrade, type TunnelLine } from '../../road/tunnels';
import { roadCity } from '../../road/cities';

/** City pairs whose bans and tunnels have been verified. */
const READ = new Set(
  `3101-3205 3101-3302 3101-3301 3101-4401 3101-4201 3101-1201 3205-3301 3205-4101 3302-3502 3302-3601 3201-3401
3206-1101 3206-3101 3703-3101 3703-1201 3705-3201 3702-4101 1201-1101 1201-2101 2102-2101 4401-4301 4401-4501 4413-4401
4413-3502 4201-4301 4201-5001 5001-5101 6101-5101 3207-4101 4101-6101`.split(/\s/),
);

type Leg = readonly [from: string, to: string];

export const routeLegs = (stops: readonly string[]): Leg[] =>
  stops.slice(1).flatMap((to, at) => {
    const from = stops[at] ?? '';
    return from === to ? [] : [[from, to] as const];
  });

export const isLineRead = ([from, to]: Leg): boolean => READ.has(`${from}-${to}`) || READ.has(`${to}-${from}`);

const shortCityName = (code: string): string => roadCity(code)?.nameCn.replace(/市$/, '') ?? '';

function findTunnelLine([from, to]: Leg): TunnelLine | null {
  const [one, other] = [shortCityName(from), shortCityName(to)];
  const found = TUNNEL_LINES.find(
    (line) => (line.from === one && line.to === other) || (line.from === other && line.to === one),
  );
  return found ?? null;
}

export const closedTunnelLines = (stops: readonly string[], from: TunnelGrade | null): TunnelLine[] =>
  routeLegs(stops).flatMap((leg) => {
    const tunnel = findTunnelLine(leg);
    return tunnel && isShut(tunnel.grade, from) ? [tunnel] : [];
  });
