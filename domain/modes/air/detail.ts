import { AIR_ANSWERS, AIRCRAFT } from '../../goods/air/aircraft';
import { HAZARD_CLASS_IDS } from '../../goods/dangerous-goods';
import { day, listShape, maybe, num, choiceShape, shape, since, text, type Is } from '../../shape/shape';
import { END } from '../../shape/trade';
import { LADDER } from './ladder';

export const DETAIL = shape({
  flight: text,
  aircraft: choiceShape(AIRCRAFT),
  takes: listShape(choiceShape(HAZARD_CLASS_IDS)),
  hours: num,
  via: maybe(END),
  /** Local time at the destination: `2026-12-02T23:50`. */
  landsAt: text,
  ladder: LADDER,
  /** Air verdict for one package, with its packing instruction; null for general goods. */
  air: maybe(shape({ unNo: text, answer: choiceShape(AIR_ANSWERS), pi: text })),
  /** Most one package may hold to fly here, when only its size is in the way. */
  upTo: since(maybe(num), null),
  /**
   * Next freighter after a passenger flight. Lists set it only when nothing else takes the goods; prices always set it.
   */
  freighter: maybe(shape({ flight: text, org: END, day, offerId: text })),
});
export interface AirDetail extends Is<typeof DETAIL> {}
