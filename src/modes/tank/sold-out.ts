import type { TankOffer } from '../../../domain/modes/tank/quote';
import type { Measure } from '../../../domain/offer/measure';
import { tankSearchCopy } from '../../copy/modes/tank/search';

const { board: copy } = tankSearchCopy;

/** Shortage in the card's words: tanks of the week, slots on the ship, or both. */
export function tankShortage({ left, detail: { plan, voyage } }: TankOffer) {
  const asked = plan?.kind === 'fits' ? plan.tanks : 1;
  const short = (measure: Measure): number | null => {
    const amount = left.find((one) => one.measure === measure)?.amount;
    return amount !== undefined && amount < asked ? amount : null;
  };
  const [tanks, places] = [short('TANK'), voyage ? short('BOX') : null];
  const said = [
    ...(tanks === null ? [] : [copy.short.tanks(tanks, asked)]),
    ...(places === null ? [] : [copy.short.places(places, asked)]),
  ];
  if (said.length === 0) return null;
  return { word: tanks === null ? copy.short.ship : copy.answers['0'], reason: said.join('；') };
}
