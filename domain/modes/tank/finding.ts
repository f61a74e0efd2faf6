import { IMDG_EDITION } from '../../goods/edition';
import type { Finding } from '../../order/finding';
import { ownFindings } from '../../order/own-findings';

const OF_CODE = ['code', 'TANK'] as const;
const OF_FILL = ['fill', 'TANK'] as const;
const OF_MATERIAL = ['material', 'TANK'] as const;
const OF_CLIMATE = ['climate', 'TANK'] as const;
const OF_FLEET = ['fleet', 'TANK'] as const;
const OF_GOODS = ['goodsList', 'TANK'] as const;
const OF_STABILIZED = ['stabilized', 'TANK'] as const;

/** What others decide about goods in a tank, with the table it is read from. */
export const { codes: TANK_FINDING_CODES, found } = ownFindings(
  {
    code: { source: 'IMDG 规则 4.2.5.2.5 可移动罐柜导则代用表', edition: IMDG_EDITION },
    fill: { source: 'IMDG 规则 4.2.1.9 充装度', edition: IMDG_EDITION },
    stabilized: { source: 'IMDG 规则 3.3 章特殊规定 386 与 7.3.7 控温运输', edition: IMDG_EDITION },
    material: { source: '罐箱材质与专用要求表（演示数据）', edition: '2026 版' },
    climate: { source: '航线最低环境温度计划值（演示数据）', edition: '2026 版' },
    fleet: { source: '罐箱运营商接载表与罐场表（演示数据）', edition: '2026 版' },
  },
  {
    tankCodeLow: OF_CODE,
    tankCodeBottom: OF_CODE,
    tankCodeDisc: OF_CODE,
    tankNotAllowed: OF_CODE,
    tankGas: OF_CODE,
    tankPeople: OF_CODE,
    tankUntold: OF_GOODS,
    tankDeclared: OF_GOODS,
    tankResembles: OF_GOODS,
    tankSeveral: OF_GOODS,
    tankDoubtful: OF_GOODS,
    tankSolid: OF_GOODS,
    tankStandsIn: OF_CODE,
    tankMaterial: OF_MATERIAL,
    tankMaterialAsk: OF_MATERIAL,
    tankMaterialUntold: OF_MATERIAL,
    tankLined: OF_MATERIAL,
    tankOverFill: OF_FILL,
    tankOverLoad: OF_FLEET,
    tankHeavy: OF_FLEET,
    tankUnderFill: OF_FILL,
    tankBetween: OF_FILL,
    tankNever: OF_FILL,
    tankFits: OF_FILL,
    tankLittle: OF_FILL,
    tankBaffled: OF_FILL,
    tankDensityUntold: OF_FILL,
    tankDensityOff: OF_FILL,
    tankViscosityOff: OF_FILL,
    tankHotUntold: OF_FILL,
    tankRoad: ['road', 'TANK'],
    tankDischarge: OF_FLEET,
    tankNoHeating: OF_FLEET,
    tankFreeze: OF_CLIMATE,
    tankFreezeUntold: OF_CLIMATE,
    tankFreezeInhibited: OF_CLIMATE,
    tankLeaseCold: OF_CLIMATE,
    tankLeaseInhibited: OF_CLIMATE,
    tankHeatInhibited: OF_MATERIAL,
    tankNitrogenNo: OF_MATERIAL,
    tankNitrogenAsk: OF_MATERIAL,
    tankNitrogenNeeded: OF_MATERIAL,
    tankStabilized: OF_STABILIZED,
    tankStabilizedAsk: OF_STABILIZED,
    tankInhibitor: OF_MATERIAL,
    tankInhibitorAsk: OF_MATERIAL,
    tankToxic: ['watched', 'LICENCE'],
    tankControlled: ['watched', 'LICENCE'],
    tankPrecursorPermit: ['watched', 'LICENCE'],
    tankPrecursorFiling: ['watched', 'LICENCE'],
    tankLastCargo: OF_MATERIAL,
    tankFood: OF_MATERIAL,
    tankOperator: OF_FLEET,
    tankNobody: OF_FLEET,
    tankDepot: OF_FLEET,
    tankTestDue: OF_FLEET,
    tankStale: OF_GOODS,
    tankOther: OF_FLEET,
  },
);

export type TankFindingCode = (typeof TANK_FINDING_CODES)[number];
export type TankFinding = Finding<TankFindingCode>;
