import type { AirGlance } from '../../../domain/modes/air/glance';
import { airSearchCopy } from '../../copy/modes/air/search';
import { VerdictPill } from '../../ui/mark/verdict-pill';
import { tilesOf } from './aircraft-said';

const { aircraft: copy } = airSearchCopy;

/** One answer for each way to fly, and one for whether it may fly at all. */
export function AircraftTiles({ glance, unNo }: { glance: AirGlance; unNo: string }) {
  const tiles = tilesOf(glance, unNo);
  if (tiles.length === 0) return null;
  return (
    <ul aria-label={copy.tiles.title} className="mt-4 grid rounded-control border border-line sm:grid-cols-3">
      {tiles.map(({ name, letter, why }) => (
        <li
          key={name}
          className="flex flex-wrap items-center gap-x-2 gap-y-1 border-line p-2.5 not-first:border-t sm:block sm:not-first:border-t-0 sm:not-first:border-l"
        >
          <VerdictPill letter={letter}>{name}</VerdictPill>
          <span className="text-12 text-muted sm:mt-1 sm:block">{why}</span>
        </li>
      ))}
    </ul>
  );
}
