import { SOURCE_WORDS } from '../../rules/finding';
import type { Finding, FindingSource } from '../../rules/finding';
import { BOOK_SOURCES } from '../../order/findings/book';
import { EXCEPTED_SAYS, MOST_EXCEPTED_PACKAGES } from '../../road/excepted';
import { rulesInWords } from '../../rules/in-words';
import { groupDigits } from '../../values/money';
import { MOST_POINTS } from '../../road/points';
import { INHIBITED_DAYS, LIMITED_MOST_KG, PACKAGED_MOST_KG, PART_MOST, SLACK } from './bounds';
import { MORNING_HOUR } from './driving';

const KG_PER_TON = 1000;

export const TRUCK_CUTOFFS: FindingSource = { source: '途运派车时限', edition: SOURCE_WORDS.edition };

/**
 * Rules for trucks, one row each: source, level, sentence and form field. Conditions are in `rules-of-goods` and
 * `rules-of-way`.
 */
export const TRUCK_RULES = rulesInWords(
  {
    about: 'WAY',
    sources: {
      ...BOOK_SOURCES.ROAD,
      reg: { source: '《道路危险货物运输管理规定》', edition: '现行版' },
      meas: { source: '《危险货物道路运输安全管理办法》', edition: '2019，六部委令' },
      list: { source: 'JT/T 617.3 品名及运输要求索引（行业惯用值，未逐条核对）', edition: '2018' },
      points: { source: 'JT/T 617.1 通则（行业惯用值，未逐条核对）', edition: '2018' },
      packs: { source: 'JT/T 617.4 运输包装使用要求（行业惯用值，未逐条核对）', edition: '2018' },
      loading: { source: 'JT/T 617.6 装卸条件及作业要求（行业惯用值，未逐条核对）', edition: '2018' },
      carrying: { source: 'JT/T 617.7 运输条件及作业要求（行业惯用值，未逐条核对）', edition: '2018' },
      size: { source: 'GB 1589 汽车外廓尺寸、轴荷及质量限值（演示车辆）', edition: '2016' },
      hours: { source: '《道路运输车辆动态监督管理办法》与驾驶时长计划值', edition: '现行版' },
      chem: { source: '《危险化学品安全管理条例》', edition: '现行版' },
      house: { source: '途运承运规则', edition: SOURCE_WORDS.edition },
      line: { source: '途运线路与限行资料', edition: SOURCE_WORDS.edition },
      apart: { source: 'IMDG 规则 7.2 隔离表（公路按同一张表提示）', edition: '42-24' },
    },
  },
  {
    // Rules of goods, licence and vehicle, independent of the route.
    truckNever: [['house', 'CARRIER'], 'BLOCK', '途运不承运爆炸品、感染性物质和放射性物质'],
    truckClass: [['reg', 'LICENCE'], 'BLOCK', '{carrier}的许可范围不含第 {class} 类'],
    truckToxicScope: [['reg', 'LICENCE'], 'BLOCK', '{carrier}的许可未列剧毒化学品，不能承运{goods}'],
    truckSubRisk: [['reg', 'LICENCE'], 'MANUAL', '次要危险性第 {class} 类不在{carrier}的许可范围，转人工核对'],
    truckUnknown: [['list', 'CONSISTENCY'], 'MANUAL', '{goods}：未收录该货物的道路运输资料，转人工核对'],
    truckClean: [['house', 'CARRIER'], 'BLOCK', '{carrier}的这辆{vehicle}专跑普通货物，不装第 {class} 类'],
    truckGeneral: [['reg', 'CARRIER'], 'BLOCK', '{carrier}的这辆{vehicle}承运毒性、腐蚀性货物，不能装普通货物'],
    truckBoxNone: [['house', 'CARRIER'], 'BLOCK', '骨架车只运集装箱，请选箱型', 'box'],
    truckBoxOnly: [['house', 'CARRIER'], 'BLOCK', '{box}集装箱要用骨架车运，{vehicle}不能装'],
    truckBulk: [['packs', 'CARRIER'], 'BLOCK', '{goods}不是液体，不能装{vehicle}'],
    truckGasOnly: [['packs', 'CARRIER'], 'BLOCK', '压力罐车只装液化气体，{goods}请选其他车型'],
    truckClosed: [['reg', 'CARRIER'], 'BLOCK', '{goods}要用厢式、罐式车辆或压力容器，不能用栏板车'],
    truckTenTons: [
      ['reg', 'CARRIER'],
      'BLOCK',
      `{goods}的非罐式车辆核定载质量不得超过 ${PACKAGED_MOST_KG / KG_PER_TON} 吨，请选 6.8 米厢式`,
    ],
    truckTankLitres: [['reg', 'CARRIER'], 'BLOCK', '{goods}的罐体容积不得超过 {most} 立方米，所选为 {litres} 立方米'],
    truckTankMaterial: [['packs', 'TANK'], 'BLOCK', '{goods}要用{material}罐，所选不符'],
    truckTankUntold: [['packs', 'TANK'], 'MANUAL', '{goods}的密度与罐体材质没有数据，转人工核对'],
    truckTankAsk: [['packs', 'TANK'], 'NEED_APPROVAL', '{goods}对罐体材质有限制，由承运人书面确认'],
    truckTankList: [['packs', 'TANK'], 'NEED_APPROVAL', '罐体适装介质列表应列有{goods}，由承运人确认'],
    truckTankOne: [['packs', 'TANK'], 'BLOCK', '一辆罐车只装一种货物，这批有 {count} 种，请分车'],
    truckTankOver: [['packs', 'TANK'], 'BLOCK', '每罐最多 {most} 千克，现 {kg} 千克'],
    truckGasUntold: [['packs', 'TANK'], 'MANUAL', '{goods}的液相密度没有数据，装多少转人工核对'],
    truckTankSurge: [
      ['packs', 'TANK'],
      'BLOCK',
      `罐仓装到 {percent}%，晃动过大；装到 ${SLACK.to * 100}% 以上或 ${SLACK.from * 100}% 以下，或改用多仓罐`,
    ],
    truckTankSection: [['packs', 'TANK'], 'BLOCK', '第 {section} 仓装 {litres} 升，每仓最多 {most} 升'],
    truckTankSpread: [['packs', 'TANK'], 'NEED_APPROVAL', '各仓装 {sections} 升，由承运人按罐体确认'],
    truckGas: [['packs', 'TANK'], 'NEED_APPROVAL', '液化气体按罐体铭牌逐介质确认充装量'],
    truckBoxTank: [['packs', 'TANK'], 'NEED_APPROVAL', '罐箱能否装{goods}、装多满，由承运人按罐箱铭牌确认'],
    truckCold: [['carrying', 'CARRIER'], 'BLOCK', '{goods}要控温运输（不高于 {control}℃），请选冷藏车'],
    truckColdAsk: [['carrying', 'CARRIER'], 'NEED_APPROVAL', '{goods}控温 {control}℃，由承运人确认制冷与备用机组'],
    truckColdWarm: [['carrying', 'CARRIER'], 'BLOCK', '{goods}控温不高于 {control}℃，所填 {set}℃ 太高', 'tempC'],
    truckInhibitor: [
      ['list', 'PAPERS'],
      'NEED_APPROVAL',
      `{goods}靠阻聚剂稳定，请填写阻聚剂有效期，要晚于到达后 ${INHIBITED_DAYS} 天`,
      'inhibitorUntil',
    ],
    truckPayload: [
      ['size', 'WEIGHT'],
      'BLOCK',
      '货重 {kg} 千克，{vehicle}最多 {most} 千克，差 {over} 千克；可分 {cars} 车',
    ],
    truckBoxPayload: [
      ['size', 'WEIGHT'],
      'BLOCK',
      '货物 {kg} 千克，{box} 集装箱最多装 {most} 千克，差 {over} 千克；可分 {cars} 车',
    ],
    truckChassis: [
      ['size', 'WEIGHT'],
      'BLOCK',
      '货物 {kg} 千克加箱体 {tare} 千克共 {gross} 千克，{vehicle}最多 {most} 千克，差 {over} 千克；可分 {cars} 车',
    ],
    truckAxle: [['size', 'WEIGHT'], 'BLOCK', '{end}轴组 {tons} 吨，超过 {most} 吨，请把货往{way}移 {metres} 米'],
    truckAxleAnyway: [['size', 'WEIGHT'], 'BLOCK', '{end}轴组 {tons} 吨，超过 {most} 吨，怎么移都会超，请减量或分车'],
    truckVolume: [['house', 'VOLUME'], 'BLOCK', '货物 {m3} 立方米，{vehicle}可装 {most} 立方米'],
    truckMixGeneral: [['reg', 'SEGREGATION'], 'BLOCK', '危险货物不得与普通货物混装：{one}与{other}请分车'],
    truckMixNever: [['loading', 'SEGREGATION'], 'BLOCK', '爆炸品不得与其他类别同车：{one}与{other}'],
    truckMixHouse: [['house', 'SEGREGATION'], 'BLOCK', '{one}与{other}性质相抵触，途运不同车装运，请分两车'],
    truckMixAsk: [['apart', 'SEGREGATION'], 'MANUAL', '法规允许{one}与{other}同车，但隔离表要求分开，由平台定隔离方案'],
    truckMixUnknown: [['apart', 'SEGREGATION'], 'MANUAL', '{one}与{other}能否同车，资料不足，转人工核对'],
    truckToxicPass: [
      ['chem', 'PAPERS'],
      'NEED_APPROVAL',
      '{goods}为剧毒化学品，凭《剧毒化学品公路运输通行证》装车，路线和时间以证为准',
    ],
    truckPrecursor: [['watched', 'PAPERS'], 'NEED_APPROVAL', '{goods}属易制毒化学品，装车前核验运输许可证或备案证明'],
    truckExplosivePre: [['watched', 'PAPERS'], 'NEED_APPROVAL', '{goods}属易制爆危险化学品，装车前核验流向信息'],
    truckLq: [
      ['meas', 'LIMITED'],
      'PASS',
      `全车有限数量共 {kg} 千克，不超过 ${groupDigits(LIMITED_MOST_KG)} 千克，可按普通货物运输，要随车携带书面声明`,
    ],
    truckLqOver: [
      ['meas', 'LIMITED'],
      'NEED_APPROVAL',
      `全车有限数量共 {kg} 千克，超过 ${groupDigits(LIMITED_MOST_KG)} 千克，按危险货物派车`,
    ],
    truckLqNone: [['list', 'LIMITED'], 'BLOCK', '有限数量不成立：{name}不允许按有限数量'],
    truckLqInner: [['list', 'LIMITED'], 'BLOCK', '有限数量不成立：{name}每个内包装最多 {most}'],
    truckLqPackage: [['list', 'LIMITED'], 'BLOCK', '有限数量不成立：{name}每件毛重最多 {most} 千克'],
    // The codes come from general knowledge and are not checked against the standard, the same as in the desk's tool.
    truckEq: [
      ['meas', 'LIMITED'],
      'PASS_CHECK_DGL',
      `例外数量 {codes}，内、外包装都在限量内，全车 {packages} 件，不超过 ${groupDigits(MOST_EXCEPTED_PACKAGES)} 件，可按普通货物运输，要随车携带书面声明`,
    ],
    truckEqNone: [['list', 'LIMITED'], 'BLOCK', EXCEPTED_SAYS.none],
    truckEqUnit: [['list', 'LIMITED'], 'BLOCK', '例外数量不成立：{name}的内包装净量要按{unit}填'],
    truckEqInner: [['list', 'LIMITED'], 'BLOCK', EXCEPTED_SAYS.inner],
    truckEqOuter: [['list', 'LIMITED'], 'BLOCK', EXCEPTED_SAYS.outer],
    truckEqPackages: [['meas', 'LIMITED'], 'BLOCK', EXCEPTED_SAYS.packages],
    // It is not confirmed that small amounts need no licence, so a licensed truck comes anyway.
    truckPoints: [
      ['points', 'WEIGHT'],
      'NEED_APPROVAL',
      `{points} 点（净重未填的按毛重，液体按密度折升），未超过 ${groupDigits(MOST_POINTS)} 点，符合少量豁免的计算；平台仍派持证车辆`,
    ],
    // Rules of the route: tunnels, bans, holidays, hours.
    truckTunnel: ['list', 'NEED_APPROVAL', '{tunnel}（{grade} 类）禁止代码 {code}，已按绕行 {km} 公里报价'],
    truckLineUnread: ['line', 'NEED_APPROVAL', '{from}到{to}的限行与隧道还没核过，由承运人确认后放车'],
    truckCityBan: ['line', 'NEED_APPROVAL', '{city}{area}{hours}限行危货车辆，要办通行证或改约时间'],
    truckHolidayStop: ['line', 'BLOCK', '{holiday}期间（{from} 至 {to}）停运剧毒化学品'],
    truckHoliday: ['line', 'NEED_APPROVAL', '{holiday}期间沿途公告可能临时限行，由承运人确认'],
    truckHolidayUntold: [
      'line',
      'NEED_APPROVAL',
      '{year} 年{holiday}放假安排未公布，{from} 至 {to} 可能停运或限行，由承运人确认',
    ],
    truckNight: ['hours', 'PASS', `危货车辆 0 至 ${MORNING_HOUR} 时不上高速，等候已计入到达时间`],
    truckWindowBetween: ['hours', 'BLOCK', '预计 {at} 到{city}，晚于所填时间窗；可改时间窗或选双驾'],
    truckWindow: ['hours', 'BLOCK', '预计 {at} 到，晚于所填时间窗；可改时间窗或选双驾', 'dropTo'],
    truckWindowTight: [
      'house',
      'NEED_APPROVAL',
      '预计 {at} 到{city}，没算中途 {stops} 站装卸用时；距所填时间窗不足 {hours} 小时，由承运人确认',
    ],
    truckGateWait: ['house', 'PASS', '预计 {at} 到，{opens} 起收货；在门外等候不超过 {free} 小时，不另收费'],
    truckGateAsk: [
      'house',
      'NEED_APPROVAL',
      '预计 {at} 到，{opens} 才收货，要等 {hours} 小时；停放由承运人确认，超过 {free} 小时另计费，也可改晚装货',
    ],
    truckGateEarly: ['house', 'BLOCK', '预计 {at} 到，{opens} 才收货，早到 {hours} 小时；请改晚装货', 'dropFrom'],
    truckReady: [['house', 'CARRIER'], 'PASS', '{carrier}可用{vehicle}承运，许可范围、车型和线路都符合'],
    // Rules of shared trucks.
    truckPartNo: [['house', 'CARRIER'], 'BLOCK', '零担不收剧毒、包装类别 I 和第 {class} 类货物，{goods}请订整车'],
    truckPartMost: [
      ['house', 'WEIGHT'],
      'BLOCK',
      `零担每票不超过 ${groupDigits(PART_MOST.kg)} 千克、${PART_MOST.m3} 立方米，请订整车`,
    ],
    truckPartGeneral: [['reg', 'SHARED_BOX'], 'BLOCK', '{goods}与车上的货物一是危险货物、一是普通货物，不能同车'],
    truckPartClash: [['apart', 'SHARED_BOX'], 'BLOCK', '车上已有第 {class} 类货物，{goods}不能同车'],
    truckPartAsk: [
      ['apart', 'SHARED_BOX'],
      'NEED_APPROVAL',
      '{goods}与车上第 {class} 类货物同车要隔开装载，由站点确认',
    ],
    truckPartUntold: [
      ['apart', 'SHARED_BOX'],
      'MANUAL',
      '{goods}与车上第 {class} 类货物能否同车，资料不足，转人工核对',
    ],
    truckTunnelPart: ['list', 'BLOCK', '这条零担线要过{tunnel}（{grade} 类），{goods}不能走'],
    truckPartFull: [['house', 'ROOM'], 'BLOCK', '这一班余 {kg} 千克、{m3} 立方米，装不下'],
    truckPartReady: [['house', 'CARRIER'], 'PASS', '{carrier}这一班可以收，与车上货物没有冲突'],
    truckDeclared: [
      ['goodsList', 'CONSISTENCY'],
      'BLOCK',
      '{goods}（UN {unNo}）在物质库中，不能按普通货物订车，请改选危险品',
    ],
    truckResembles: [
      ['goodsList', 'CONSISTENCY'],
      'MANUAL',
      '品名与{goods}（UN {unNo}）相近，转人工核对是否属于危险品',
    ],
    truckSeveral: [['goodsList', 'CONSISTENCY'], 'MANUAL', 'UN {unNo} 有 {count} 个条目，请选定品名与包装类别'],
    truckRoomWeight: [
      ['weights', 'CONSISTENCY'],
      'MANUAL',
      '{goods}的重量与体积不符，{m3} m³ 约重 {least} 至 {most} 千克，填写的是 {kg} 千克，请核对',
    ],
    truckStale: [['goodsList', 'CONSISTENCY'], 'MANUAL', '装罐货物与查车时不同，罐型、清洗与价格要重新查车'],
  },
);

export const { codes: TRUCK_FINDING_CODES, found } = TRUCK_RULES;
export type TruckFindingCode = (typeof TRUCK_FINDING_CODES)[number];
export type TruckFinding = Finding<TruckFindingCode>;

export const BESIDE = ['truckPartGeneral', 'truckPartClash', 'truckPartAsk', 'truckPartUntold'] as const;

/** Findings shown beside the answer although they do not block. */
export const OF_NOTE: readonly TruckFindingCode[] = [
  'truckLq',
  'truckLqOver',
  'truckEq',
  'truckGateWait',
  'truckGateAsk',
];
