import { Link } from 'wouter';

import { isLithium } from '../../../domain/goods/watched';
import type { AirGlance } from '../../../domain/modes/air/glance';
import { bySea } from '../../../domain/modes/air/list';
import type { AirTyped } from '../../../domain/modes/air/search';
import { airSearchCopy } from '../../copy/modes/air/search';
import { VerdictPill } from '../../ui/mark/verdict-pill';
import { buttonClass } from '../../ui/press/button-look';
import { saidOf } from './aircraft-said';
import { AircraftTiles } from './aircraft-tiles';
import { LimitRuler } from './limit-ruler';
import { SmallerPackages } from './smaller-packages';

const { aircraft: copy } = airSearchCopy;

type PanelProps = {
  row: AirTyped;
  isDanger: 'Y' | 'N';
  glance: AirGlance;
  onRepack: (change: Partial<AirTyped>) => void;
};

function Answer({ glance, unNo }: { glance: AirGlance; unNo: string }) {
  const { verdict, net } = glance;
  const { letter, word, why, isPackage } = saidOf(glance, unNo);
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

/** Passenger aircraft, freighter, or neither: told for a package before any price is. */
export function AircraftPanelView({ row, isDanger, glance, onRepack }: PanelProps) {
  const { verdict, net, smaller, charge } = glance;
  const isNever = verdict?.answer === 'FORBIDDEN';
  return (
    <section aria-label={copy.title} className="min-w-0">
      <h3 className="text-12 font-normal text-muted">{copy.title}</h3>
      <output className="mt-1 block">
        {isDanger === 'N' || verdict ? <Answer glance={glance} unNo={row.unNo} /> : copy.blank}
      </output>
      {verdict?.limit && !isNever && <LimitRuler limit={verdict.limit} net={net} />}
      <AircraftTiles glance={glance} unNo={row.unNo} />
      {smaller && charge === null && <SmallerPackages row={row} smaller={smaller} onRepack={onRepack} />}
      {isNever && (
        <Link href={bySea({ isDanger, unNo: row.unNo })} className={`mt-3 ${buttonClass('sea', 'small', '')}`}>
          {copy.bySea}
        </Link>
      )}
      {isDanger === 'Y' && (
        <p className="mt-3 text-12 text-muted">
          {isLithium(row.unNo) && <span className="block">{copy.battery}</span>}
          {(verdict?.answer === 'PAX' || verdict?.answer === 'CAO') && copy.review} {copy.basis}
        </p>
      )}
    </section>
  );
}
