import type { Package } from '../../../domain/modes/air/package';
import { airSearchCopy } from '../../copy/modes/air/search';
import { VerdictPill } from '../../ui/mark/verdict-pill';
import { aircraftTiles } from './aircraft-said';

const { aircraft: copy } = airSearchCopy;

type TilesProps = { pack: Package; unNo: string };

export function AircraftTiles({ pack, unNo }: TilesProps) {
  const tiles = aircraftTiles(pack, unNo);
  if (tiles.length === 0) return null;
  return (
    <ul aria-label={copy.tiles.title} className="grid rounded-control border border-line min-[360px]:grid-cols-3">
      {tiles.map(({ name, letter, why }) => (
        <li
          key={name}
          className="border-line p-1.5 not-first:border-t min-[360px]:not-first:border-t-0 min-[360px]:not-first:border-l sm:p-2.5"
        >
          <VerdictPill letter={letter}>{name}</VerdictPill>
          <span className="mt-1 block text-12 text-muted">{why}</span>
        </li>
      ))}
    </ul>
  );
}
