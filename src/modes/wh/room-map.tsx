import type { WhOffer } from '../../../domain/modes/wh/quote';
import { GRAMS_PER_TON } from '../../../domain/modes/wh/stay';
import { offerAnswer } from '../../../domain/offer/answer';
import { whRoomsCopy } from '../../copy/modes/wh/rooms';
import { landAround, type Degrees, type Km } from './coast';
import {
  centreLabel,
  mapFrame,
  HEIGHT,
  placeLabels,
  spotPoint,
  WIDTH,
  type Frame,
  type Label,
  type Point,
  type Spot,
} from './map-frame';

const { map: copy, board } = whRoomsCopy;

const spotNote = (offer: WhOffer): string => {
  const answer = offerAnswer(offer);
  if (offer.state === 'CLOSED') return board.closed;
  return answer === 'N' || answer === '0' ? board.answers[answer] : copy.left(offer.detail.leastGrams / GRAMS_PER_TON);
};

export function mapSpots(rows: readonly WhOffer[], chosen: string | undefined): Spot[] {
  const seen = new Set<string>();
  const store = rows.find(({ offerId }) => offerId === chosen)?.supplier.code;
  return rows.flatMap((offer, at): Spot[] => {
    const { supplier, detail } = offer;
    const isOther = supplier.code === store && offer.offerId !== chosen;
    if (detail.away === null || seen.has(supplier.code) || isOther) return [];
    seen.add(supplier.code);
    const isOff = ['N', '0'].includes(offerAnswer(offer));
    const look = offer.offerId === chosen ? 'chosen' : isOff ? 'off' : 'open';
    const { km, degrees } = detail.away;
    return [{ number: at + 1, name: supplier.nameCn, km, degrees, note: spotNote(offer), look }];
  });
}

const LOOKS = {
  chosen: 'fill-beacon stroke-beacon',
  open: 'fill-deep-text stroke-deep-text',
  off: 'fill-deep stroke-deep-muted',
} as const;

const ringPath = (ring: readonly Km[], { at }: Frame): string =>
  `M${ring
    .map((place) => {
      const { x, y } = at(place);
      return `${Math.round(x)} ${Math.round(y)}`;
    })
    .join('L')}z`;

const Land = ({ frame, middle }: { frame: Frame; middle: Degrees }) => (
  <>
    {landAround(middle, frame.reach).map((ring, at) => (
      <path key={at} d={ringPath(ring, frame)} className="fill-deep-2 stroke-deep-line" strokeLinejoin="round" />
    ))}
  </>
);

const labelAnchor = ({ isLeft }: Label) => (isLeft ? 'end' : 'start');

function Rings({ frame, centre: { x, y } }: { frame: Frame; centre: Point }) {
  const name = centreLabel({ x, y });
  return (
    <>
      {frame.rings.map((km) => (
        <g key={km}>
          <circle cx={x} cy={y} r={km * frame.scale} className="fill-none stroke-deep-line" strokeDasharray="3 3" />
          {y - km * frame.scale > 12 && (
            <text x={x + 3} y={y - km * frame.scale - 3} className="fill-deep-muted">
              {copy.ring(km)}
            </text>
          )}
        </g>
      ))}
      <path d={`M${x - 5} ${y}h10M${x} ${y - 5}v10`} className="stroke-on-deep" />
      <text x={name.x} y={name.y} textAnchor={labelAnchor(name)} className="fill-on-deep">
        {copy.centre}
      </text>
    </>
  );
}

type RoomMapProps = {
  spots: readonly Spot[];
  /** City centre; without it the coast cannot be placed. */
  middle: Degrees | undefined;
};

/** Stores by direction and distance, with a simplified coast and no borders. */
export function RoomMap({ spots, middle }: RoomMapProps) {
  if (spots.length === 0) return null;
  const frame = mapFrame(spots);
  const points = spots.map((spot) => spotPoint(frame, spot));
  const centre = frame.at({ east: 0, north: 0 });
  const labels = placeLabels(points, centre);
  return (
    <figure id="room-map" className="scroll-mt-40 overflow-hidden rounded-card bg-deep text-deep-text max-lg:max-w-100">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={copy.title} className="w-full text-[11px]">
        {middle && <Land frame={frame} middle={middle} />}
        <Rings frame={frame} centre={centre} />
        {spots.map(({ number, name, note, look }, at) => {
          const [{ x, y } = { x: 0, y: 0 }, label] = [points[at], labels[at]];
          return (
            <g key={name}>
              <path d={`M${x} ${y - 5}l5 5-5 5-5-5z`} className={LOOKS[look]} />
              {label && (
                <text x={label.x} y={label.y} textAnchor={labelAnchor(label)}>
                  <tspan className={look === 'chosen' ? 'fill-on-deep font-semibold' : 'fill-on-deep'}>
                    {label.isShort ? number : `${number} ${name}`}
                  </tspan>
                  {!label.isShort && (
                    <tspan x={label.x} dy="13" className="fill-deep-text">
                      {note}
                    </tspan>
                  )}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <figcaption className="px-4 pb-3 text-12 text-deep-muted">{copy.note}</figcaption>
    </figure>
  );
}
