import { buyerPaperCase, buyerPaperLine } from '../../domain/house/subject-shape';
import { fileId, subjectWire } from './case-wire';

export const buyerPaperWire = subjectWire({
  kind: 'buyerPaper',
  path: 'buyer-paper',
  no: fileId,
  of: '一份采购资质',
  waits: {
    path: 'buyer-papers',
    summary: '待审核的采购资质：答应得最早的在前',
    line: buyerPaperLine,
  },
  shows: {
    summary: '一份采购资质：填写的与证件、处理记录与现在能做的',
    case: buyerPaperCase,
  },
  paper: { path: 'paper', summary: '打开买方交来的证件' },
});
