import { FLASH_BOUNDS, FLASH_DOUBT_C } from '../../../domain/goods/fire-class';
import { whRoomsCopy } from '../../copy/modes/wh/rooms';

const { scale: copy } = whRoomsCopy.fire;

const LEAST = -20;
const MOST = 100;
const at = (degrees: number): number => ((Math.min(Math.max(degrees, LEAST), MOST) - LEAST) / (MOST - LEAST)) * 100;

const BANDS = [
  ['low', LEAST, FLASH_BOUNDS[0], 'bg-bad-tint text-bad'],
  ['middle', FLASH_BOUNDS[0], FLASH_BOUNDS[1], 'bg-warn-tint text-warn'],
  ['high', FLASH_BOUNDS[1], MOST, 'bg-good-tint text-good'],
] as const;

/** Half of the label's width, to keep it within the scale. */
const halfLabelWidth = (name: string): string => `${Math.min(6, 1.5 + name.length * 0.375)}rem`;

/** Flash point on the scale, with the range where only the SDS decides. */
export function FireScale({ name, degrees }: { name: string; degrees: number }) {
  return (
    <div className="text-12 text-muted">
      <div aria-hidden="true" className="relative h-16">
        <b
          className="absolute flex max-w-48 -translate-x-1/2 gap-1 text-ink"
          style={{ left: `clamp(${halfLabelWidth(name)}, ${at(degrees)}%, 100% - ${halfLabelWidth(name)})` }}
        >
          <span className="truncate">{name}</span>
          <span className="flex-none">{degrees}℃</span>
        </b>
        <i
          className="gauge absolute top-5 size-2.5 -translate-x-1/2 rotate-45 bg-ink"
          style={{ left: `${at(degrees)}%` }}
        />
        {BANDS.map(([name, from, to, look]) => (
          <span
            key={name}
            className={`gauge absolute top-8 grid h-5 place-items-center font-semibold ${look}`}
            style={{ left: `${at(from)}%`, width: `${at(to) - at(from)}%` }}
          >
            {copy[name]}
          </span>
        ))}
        {FLASH_BOUNDS.flatMap((bound) =>
          [bound - FLASH_DOUBT_C, bound + FLASH_DOUBT_C].map((edge) => (
            <i
              key={edge}
              className="absolute top-7 h-7 border-l border-dashed border-line-strong"
              style={{ left: `${at(edge)}%` }}
            />
          )),
        )}
        {FLASH_BOUNDS.map((bound) => (
          <span key={bound} className="absolute top-13 -translate-x-1/2" style={{ left: `${at(bound)}%` }}>
            {bound}℃
          </span>
        ))}
      </div>
      <p className="mt-3 text-center">{copy.note}</p>
    </div>
  );
}
