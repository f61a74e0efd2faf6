import type { WhOffer } from '../../../domain/modes/wh/quote';
import { answerOf } from '../../../domain/offer/answer';
import { whSearchCopy } from '../../copy/modes/wh/search';

const { map: copy } = whSearchCopy;

/** One store is one spot, however many of its rooms are on the list. */
export type Spot = { number: number; name: string; km: number; degrees: number; isOff: boolean };

export function spotsOf(rows: readonly WhOffer[]): Spot[] {
  const seen = new Set<string>();
  return rows.flatMap((offer, at) => {
    const { supplier, detail } = offer;
    if (detail.away === null || seen.has(supplier.code)) return [];
    seen.add(supplier.code);
    const isOff = ['N', '0'].includes(answerOf(offer));
    return [{ number: at + 1, name: supplier.nameCn, ...detail.away, isOff }];
  });
}

const MIDDLE = 160;
const RADIUS = 140;
const RINGS = 3;
const STEP_KM = 50;

/** Direction and distance from the middle of the city; no coast and no border is drawn. */
export function RoomMap({ spots }: { spots: readonly Spot[] }) {
  if (spots.length === 0) return null;
  const farthest = Math.max(STEP_KM, ...spots.map(({ km }) => km));
  const step = Math.ceil(farthest / RINGS / STEP_KM) * STEP_KM;
  const scale = RADIUS / (step * RINGS);
  return (
    <figure className="overflow-hidden rounded-card bg-deep text-deep-text max-lg:max-w-100">
      <svg viewBox="0 0 320 320" role="img" aria-label={copy.title} className="w-full text-[10px]">
        {Array.from({ length: RINGS }, (_, ring) => (ring + 1) * step).map((km) => (
          <g key={km}>
            <circle cx={MIDDLE} cy={MIDDLE} r={km * scale} className="fill-none stroke-deep-line" />
            <text x={MIDDLE + 3} y={MIDDLE - km * scale - 3} className="fill-deep-muted">
              {copy.ring(km)}
            </text>
          </g>
        ))}
        <path d={`M${MIDDLE - 4} ${MIDDLE}h8M${MIDDLE} ${MIDDLE - 4}v8`} className="stroke-deep-text" />
        <text x={MIDDLE + 7} y={MIDDLE + 4} className="fill-deep-text">
          {copy.centre}
        </text>
        {spots.map(({ number, name, km, degrees, isOff }) => {
          const turn = (degrees * Math.PI) / 180;
          const [x, y] = [MIDDLE + Math.sin(turn) * km * scale, MIDDLE - Math.cos(turn) * km * scale];
          const isLeft = x > MIDDLE;
          return (
            <g key={name}>
              <path
                d={`M${x} ${y - 5}l5 5-5 5-5-5z`}
                className={isOff ? 'fill-none stroke-deep-muted' : 'fill-beacon stroke-none'}
              />
              <text
                x={isLeft ? x - 8 : x + 8}
                y={y + 4}
                textAnchor={isLeft ? 'end' : 'start'}
                className="fill-deep-text"
              >
                {number} {name}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="px-4 pb-3 text-12 text-deep-muted">{copy.note}</figcaption>
    </figure>
  );
}
