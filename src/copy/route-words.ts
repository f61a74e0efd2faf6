import type { PlacedOrder } from '../../domain/order/placed';

/** From where to where; what goes nowhere is called by what it is, or by where it stays. */
export const routeText = ({ org, dst, carrier }: Pick<PlacedOrder, 'org' | 'dst' | 'carrier'>): string =>
  org.code === '' ? carrier : dst.code === '' || org.code === dst.code ? org.nameCn : `${org.nameCn} → ${dst.nameCn}`;
