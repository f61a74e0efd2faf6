import type { Finding } from '../../rules/finding';
import { ownFindings } from '../../order/findings/own-findings';

const OF_BAN = ['banned', 'CONSISTENCY'] as const;
const OF_LIQUID = ['bears', 'PACK'] as const;
const OF_CARRIER = ['limits', 'CARRIER'] as const;
const OF_CLIMATE = ['climate', 'PACK'] as const;
const OF_FITTING = ['fitting', 'CUTOFF'] as const;
const OF_MASS = ['mass', 'WEIGHT'] as const;

export const { codes: FLEXI_FINDING_CODES, found } = ownFindings(
  {
    banned: { source: 'CTU 规则 附件 7 第 5.2.1 条', edition: '2014 版' },
    mass: { source: 'CTU 规则 附件 7 第 5.2.3 条与 PAS 1008 适用范围', edition: '2014 版' },
    bears: { source: '液袋材质相容表（演示数据，以供应商确认为准）', edition: '2026 版' },
    limits: { source: '承运人液袋限重表（演示数据）', edition: '2026 版' },
    climate: { source: '航线最低环境温度计划值（演示数据）', edition: '2026 版' },
    fitting: { source: '平台液袋安装规则（演示数据）', edition: '2026 版' },
  },
  {
    flexiDanger: OF_BAN,
    flexiHidden: OF_BAN,
    flexiFlash: OF_BAN,
    flexiSolid: OF_LIQUID,
    flexiUnfitGas: OF_LIQUID,
    flexiUnfitSwell: OF_LIQUID,
    flexiUnknown: OF_LIQUID,
    flexiBears: OF_LIQUID,
    flexiDensityOff: ['goodsList', 'WEIGHT'],
    flexiUnread: OF_MASS,
    flexiMass: OF_MASS,
    flexiFits: OF_MASS,
    flexiUsRoad: ['road', 'WEIGHT'],
    flexiCarrierNo: OF_CARRIER,
    flexiCarrierOver: OF_CARRIER,
    flexiCarrierUntold: OF_CARRIER,
    flexiCarrierTakes: OF_CARRIER,
    flexiHot: OF_LIQUID,
    flexiCold: OF_CLIMATE,
    flexiColdUntold: OF_CLIMATE,
    flexiWarm: OF_CLIMATE,
    flexiGravity: OF_LIQUID,
    flexiViscosityOff: ['goodsList', 'WEIGHT'],
    flexiLead: OF_FITTING,
    flexiSunday: OF_FITTING,
  },
);

export type FlexiFindingCode = (typeof FLEXI_FINDING_CODES)[number];
export type FlexiFinding = Finding<FlexiFindingCode>;
