import type { PlacedOrder } from '../../domain/order/placed';

/** From where to where; what goes nowhere is called by what it is. */
export const routeText = ({ org, dst, carrier }: Pick<PlacedOrder, 'org' | 'dst' | 'carrier'>): string =>
  org.code === '' ? carrier : `${org.nameCn} → ${dst.nameCn}`;
