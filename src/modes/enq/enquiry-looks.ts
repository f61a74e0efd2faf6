import type { EnquiryState } from '../../../domain/order/enquiry-life';
import { pathOf } from '../../../domain/routes';
import type { BadgeLook } from '../../ui/mark/badge';

export const ENQUIRY_LOOKS = {
  OPEN: 'warn',
  OVERDUE: 'bad',
  ANSWERED: 'good',
  LAPSED: 'grey',
  ACCEPTED: 'good',
  ORDERED: 'good',
  DECLINED: 'grey',
  WITHDRAWN: 'grey',
  REFUSED: 'bad',
  CLOSED: 'grey',
} satisfies Record<EnquiryState, BadgeLook>;

export const enquiryAddress = (enquiryNo: string): string => `${pathOf('enquiryFcl')}?no=${enquiryNo}`;

/** The same once more, in a form of its own. */
export const againAddress = (enquiryNo: string): string => `${pathOf('enquiryFcl')}?copy=${enquiryNo}`;
