import type { Day } from '../../../domain/values/days';
import type { PointedOffer } from '../../../domain/offer/search-mode';
import type { OfferDay } from '../../../domain/offer/offer';
import { plainNames } from '../../../domain/offer/sailing-settings';
import type { OfferBoardContext, SavedSettings } from './offer-board.types';

export const STRIP_DAYS = 7;
export const MOST_COMPARED = 4;
export const LEAST_COMPARED = 2;
export const LONGEST_DELAY = 60;
const USUAL_DELAY = 5;

const DAYS_BEFORE = 3;

const lastStart = (days: readonly OfferDay[]) => Math.max(0, days.length - STRIP_DAYS);
const clampStart = (at: number, days: readonly OfferDay[]) => Math.min(lastStart(days), Math.max(0, at));

/** Start of the day strip: the searched day in the middle; for any day, the first priced one. */
export const stripStart = (days: readonly OfferDay[], etd: Day | null): number =>
  etd === null
    ? clampStart(
        days.findIndex(({ lowest }) => lowest !== null),
        days,
      )
    : clampStart(days.findIndex(({ day }) => day === etd) - DAYS_BEFORE, days);

export const stripTurned = ({ days, stripAt }: OfferBoardContext, by: 1 | -1): number =>
  clampStart(stripAt + by * STRIP_DAYS, days);

export const toggleId = (list: readonly string[], id: string): readonly string[] =>
  list.includes(id) ? list.filter((other) => other !== id) : [...list, id];

export const toggleOpen = (open: readonly string[], id: string, isAlone: boolean): readonly string[] =>
  isAlone ? [id].filter((other) => !open.includes(other)) : toggleId(open, id);

export const savedSettings = ({ settings, list }: OfferBoardContext): SavedSettings => ({
  ...settings,
  names: list.names ?? plainNames,
});

/** A chosen day of another week moves the strip. */
function chosenStart(days: readonly OfferDay[], etd: Day | null, chosen: Day | null): number {
  const start = stripStart(days, etd);
  const at = days.findIndex(({ day }) => day === chosen);
  const isInSight = at < 0 || (at >= start && at < start + STRIP_DAYS);
  return isInSight ? start : stripStart(days, chosen);
}

export const boardStart = (
  days: readonly OfferDay[],
  etd: Day | null,
  chosen: Day | null,
  pointed: PointedOffer | null,
) => ({
  stripAt: chosenStart(days, etd, chosen),
  open: (pointed ? [pointed.offerId] : []) as readonly string[],
  pointed,
  compared: [] as readonly string[],
  delay: USUAL_DELAY,
});
