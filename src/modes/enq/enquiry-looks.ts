import type { EnquiryHead, EnquiryState } from '../../../domain/order/enquiry/enquiry-life';
import { MODES } from '../../../domain/mode-ids';
import type { EnquiryForm } from '../../../domain/modes/enq/enquiry';
import { orderedAs } from '../../../domain/modes/enq/wish';
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

type Ends = Pick<EnquiryHead, 'orgPortCode' | 'dstPortCode' | 'orgName' | 'dstName'>;

/** From where to where, by what people call it; by its code where nobody knows a name. */
export const laneWords = ({ orgPortCode, dstPortCode, orgName, dstName }: Ends): string =>
  `${orgName || orgPortCode} → ${dstName || dstPortCode}`;

export const enquiryAddress = (enquiryNo: string): string => `${pathOf('enquiryFcl')}?no=${enquiryNo}`;

/** The same once more, in a form of its own. */
export const againAddress = (enquiryNo: string): string => `${pathOf('enquiryFcl')}?copy=${enquiryNo}`;

/** Where what leaves between the same ports is listed with its prices, in the way that was wished for. */
export const pricesAddress = ({
  modeWish,
  orgPortCode,
  dstPortCode,
}: Pick<EnquiryForm, 'modeWish' | 'orgPortCode' | 'dstPortCode'>): string =>
  `${pathOf(MODES[orderedAs(modeWish)].routes.search)}?org=${orgPortCode}&dst=${dstPortCode}`;
