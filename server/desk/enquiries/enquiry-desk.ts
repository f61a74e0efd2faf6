import { WORKERS } from '../../../domain/house/duties';
import { hasRole } from '../../../domain/house/roles';
import type { EnquiryAtDesk, EnquiryDesk } from '../../enquiries/desk';
import type { EnquiryService } from '../../enquiries/service';
import type { CaseDesk } from '../case-desk';
import { ENQUIRY_ACTS } from './acts';

export type EnquiryCaseDesk = CaseDesk<EnquiryAtDesk, EnquiryDesk>;

/** Enquiries, as people of the house work at them. */
export const enquiryCaseDesk = ({ desk, deskOver }: Pick<EnquiryService, 'desk' | 'deskOver'>): EnquiryCaseDesk => ({
  kind: 'enquiry',
  acts: ENQUIRY_ACTS,
  isKept: true,
  find: (enquiryNo) => desk.find(enquiryNo),
  isDuty: (roles) => hasRole(roles, WORKERS.enquiry),
  over: (outside) => deskOver(outside),
});
