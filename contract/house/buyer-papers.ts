import * as v from 'valibot';

import { done, fileId, person, subjectWire, waiting, worked } from './case-wire';
import { toldOfPaper } from '../../domain/mall/buyer-papers-shape';

const { paperId, paper, number, handedAt, permit } = toldOfPaper;
const ofEnterprise = { kind: v.literal('buyerPaper'), enterprise: v.string() };

export const buyerPaperWire = subjectWire({
  kind: 'buyerPaper',
  path: 'buyer-paper',
  no: fileId,
  of: '一份采购资质',
  waits: {
    path: 'buyer-papers',
    summary: '待审核的采购资质：答应得最早的在前',
    line: v.object({ ...ofEnterprise, paperId, paper, number, handedAt, permit, ...waiting }),
  },
  shows: {
    summary: '一份采购资质：填写的与证件、处理记录与现在能做的',
    case: v.object({
      ...ofEnterprise,
      ...toldOfPaper,
      creditCode: v.string(),
      customer: person,
      file: v.object({ fileId: v.string(), name: v.string() }),
      done,
      ...worked,
    }),
  },
  paper: { path: 'paper', summary: '打开买方交来的证件' },
});
