import { enquiryCase, enquiryLine } from '../../domain/house/subject-shape';
import { orderNo as enquiryNo } from '../../domain/order/papers/asked-shape';
import { subjectWire } from './case-wire';

export const enquiryWire = subjectWire({
  kind: 'enquiry',
  path: 'enquiry',
  no: enquiryNo,
  of: '一份询价',
  waits: {
    path: 'enquiries',
    summary: '待报价的询价与待回复的留言：答应得最早的在前',
    line: enquiryLine,
  },
  shows: {
    summary: '一份询价：询价单、报价、往来与现在能做的',
    case: enquiryCase,
  },
  paper: { path: 'paper', summary: '打开一份询价的一份资料' },
});
