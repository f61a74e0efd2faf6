import type { BoxesBlock, OrderForm } from '../form/form';

/** An order of boxes that go by ship, as somebody who has to fill them reads it. */
export type Sailed = {
  form: OrderForm & BoxesBlock;
  ship: string;
  /** A place as a form keeps it. */
  dst: string;
  /** ISO moments: when she leaves, and when her port stops taking boxes in. */
  leavesAt: string;
  cutAt: string | null;
};
