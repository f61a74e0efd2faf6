import type { ReactNode } from 'react';

import type { EnquiryIntents, EnquiryView } from '../../../machines/order/enquiry';
import { orderFaultSentence } from '../../copy/order-faults';

/** How a picker is dressed for the field it stands in. */
export type FieldDress = {
  id: string;
  label: string;
  chosen: string;
  errorId?: string | undefined;
  focusTurn?: number | undefined;
  className: string;
};

export type EnquiryParts = { view: EnquiryView; on: EnquiryIntents };

/** The pickers are drawn by the feature they belong to. */
export type Pickers = Record<'org' | 'dst' | 'goods', (dress: FieldDress) => ReactNode>;

export const errorAt = ({ faults }: EnquiryView, path: string): string | undefined => {
  const fault = faults.find((one) => one.path === path);
  return fault && orderFaultSentence(fault);
};

export const focusTurnAt = ({ focus }: EnquiryView, path: string): number | undefined =>
  focus.path === path && focus.turn > 0 ? focus.turn : undefined;

/** While it is on its way nothing can be changed. */
export const isLocked = ({ stage }: EnquiryView): boolean => stage === 'waiting' || stage === 'sending';
