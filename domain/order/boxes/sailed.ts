import type { BoxesBlock, OrderForm } from '../form/form';

export type SailedOrder = {
  form: OrderForm & BoxesBlock;
  ship: string;
  dst: string;
  /** ISO: departure, and the port's cut-off for boxes. */
  leavesAt: string;
  cutAt: string | null;
};
