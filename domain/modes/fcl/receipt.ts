import type { End } from '../../offer/sailing';
import type { OrderBrief } from '../../order/brief';

/** What the receipt of a full container shows beyond what all orders have. */
export type FclReceipt = {
  vessel: string;
  voyage: string;
  boxes: { type: string; count: number }[];
  /** The sailing to fall back on, where one was named. */
  alternative: { carrier: string; vessel: string; voyage: string; etd: string } | null;
};

/** An order of full containers as it is shown. */
export type FclOrder = Omit<OrderBrief, 'detail' | 'org' | 'dst' | 'supplier' | 'leavesAt' | 'arrivesAt'> &
  FclReceipt & { org: End; dst: End; carrier: string; etd: string; eta: string };

const NOWHERE: End = { code: '', nameCn: '', nameEn: '' };

export function fclOrderOf({ detail, supplier, leavesAt, arrivesAt, ...brief }: OrderBrief<FclReceipt>): FclOrder {
  return {
    ...brief,
    ...detail,
    org: brief.org ?? NOWHERE,
    dst: brief.dst ?? NOWHERE,
    carrier: supplier?.nameCn ?? '',
    etd: leavesAt ?? '',
    eta: arrivesAt ?? '',
  };
}
