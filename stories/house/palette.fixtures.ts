import type { DeskHit } from '../../domain/house/search';

const NONE = { mode: null, state: null, who: '', what: '', isComplained: false } as const;

export const HIT: DeskHit = {
  ...NONE,
  kind: 'order',
  no: 'FC000000000001',
  name: 'FC000000000001',
  mode: 'FCL',
  state: 'DG_REVIEW',
  who: '沧海化工有限公司',
  what: '甲醇',
};

export const HITS: DeskHit[] = [
  HIT,
  {
    ...HIT,
    no: 'MA000000000002',
    name: 'MA000000000002',
    mode: 'MALL',
    state: 'COMPLETED',
    what: '乙醇',
    isComplained: true,
  },
  {
    ...NONE,
    kind: 'enquiry',
    no: 'EQ000000000007',
    name: 'EQ000000000007',
    state: 'ANSWERED',
    who: '沧海化工有限公司',
    what: '甲醇',
  },
  { ...NONE, kind: 'verification', no: 'E-7', name: '沧海化工有限公司', state: 'PASS', what: '91310000MA2K777777' },
  {
    ...NONE,
    kind: 'buyerPaper',
    no: 'BP-1',
    name: '沪危化经字〔2026〕0101',
    state: 'HANDED_IN',
    who: '沧海化工有限公司',
    what: '危险化学品经营许可证',
  },
  {
    ...NONE,
    kind: 'sample',
    no: 'SP000000000003',
    name: 'SP000000000003',
    state: 'ASKED',
    who: '沧海化工有限公司',
    what: '环氧树脂',
  },
  { ...NONE, kind: 'enterprise', no: 'E-7', name: '沧海化工有限公司' },
  { ...NONE, kind: 'person', no: 'U-3', name: '周敏', who: '沧海化工有限公司', what: '138****8011' },
];
