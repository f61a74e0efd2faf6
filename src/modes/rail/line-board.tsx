import { Link } from 'wouter';

import { lineAddress, towards } from '../../../domain/modes/rail/address';
import {
  CORRIDORS,
  DESTINATION_CODES,
  DESTINATIONS,
  RAIL_LINES,
  type RailLine,
} from '../../../domain/modes/rail/corridor';
import { pathOf } from '../../../domain/routes';
import { corridorsCopy as copy } from '../../copy/modes/rail/corridors';
import { stationNames } from '../../copy/modes/rail/stations';
import { CorridorTable } from './corridors';

const PAGE = pathOf('railWayIndex');

const CHOICE = 'inline-flex min-h-9 items-center rounded-control px-3';

/** Where its trains end, each the beginning of a question. */
const Ends = ({ line }: { line: RailLine }) => (
  <p className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-1">
    <span className="text-12 text-muted">{copy.ends}</span>
    {DESTINATION_CODES.filter((code) => DESTINATIONS[code].line === line).map((code) => (
      <Link key={code} href={towards(PAGE, code)} className={`${CHOICE} text-sea hover:bg-sea-tint`}>
        {stationNames[code]}
      </Link>
    ))}
  </p>
);

/** One line by itself. `line`: null where an address names none that there is. */
export const LineBoard = ({ line, word }: { line: RailLine | null; word: string }) => (
  <section aria-label={copy.board} className="rounded-card border border-line bg-surface px-4 py-4 md:px-5">
    {line === null && (
      <p role="status" className="mb-3 rounded-control bg-warn-tint px-4 py-2 text-ink">
        {copy.unknown(word)}
      </p>
    )}
    <nav aria-label={copy.lines} className="flex flex-wrap gap-1">
      {RAIL_LINES.map((one) => (
        <Link
          key={one}
          href={lineAddress(PAGE, one)}
          replace
          aria-current={one === line ? 'true' : undefined}
          className={`${CHOICE} text-muted hover:text-ink aria-current:bg-sea-tint aria-current:font-semibold aria-current:text-sea`}
        >
          {copy.lineOf(one)}
        </Link>
      ))}
    </nav>
    {line && (
      <>
        <div className="mt-3">
          <CorridorTable corridors={CORRIDORS.filter((corridor) => corridor.line === line)} />
        </div>
        <Ends line={line} />
      </>
    )}
  </section>
);
