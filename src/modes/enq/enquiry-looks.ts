import type { EnquiryHead, EnquiryState } from '../../../domain/order/enquiry/enquiry-life';
import { MODES } from '../../../domain/mode-ids';
import type { EnquiryForm } from '../../../domain/modes/enq/enquiry';
import { orderedAs } from '../../../domain/modes/enq/wish';
import { routePath } from '../../../domain/routes';
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

export const laneWords = ({ orgPortCode, dstPortCode, orgName, dstName }: Ends): string =>
  `${orgName || orgPortCode} → ${dstName || dstPortCode}`;

export const enquiryAddress = (enquiryNo: string): string => `${routePath('enquiryFcl')}?no=${enquiryNo}`;

export const againAddress = (enquiryNo: string): string => `${routePath('enquiryFcl')}?copy=${enquiryNo}`;

/** Address of the priced search between the same ports, in the wished mode. */
export const pricesAddress = ({
  modeWish,
  orgPortCode,
  dstPortCode,
}: Pick<EnquiryForm, 'modeWish' | 'orgPortCode' | 'dstPortCode'>): string =>
  `${routePath(MODES[orderedAs(modeWish)].routes.search)}?org=${orgPortCode}&dst=${dstPortCode}`;
