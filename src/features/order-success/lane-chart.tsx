import { PORT_PLACES } from '../../../domain/places/port-places';
import { seaWay } from '../../../domain/places/sea-ways';
import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import { routeFrame, splitRoute, type Point } from './chart-of-seas';
import coasts from './coasts.svg';

const svgPath = (points: readonly Point[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

function Port({ at: [x, y], size }: { at: Point; size: number }) {
  return <path d={`M${x} ${y - size}l${size} ${size}-${size} ${size}-${size}-${size}z`} className="fill-beacon" />;
}

/** Map of the sea route; null when the position of a port is unknown. */
export function LaneChart({ org, dst }: Pick<PlacedOrder, 'org' | 'dst'>) {
  const [from, to] = [PORT_PLACES[org.code], PORT_PLACES[dst.code]];
  if (!from || !to) return null;
  const pieces = splitRoute(seaWay(from, to));
  const all = pieces.flat();
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return null;
  const { x, y, width, height } = routeFrame(all);
  const size = width / 64;
  return (
    <figure aria-hidden="true" className="m-0 bg-deep text-deep-text print:hidden">
      <svg viewBox={`${x} ${y} ${width} ${height}`} className="block w-full">
        <image href={coasts} x="500" y="40" width="962" height="504" />
        {pieces.map((points) => (
          <path
            key={svgPath(points)}
            d={svgPath(points)}
            className="fill-none stroke-deep-text"
            strokeWidth={width / 240}
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        ))}
        <Port at={first} size={size} />
        <Port at={last} size={size} />
      </svg>
      <figcaption className="flex justify-between px-5 pb-3 text-12">
        <span>{org.nameEn}</span>
        <span>{dst.nameEn}</span>
      </figcaption>
    </figure>
  );
}
