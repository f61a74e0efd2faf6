import { Link } from 'wouter';

import { readLoad } from '../../../domain/modes/air/asked';
import type { AirGlance } from '../../../domain/modes/air/glance';
import { bySea } from '../../../domain/modes/air/list';
import type { AirRowText } from '../../../domain/modes/air/search';
import { airSearchCopy } from '../../copy/modes/air/search';
import { VerdictPill } from '../../ui/mark/verdict-pill';
import { buttonClass } from '../../ui/press/button-look';
import { aircraftLine } from './aircraft-said';
import { AircraftTiles } from './aircraft-tiles';

const { aircraft: copy } = airSearchCopy;

type PanelProps = { row: AirRowText; isDanger: 'Y' | 'N'; glance: AirGlance };

function Answer({ glance, unNo }: { glance: AirGlance; unNo: string }) {
  const { verdict, net } = glance;
  const { letter, word, why, isPackage } = aircraftLine(glance, unNo);
  const limit = isPackage && verdict?.answer !== 'FORBIDDEN' ? verdict?.limit : null;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {letter === null ? (
        <b className="text-16 font-semibold text-ink">{word}</b>
      ) : (
        <VerdictPill letter={letter}>{word}</VerdictPill>
      )}
      <span className="text-text">
        {net !== null && limit && `${copy.each(String(net), limit.unit)} `}
        {why}
      </span>
    </span>
  );
}

/** Passenger aircraft, freighter or neither; shown before other questions and before prices. */
export const AircraftPanelView = ({ row, isDanger, glance }: PanelProps) => (
  <section aria-label={copy.title} className="grid min-w-0 items-center gap-x-5 gap-y-2 lg:grid-cols-2">
    <div>
      <h2 className="text-16">{copy.title}</h2>
      <output className="mt-1 block">
        {isDanger === 'N' || glance.verdict ? <Answer glance={glance} unNo={row.unNo} /> : copy.blank}
      </output>
      {glance.verdict?.answer === 'FORBIDDEN' && (
        <Link href={bySea(readLoad(row, isDanger))} className={`mt-3 ${buttonClass('sea', 'small', '')}`}>
          {copy.bySea}
        </Link>
      )}
    </div>
    <AircraftTiles pack={glance} unNo={row.unNo} />
  </section>
);
