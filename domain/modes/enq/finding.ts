import { IMDG_EDITION } from '../../goods/edition';
import type { Finding } from '../../rules/finding';
import { ownFindings } from '../../order/findings/own-findings';

const ABOUT_TANK = ['tankCode', 'TANK'] as const;

export const { codes: ENQ_FINDING_CODES, found } = ownFindings(
  {
    enquiry: { source: '询价受理规则', edition: '2026 版' },
    tankCode: { source: 'IMDG 规则 4.2.5.2.5 可移动罐柜导则代用表', edition: IMDG_EDITION },
  },
  {
    enqUnasked: ['enquiry', 'CARRIER'],
    enqTankFits: ABOUT_TANK,
    enqTankLow: ABOUT_TANK,
    enqTankNever: ABOUT_TANK,
  },
);
export type EnqFindingCode = (typeof ENQ_FINDING_CODES)[number];
export type EnqFinding = Finding<EnqFindingCode>;
