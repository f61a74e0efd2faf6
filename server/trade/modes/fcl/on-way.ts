import type { Sailing } from '../../../../domain/offer/sailing';

type Ship = Pick<Sailing, 'org' | 'dst' | 'carrier' | 'via' | 'etd' | 'eta'>;

/** A ship of the sea's own timetable as the offer it is sold as. */
export const shipOnWay = ({ org, dst, carrier, via, etd, eta }: Ship) =>
  ({ mode: 'FCL', org, dst, supplier: carrier, leavesAt: etd, arrivesAt: eta, detail: { via } }) as const;
