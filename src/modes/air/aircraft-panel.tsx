import { Link } from 'wouter';

import type { AirLimit } from '../../../domain/goods/air/limit';
import { isLithium } from '../../../domain/goods/watched';
import type { AirGlance } from '../../../domain/modes/air/glance';
import { bySea } from '../../../domain/modes/air/list';
import type { AirTyped } from '../../../domain/modes/air/search';
import { airSearchCopy } from '../../copy/modes/air/search';
import { VerdictPill } from '../../ui/mark/verdict-pill';
import { buttonClass } from '../../ui/press/button-look';
import { saidOf } from './aircraft-said';

const { aircraft: copy } = airSearchCopy;

type Zone = { from: number; to: number; words: string; look: string };

/** From nothing to beyond what a freighter takes, each zone as wide as it is. */
function zonesOf({ limited, pax, cao }: AirLimit, most: number): Zone[] {
  // A limited quantity that may be no smaller than any other package says nothing of its own.
  const isSmaller = limited !== null && !limited.isGross && limited.most < (pax?.most ?? 0);
  const ends = [
    { to: isSmaller ? limited.most : 0, words: isSmaller ? copy.limited(limited.pi) : '', look: 'fill-good-tint' },
    { to: pax?.most ?? 0, words: pax ? copy.pax(pax.pi) : '', look: 'fill-good-tint' },
    { to: cao?.most ?? 0, words: cao ? copy.cao(cao.pi) : '', look: 'fill-warn-tint' },
    { to: most, words: copy.over, look: 'fill-bad-tint' },
  ];
  let from = 0;
  return ends.flatMap(({ to, words, look }) => {
    if (to <= from) return [];
    const zone = { from, to, words, look };
    from = to;
    return [zone];
  });
}

const BEYOND = 1.15;

/** Where a package stands between the limits: small ones are told apart as well as large ones. */
function Ruler({ limit, net }: { limit: AirLimit; net: number | null }) {
  const top = Math.max(limit.cao?.most ?? 0, limit.pax?.most ?? 0, net ?? 0) * BEYOND;
  if (top <= 0) return null;
  const at = (value: number): number => Math.sqrt(Math.min(value, top) / top) * 100;
  const zones = zonesOf(limit, top);
  return (
    <figure className="mt-4">
      <figcaption className="sr-only">{copy.ruler}</figcaption>
      <svg aria-hidden="true" className="block h-9 w-full overflow-visible">
        {zones.map(({ from, to, look }) => (
          <rect key={to} x={`${at(from)}%`} y="12" width={`${at(to) - at(from)}%`} height="16" className={look} />
        ))}
        {zones.slice(0, -1).map(({ to }) => (
          <line key={to} x1={`${at(to)}%`} x2={`${at(to)}%`} y1="8" y2="30" className="stroke-grey" />
        ))}
        {net !== null && net > 0 && (
          <svg x={`${at(net)}%`} y="20" overflow="visible">
            <rect x="-6" y="-6" width="12" height="12" transform="rotate(45)" className="fill-ink" />
          </svg>
        )}
      </svg>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-12 text-muted">
        {zones.slice(0, -1).map(({ to, words }) => (
          <li key={to}>
            {words} <b className="font-semibold text-ink">{`≤ ${to} ${limit.unit}`}</b>
          </li>
        ))}
        {net !== null && <li className="ml-auto font-semibold text-ink">{copy.mine(String(net), limit.unit)}</li>}
      </ul>
    </figure>
  );
}

type PanelProps = { row: AirTyped; isDanger: 'Y' | 'N'; glance: AirGlance };

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
export function AircraftPanelView({ row, isDanger, glance }: PanelProps) {
  const { verdict, net } = glance;
  const isNever = verdict?.answer === 'FORBIDDEN';
  return (
    <section aria-label={copy.title} className="min-w-0">
      <h3 className="text-12 font-normal text-muted">{copy.title}</h3>
      <output className="mt-1 block">
        {(isDanger === 'N' || verdict) && <Answer glance={glance} unNo={row.unNo} />}
      </output>
      {verdict?.limit && !isNever && <Ruler limit={verdict.limit} net={net} />}
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
