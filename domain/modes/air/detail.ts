import { AIR_ANSWERS, AIRCRAFT } from '../../goods/air/aircraft';
import { HAZARD_CLASS_IDS } from '../../goods/dangerous-goods';
import { day, list, maybe, num, oneOf, shape, since, text, type Is } from '../../shape/shape';
import { END } from '../../shape/trade';
import { LADDER } from './ladder';

/** What a flight says to the goods that were asked about. */
export const DETAIL = shape({
  flight: text,
  aircraft: oneOf(AIRCRAFT),
  /** Classes the airline takes. */
  takes: list(oneOf(HAZARD_CLASS_IDS)),
  hours: num,
  via: maybe(END),
  /** By the clock of where it lands: `2026-12-02T23:50`. */
  landsAt: text,
  ladder: LADDER,
  /** What may fly of one package, and by which instruction; null for general goods. */
  air: maybe(shape({ unNo: text, answer: oneOf(AIR_ANSWERS), pi: text })),
  /** How much a package may hold to go on it, where nothing but its size stands in the way. */
  upTo: since(maybe(num), null),
  /** Of a belly, the next flight of a freighter: in a list where only that takes the goods, of a price in any case. */
  freighter: maybe(shape({ flight: text, org: END, day, offerId: text })),
});
export interface AirDetail extends Is<typeof DETAIL> {}
