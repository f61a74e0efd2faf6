import { blankOrder } from '../../order/blank';
import type { BoxesBlock, OrderForm } from '../../order/form';

/** What only a full container asks. */
export type FclPart = BoxesBlock & {
  boxOwner: 'COC' | 'SOC' | '';
  tradeTerm: string;
  transportTerm: string;
  freightTerm: string;
  blType: string;
  releaseType: string;
};

export type FclForm = OrderForm & FclPart;

export const blankFcl: FclForm = {
  ...blankOrder,
  boxes: [{ type: '20GP', count: '1' }],
  boxOwner: '',
  tradeTerm: '',
  transportTerm: '',
  freightTerm: '',
  blType: '',
  releaseType: '',
};
