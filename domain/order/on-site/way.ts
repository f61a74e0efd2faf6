import type { Is } from '../../shape/is';
import type { wayFile } from '../../shape/trade';
import type { Happening } from '../life/lifecycle';

export type WayPaper = { docType: string; name: string };

/** Kind for photos; all other kinds may be scans, too. */
const WAY_PHOTO = 'PHOTO';

export const isWayPhoto = (docType: string): boolean => docType === WAY_PHOTO || docType.startsWith(`${WAY_PHOTO}_`);

/** Papers per unit: `WEIGHT`, `WEIGHT_2`, `WEIGHT_3`. The first keeps the plain kind, as older orders have it. */
export function papersEach(papers: readonly WayPaper[], units: number, unit: string): WayPaper[] {
  if (units === 1) return [...papers];
  return Array.from({ length: units }, (_, at) => at + 1).flatMap((number) =>
    papers.map(({ docType, name }) => ({
      docType: number === 1 ? docType : `${docType}_${number}`,
      name: `第 ${number} ${unit}${name}`,
    })),
  );
}

export type WayFile = Is<typeof wayFile>;

/** Stored form; the mode supplies the name. */
export type KeptWayFile = Omit<WayFile, 'paper'> & { docType: string };

/** Separator between the place and the reported text. */
const SAYS = '：';

export const placeReport = (place: string, said: string): string => (said === '' ? place : `${place}${SAYS}${said}`);

/** True if the note reports this place. Older reports listed papers after a comma. */
export const isReportOf = (note: string, place: string): boolean =>
  note === place || note.startsWith(`${place}${SAYS}`) || note.startsWith(`${place}，`);

const PASSED: Happening = 'place.passed';

export const passedPlaces = (told: readonly { event: string; note: string | null }[]): string[] =>
  told.flatMap(({ event, note }) => (event === PASSED && note !== null ? [note] : []));

export const reportText = (note: string): string => note.split(SAYS).slice(1).join(SAYS);

export const reportTextAt = (note: string, place: string): string | null =>
  note.startsWith(`${place}${SAYS}`) ? note.slice(place.length + SAYS.length) : null;
