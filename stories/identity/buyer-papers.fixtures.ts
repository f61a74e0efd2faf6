import { fn } from 'storybook/test';

import type { OwnPaper } from '../../domain/mall/buyer-papers';
import type { BuyerPapersIntents, BuyerPapersView } from '../../machines/identity/buyer-papers';

const TOLUENE = { goodsId: 'toluene', nameCn: '甲苯' };

export const WAITING_PAPER: OwnPaper = {
  paperId: 'P-1',
  paper: 'HAZLIC',
  number: '沪危经 0071',
  validTo: '2027-05-01',
  isExpired: false,
  permit: null,
  fileName: '许可证.pdf',
  handedAt: '2026-03-14T01:42:00.000Z',
  state: 'HANDED_IN',
  reason: null,
};
export const READ_PERMIT: OwnPaper = {
  paperId: 'P-2',
  paper: 'PRECREG',
  number: '备 2026-18',
  validTo: '2026-08-31',
  isExpired: false,
  permit: { substance: TOLUENE, kg: 3000, leftKg: 120 },
  fileName: '备案证明.jpg',
  handedAt: '2026-03-10T06:05:00.000Z',
  state: 'READ',
  reason: null,
};
export const RETURNED_PAPER: OwnPaper = {
  paperId: 'P-3',
  paper: 'USEPROOF',
  number: '用途 7 号',
  validTo: '2026-12-31',
  isExpired: false,
  permit: null,
  fileName: '用途证明.png',
  handedAt: '2026-03-09T03:20:00.000Z',
  state: 'RETURNED',
  reason: '缺少公章，请盖章后重新提交',
};

export const blankPapers: BuyerPapersView = {
  stage: 'listed',
  isHanding: false,
  takingBackId: null,
  sheet: { mayHandIn: true, today: '2026-03-16', substances: [TOLUENE], records: [] },
  form: { paper: 'HAZLIC', number: '', validTo: '', goodsId: '', kg: '' },
  fileName: null,
  faults: {},
  failureCode: null,
  notice: null,
  focus: { field: null, turn: 0 },
};

export const buyerPapersWishes: BuyerPapersIntents = {
  refresh: fn(),
  change: fn(),
  chooseFile: fn(),
  removeFile: fn(),
  submit: fn(),
  takeBack: fn(),
};
