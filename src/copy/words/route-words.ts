import type { DraftAbout } from '../../../domain/order/drafts/draft';
import type { PlacedOrder } from '../../../domain/order/receipt/placed';

/** `between`: the stops of what has some. */
type Routed = Pick<PlacedOrder, 'org' | 'dst' | 'carrier'> & { between?: readonly { city: string }[] };

/** Place by place, in the order of its way. */
export const laneText = (places: readonly string[]): string => places.join(' → ');

/** From where to where; what goes nowhere is called by what it is, or by where it stays. */
export function routeText({ org, dst, carrier, between = [] }: Routed): string {
  if (org.code === '') return carrier;
  const stays = dst.code === '' || (org.code === dst.code && between.length === 0);
  return stays ? org.nameCn : laneText([org.nameCn, ...between.map(({ city }) => city), dst.nameCn]);
}

/** Of what was begun and not sent; null while nobody knows where it goes. */
export const draftLane = (about: DraftAbout | null): string | null =>
  about?.org && about.dst ? laneText([about.org.nameCn, ...about.stops, about.dst.nameCn]) : null;
