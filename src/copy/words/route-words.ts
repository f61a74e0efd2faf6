import type { DraftAbout } from '../../../domain/order/drafts/draft';
import type { PlacedOrder } from '../../../domain/order/receipt/placed';

type Routed = Pick<PlacedOrder, 'org' | 'dst' | 'carrier'> & { between?: readonly { city: string }[] };

export const laneText = (places: readonly string[]): string => places.join(' → ');

/** Route as text; an order without a route shows its carrier or its one place. */
export function routeText({ org, dst, carrier, between = [] }: Routed): string {
  if (org.code === '') return carrier;
  const stays = dst.code === '' || (org.code === dst.code && between.length === 0);
  return stays ? org.nameCn : laneText([org.nameCn, ...between.map(({ city }) => city), dst.nameCn]);
}

/** Route of an unsent draft; null while an end is missing. */
export const draftLane = (about: DraftAbout | null): string | null =>
  about?.org && about.dst ? laneText([about.org.nameCn, ...about.stops, about.dst.nameCn]) : null;
