import { callService } from '../../people/contact';
import { IMDG_EDITION } from '../../goods/edition';
import type { Finding } from '../../rules/finding';
import { rulesInWords } from '../../rules/in-words';

/**
 * Rules for tanks, one row each: source, level, sentence and form field. Conditions are in `rules-of-tank` and
 * `rules-on-way`.
 */
export const TANK_RULES = rulesInWords(
  {
    about: 'TANK',
    sources: {
      code: { source: 'IMDG 规则 4.2.5.2.5 可移动罐柜导则代用表', edition: IMDG_EDITION },
      fill: { source: 'IMDG 规则 4.2.1.9 充装度', edition: IMDG_EDITION },
      stabilized: { source: 'IMDG 规则 3.3 章特殊规定 386 与 7.3.7 控温运输', edition: IMDG_EDITION },
      material: { source: '罐箱材质与专用要求表（演示数据）', edition: '2026 版' },
      climate: { source: '航线最低环境温度计划值（演示数据）', edition: '2026 版' },
      fleet: { source: '罐箱运营商接载表与罐场表（演示数据）', edition: '2026 版' },
    },
  },
  {
    // Goods and tank rules, independent of route and operator.
    tankSolid: ['goodsList', 'BLOCK', '罐箱只装液体与液化气体'],
    tankNotAllowed: ['code', 'BLOCK', '该货物没有罐箱导则，不能用罐箱运输'],
    tankGas: ['code', 'NEED_APPROVAL', '液化气体需逐介质批准，由罐箱运营商审批'],
    tankPeople: ['code', 'MANUAL', '该货物的罐箱导则是 {required}，用哪种罐，转人工核对'],
    tankStandsIn: ['code', 'PASS', '该货物要求 {required}，{has} 罐在代用表内'],
    tankCodeLow: ['code', 'BLOCK', '该货物要求 {required}，所选罐型 {has} 不在代用表内'],
    tankCodeBottom: ['code', 'BLOCK', '该货物要求 {required}，不许有底部开口；{has} 罐可以有，不在代用表内'],
    tankCodeDisc: ['code', 'BLOCK', '该货物要求 {required}，需有爆破片；{has} 罐没有，不在代用表内'],
    tankUntold: ['goodsList', 'MANUAL', '物质库没有收录{goods}，用哪种罐，转人工核对'],
    tankSeveral: ['goodsList', 'MANUAL', 'UN {unNo} 有 {count} 个条目，请选定品名与包装类别'],
    tankDoubtful: ['goodsList', 'MANUAL', '各来源对{goods}的罐箱导则说法不一，转人工核对'],
    tankMaterialUntold: ['material', 'MANUAL', '{goods}的材质、凝固点与阻聚要求没有数据，转人工核对'],
    tankDensityUntold: ['fill', 'MANUAL', '请填写{goods}的装货温度与 15℃、50℃ 密度（50℃ 的小于 15℃ 的），才能算充装'],
    tankDensityOff: ['fill', 'MANUAL', '密度与物质库相差 {percent}%，由平台核对'],
    tankViscosityOff: ['fill', 'MANUAL', '{goods}没有这么稠（填写 {viscosity} mm²/s），不能凭它少装，由平台核对'],
    tankMaterial: ['material', 'BLOCK', '该货物需用{material}罐，所选罐为不锈钢'],
    tankLined: ['material', 'BLOCK', '橡胶衬里罐只装需衬胶的货物'],
    tankMaterialAsk: ['material', 'NEED_APPROVAL', '该货物对材质有限制，需运营商书面确认'],
    tankFood: ['material', 'BLOCK', '食品级罐只装食品级货物，食品级货物也只用食品级罐'],
    tankLastCargo: ['material', 'BLOCK', '该货物不接受“同品名未清洗”'],
    tankOverFill: ['fill', 'BLOCK', '每罐最多 {most} kg（充装率上限 {top}%），现 {each} kg'],
    tankOverLoad: ['fleet', 'BLOCK', '每罐最多 {most} kg（罐体载重上限，液面 {top}%），现 {each} kg'],
    tankHeavy: [
      'fleet',
      'BLOCK',
      '这种罐最多载 {most} kg，而 80% 已是 {least} kg：达不到允许的液面，请换小罐或防波板罐',
    ],
    tankUnderFill: ['fill', 'BLOCK', '每罐至少 {least} kg（80%），或不超过 {little} kg（20%），或改用防波板罐'],
    tankBetween: ['fill', 'BLOCK', '{tanks} 罐最多 {most} kg，{more} 罐至少 {least} kg，无法满足充装要求'],
    tankNever: ['fill', 'BLOCK', `超过单票 50 罐上限，请${callService()}`],
    tankFits: ['fill', 'PASS', '{tanks} 罐，每罐 {each} kg，充装率 {percent}%（{least}–{most} kg）'],
    tankLittle: ['fill', 'PASS', '1 罐 {each} kg，充装率 {percent}%，不超过 20% 可以；量小，桶装更省'],
    tankBaffled: ['fill', 'PASS', '防波板罐每段不超过 7,500 升，可不受 80% 限制'],
    tankRoad: ['road', 'PASS', '公路段货重超过 {road} kg，需安排重载车或减量'],
    tankDischarge: ['fleet', 'BLOCK', '所选罐无底部开口，只能顶卸', 'discharge'],
    // Rules of route, ship and operator.
    tankNoHeating: ['fleet', 'BLOCK', '所选罐没有该加热方式', 'heating'],
    tankHotUntold: ['fill', 'MANUAL', '加热或高于 50℃ 装货，途中最高温度未填，充装上限转人工核对'],
    tankHeatInhibited: ['material', 'BLOCK', '该货物靠阻聚剂稳定，禁止加热'],
    tankLeaseInhibited: ['climate', 'MANUAL', '{goods}靠阻聚剂稳定，长租各程的温度与期限逐程转人工核对'],
    tankFreezeUntold: ['climate', 'MANUAL', '没有{goods}的凝固点或途中最低温度，是否会冻，转人工核对'],
    tankLeaseCold: [
      'climate',
      'NEED_APPROVAL',
      '{goods}凝固点 {freezes}℃，冬季航线最低 {coldest}℃；长租走哪里、何时走由租用方定，需运营商按用途确认',
    ],
    tankFreezeInhibited: [
      'climate',
      'BLOCK',
      '{goods}凝固点 {freezes}℃，冻结后阻聚剂析出，解冻可能爆聚；需 15–25℃ 恒温专运，转人工报价',
    ],
    tankFreeze: ['climate', 'NEED_APPROVAL', '凝固点 {freezes}℃，途中最低约 {coldest}℃，请选加热罐'],
    tankNitrogenNo: ['material', 'BLOCK', '该货物的阻聚剂需有氧才起作用，禁止氮封', 'nitrogen'],
    tankNitrogenAsk: ['material', 'NEED_APPROVAL', '{goods}能否氮封由运营商按阻聚剂种类确认'],
    tankNitrogenForced: ['material', 'BLOCK', '{goods}需氮封', 'nitrogen'],
    tankNitrogenNeeded: ['material', 'PASS', '{goods}需氮封'],
    tankStabilized: ['stabilized', 'BLOCK', '{goods}自加速聚合温度 {sapt}℃，不高于 {least}℃，需温控'],
    tankStabilizedAsk: ['stabilized', 'NEED_APPROVAL', '请填写{goods}的自加速聚合温度（SAPT），由运营商审核'],
    tankInhibitor: ['material', 'BLOCK', '阻聚剂有效期需晚于到港后 {days} 天'],
    tankInhibitorAsk: ['material', 'NEED_APPROVAL', '请填写阻聚剂加入日期与有效期'],
    tankToxic: [['watched', 'LICENCE'], 'BLOCK', '{goods}为剧毒化学品，平台不承接罐箱运输'],
    tankPrecursorPermit: [
      ['watched', 'LICENCE'],
      'NEED_APPROVAL',
      '{goods}属第 {precursor} 类易制毒化学品，放罐前需核验购买备案、运输许可证与出口许可证',
    ],
    tankPrecursorFiling: [
      ['watched', 'LICENCE'],
      'NEED_APPROVAL',
      '{goods}属第 {precursor} 类易制毒化学品，放罐前需核验购买备案、运输备案证明与出口许可证',
    ],
    tankControlled: [
      ['watched', 'LICENCE'],
      'NEED_APPROVAL',
      '{goods}属管控化学品，放罐前需核验备案、运输许可与出口许可证',
    ],
    tankOperator: ['fleet', 'BLOCK', '{operator}不接第 {hazardClass} 类'],
    tankDepot: ['fleet', 'NEED_APPROVAL', '目的地附近没有 {grade} 级洗罐场，需安排回送清洗'],
    tankTestDue: ['fleet', 'BLOCK', '该罐 {due} 到检验期，早于还罐日 {back}，请换罐'],
    // Rules on the search or form as a whole.
    tankDeclared: ['goodsList', 'BLOCK', '{goods}（UN {unNo}）在物质库中，不能按普通货物订罐，请改选危险品'],
    tankResembles: ['goodsList', 'MANUAL', '品名与{goods}（UN {unNo}）相近，转人工核对是否属于危险品'],
    tankNobody: ['fleet', 'BLOCK', '该航线没有运营商放这种罐'],
    tankStale: ['goodsList', 'MANUAL', '货物与查罐时不同，罐型与充装需重新核对'],
    tankOther: ['fleet', 'MANUAL', '所选罐型不是报价的罐型，能否代用、装多少和价格请重新查罐', 'tankType'],
  },
);

export const { codes: TANK_FINDING_CODES, found } = TANK_RULES;
export type TankFindingCode = (typeof TANK_FINDING_CODES)[number];
export type TankFinding = Finding<TankFindingCode>;
