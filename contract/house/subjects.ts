import type { SubjectKind } from '../../domain/house/subjects';
import { buyerPaperWire } from './buyer-papers';
import { calendarWire } from './calendar';
import type { SubjectWire } from './case-wire';
import { orderWire } from './cases';
import { closureWire } from './closures';
import { enquiryWire } from './enquiries';
import { noticeWire } from './notices';
import { sampleWire } from './samples';
import { surchargeWire } from './surcharges';
import { tariffWire } from './tariffs';
import { verificationWire } from './verifications';

export const SUBJECT_WIRES = {
  order: orderWire,
  enquiry: enquiryWire,
  verification: verificationWire,
  buyerPaper: buyerPaperWire,
  sample: sampleWire,
  notice: noticeWire,
  closure: closureWire,
  surcharge: surchargeWire,
  calendar: calendarWire,
  tariff: tariffWire,
} satisfies { [TKind in SubjectKind]: SubjectWire & { kind: TKind } };
