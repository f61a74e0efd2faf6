import { truckSearchCopy } from '../../copy/modes/truck/search';

const HOUR = 60;

/** How long it takes, in hours and minutes. */
export const lastsWords = (minutes: number): string =>
  truckSearchCopy.panel.lasts(Math.floor(minutes / HOUR), minutes % HOUR);
