import type { Sailing } from '../../../domain/offer/sailing';

type Ship = Pick<Sailing, 'org' | 'dst' | 'carrier' | 'via' | 'etd' | 'eta'>;

export const shipOnWay = ({ org, dst, carrier, via, etd, eta }: Ship) =>
  ({ mode: 'FCL', org, dst, supplier: carrier, leavesAt: etd, arrivesAt: eta, detail: { via } }) as const;
