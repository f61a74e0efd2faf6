import { lowestRate, SWING } from '../offers/level';
import { seededShare } from '../offers/seeded';
import type { Departure } from './timetable';

const DEARER_AT_LEAST = 0.1;
const DEARER_MORE = 0.3;

/** The cheapest carrier follows the market on every sailing; others cost more, by an amount per sailing. */
export const carrierSwing = ({ rank, sailingId }: Pick<Departure, 'rank' | 'sailingId'>): number =>
  rank === 0 ? 0 : DEARER_AT_LEAST + DEARER_MORE * seededShare(sailingId);

export const swingRate = (lowest: number, share: number): number => lowest + SWING * share;

export const departureRate = (departure: Departure, week: number): number =>
  swingRate(lowestRate(departure.lane.key, week), carrierSwing(departure));
