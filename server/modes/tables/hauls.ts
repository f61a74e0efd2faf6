import { MODES, type ModeId } from '../../../domain/modes';
import type { Quote } from '../../../domain/offer/offer';
import type { OrderForm } from '../../../domain/order/form';
import type { Together } from '../../../domain/order/beside';
import type { Haul, HaulWords } from '../../../domain/order/haul';
import type { OrderState } from '../../../domain/order/lifecycle';
import { mayChangeTrucks } from '../../../domain/order/truck';
import { airHaul } from '../air/haul';
import { cfsHaul } from '../cfs/haul';
import { fclHaul } from '../fcl/haul';
import { cityOf } from '../../../domain/places/regions';
import { momentIn } from '../../../domain/values/moments';
import type { Snapshot } from '../kept';
import { mallHaul } from '../mall/haul';
import { railHaul } from '../rail/haul';
import { tankHaul } from '../tank/haul';
import { cityCodeAt } from '../truck/cities-at';
import { takenOver } from '../truck/taken-over';
import { whHaul } from '../wh/haul';
import { MOMENTS } from './moments';

type Hauls<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  /** What a truck has to do beside the order; null where none has to. */
  of(order: Snapshot<TForm, TQuote>): HaulWords | null;
};

/** The modes whose orders a truck goes on with. */
const HAULS: { readonly [TId in ModeId]?: Hauls } = {
  FCL: { of: fclHaul },
  TANK: { of: tankHaul },
  AIR: { of: airHaul },
  RAIL: { of: railHaul },
  CFS: { of: cfsHaul },
  WH: { of: whHaul },
  MALL: { of: mallHaul },
};

/** Until when goods have to be where an order begins, or when it leaves with them, in milliseconds. */
export function handedInBy(order: Snapshot): number | null {
  const words = HAULS[order.quote.mode]?.of(order);
  if (words?.way === 'TO') return words.at;
  const { leavesAt } = MOMENTS[order.quote.mode]?.of(order) ?? order.quote.offer;
  return leavesAt === null ? null : momentIn(leavesAt);
}

/** Whether an order fetches its goods in the city of this place: by its own truck, or by one that is ordered with it. */
export function fetchedAt(place: string, { form, quote }: Pick<Snapshot, 'form' | 'quote'>): Together['fetches'] {
  const isByRoad = MODES[quote.mode].places === 'roadCity';
  if (!isByRoad && !form.services.includes('TRK')) return 'nowhere';
  const from = isByRoad ? quote.offer.org?.code : cityOf(form.pickupRegion);
  return from === cityCodeAt(place) ? 'there' : 'elsewhere';
}

/** As long as nothing of it has come, and no truck of the house was ordered with it. */
export function haulOf(order: Snapshot, state: OrderState, now: number): Haul | null {
  const { form, quote } = order;
  if (!mayChangeTrucks(state) || form.services.includes('TRK')) return null;
  const words = HAULS[quote.mode]?.of(order) ?? null;
  return words && takenOver({ form, org: quote.offer.org?.code ?? '', now }, words);
}
