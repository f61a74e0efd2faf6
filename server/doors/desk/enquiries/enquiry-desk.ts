import { WORKERS } from '../../../../domain/house/duties';
import { hasRole } from '../../../../domain/house/roles';
import { waitingStore } from '../../../orders/enquiries/answers';
import type { EnquiryAtDesk, EnquiryDesk } from '../../../orders/enquiries/desk';
import type { EnquiryService } from '../../../orders/enquiries/service';
import type { CaseDesk } from '../case-desk';
import { ENQUIRY_ACTS } from './acts';

export type EnquiryCaseDesk = CaseDesk<EnquiryAtDesk, EnquiryDesk>;

export const enquiryCaseDesk = ({ desk, deskOver }: Pick<EnquiryService, 'desk' | 'deskOver'>): EnquiryCaseDesk => ({
  kind: 'enquiry',
  acts: ENQUIRY_ACTS,
  /** An answer awaiting a second person releases the case to colleagues. */
  isKept: async (inside, enquiryNo) => {
    const waiting = await waitingStore(inside, enquiryNo).find();
    return !waiting || waiting.returnedAt !== null;
  },
  find: (enquiryNo) => desk.find(enquiryNo),
  isDuty: (roles) => hasRole(roles, WORKERS.enquiry),
  over: (outside) => deskOver(outside),
});
