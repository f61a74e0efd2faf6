import { IMDG_EDITION } from '../../goods/edition';
import type { Finding } from '../../rules/finding';
import { ownFindings } from '../../order/findings/own-findings';

const OF_LICENCE = ['licence', 'LICENCE'] as const;
const OF_FIRE = ['fire', 'LICENCE'] as const;
const OF_WATCH = ['watched', 'LICENCE'] as const;
const OF_SLOTS = ['slots', 'CUTOFF'] as const;

export const { codes: CFS_FINDING_CODES, found } = ownFindings(
  {
    licence: { source: '装箱站危险货物作业资质（演示数据）', edition: '2026 版' },
    ctu: { source: 'CTU 规范与 IMDG 规则 5.4.2 集装箱装箱证明书', edition: IMDG_EDITION },
    food: { source: 'IMDG 规则 7.3.4.2 食品与饲料', edition: IMDG_EDITION },
    slots: { source: '装箱站作业时段（演示数据）', edition: '2026 版' },
  },
  {
    cfsClassRefused: OF_LICENCE,
    cfsSubRisk: OF_LICENCE,
    cfsTakes: OF_LICENCE,
    cfsUnnamed: OF_LICENCE,
    cfsUnclassed: OF_LICENCE,
    cfsDeclaredMild: OF_LICENCE,
    cfsResembles: OF_LICENCE,
    cfsUnlisted: OF_LICENCE,
    cfsDoubtful: ['goodsList', 'CONSISTENCY'],
    cfsOtherPort: ['licence', 'PORT'],
    cfsFireRefused: OF_FIRE,
    cfsFireUnsure: OF_FIRE,
    cfsFireUntold: OF_FIRE,
    cfsToxic: OF_WATCH,
    cfsControlled: OF_WATCH,
    cfsPacker: ['ctu', 'PACK'],
    cfsTooLate: OF_SLOTS,
    cfsTooFar: OF_SLOTS,
    cfsReach: OF_SLOTS,
    cfsSlotsOff: OF_SLOTS,
    cfsUncut: OF_SLOTS,
    cfsHot: OF_SLOTS,
    cfsOverStay: OF_SLOTS,
    cfsUnassigned: ['segregation', 'SEGREGATION'],
    cfsApartUntold: ['segregation', 'SEGREGATION'],
    cfsBoxesPlanned: ['segregation', 'SEGREGATION'],
    cfsFood: ['food', 'SEGREGATION'],
    cfsOverBoxes: ['boxes', 'WEIGHT'],
    cfsOverVolume: ['boxes', 'VOLUME'],
    cfsEccentric: ['ctu', 'WEIGHT'],
  },
);

export type CfsFindingCode = (typeof CFS_FINDING_CODES)[number];
export type CfsFinding = Finding<CfsFindingCode>;
