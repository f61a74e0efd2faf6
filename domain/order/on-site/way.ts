import type { Is } from '../../shape/shape';
import type { WAY_FILE } from '../../shape/trade';
import type { Happening } from '../life/lifecycle';

/** A paper that belongs to the report of something an order passes, or photographs of it. */
export type WayPaper = { docType: string; name: string };

/** What of a report is photographs; every other kind may be a scan as well. */
const WAY_PHOTO = 'PHOTO';

export const isWayPhoto = (docType: string): boolean => docType === WAY_PHOTO || docType.startsWith(`${WAY_PHOTO}_`);

/**
 * Papers of which each unit has its own, in the order of the units: `WEIGHT`, `WEIGHT_2`, `WEIGHT_3`. The first keeps the
 * kind of a single unit, as orders of before have it.
 */
export function papersEach(papers: readonly WayPaper[], units: number, unit: string): WayPaper[] {
  if (units === 1) return [...papers];
  return Array.from({ length: units }, (_, at) => at + 1).flatMap((number) =>
    papers.map(({ docType, name }) => ({
      docType: number === 1 ? docType : `${docType}_${number}`,
      name: `第 ${number} ${unit}${name}`,
    })),
  );
}

/** One of them as somebody on the spot handed it in. */
export type WayFile = Is<typeof WAY_FILE>;

/** The same as it is kept: what it is called is for its mode to say. */
export type KeptWayFile = Omit<WayFile, 'paper'> & { docType: string };

/** Between a place and what whoever reported it said of it. */
const SAYS = '：';

/** What the history keeps of a report. */
export const reportOf = (place: string, said: string): string => (said === '' ? place : `${place}${SAYS}${said}`);

/** Whether a line of the history reports that place. Reports of before named their papers behind a comma. */
export const isReportOf = (note: string, place: string): boolean =>
  note === place || note.startsWith(`${place}${SAYS}`) || note.startsWith(`${place}，`);

const PASSED: Happening = 'place.passed';

/** What was reported of the way of an order, as it was said. */
export const passedIn = (told: readonly { event: string; note: string | null }[]): string[] =>
  told.flatMap(({ event, note }) => (event === PASSED && note !== null ? [note] : []));

/** The words of a report of any place; empty where it has none. */
export const wordsIn = (note: string): string => note.split(SAYS).slice(1).join(SAYS);

/** What was said with a report of that place; null where it is none, or nothing was said. */
export const saidIn = (note: string, place: string): string | null =>
  note.startsWith(`${place}${SAYS}`) ? note.slice(place.length + SAYS.length) : null;
