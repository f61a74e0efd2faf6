import type { CheckId } from '../../../../domain/order/checks';
import type { TankUnpriced } from '../../../../domain/modes/tank/reading';
import { tankCopy } from '../tank';
import { tankNames } from './search';

/** The order of tanks: what stands around its fields. */
export const tankOrderCopy = {
  title: '罐箱预订',
  missing: { title: '请先选择报价', text: '先选一种罐并锁定价格，再填订单。已填的内容会保留。', go: '去查罐箱' },
  where: (org: string, dst: string) => `${org} → ${dst}`,
  tank: (tank: string, operator: string) => `${tank} · ${operator}`,
  sails: (day: string, vessel: string) => `${day} 开船 ${vessel}`,
  hireAt: (port: string) => `${port} 租罐`,
  hired: (from: string, until: string | null) =>
    until === null ? `${from} 提罐，租期待填` : `${from} 提罐，${until} 前还罐`,
  change: '更换罐型',
  what: (tons: string | null, tanks: number | null) => `${tons ?? '—'} t / ${tanks ?? '—'} 罐`,
  /** In the place of a price nobody can say yet. */
  unpriced: { tanks: '待填罐数', tooFull: '罐数不够', leaseDays: '待填租期' } satisfies Record<TankUnpriced, string>,
  goods: '装什么',
  removeSecond: '删去第二种货物',
  oneGoods: '一票罐箱只装一种货物；换货请重新查罐，报价只对所查的货物有效。',
  filling: '充装',
  fillingNote: '密度取自物质库，以 SDS 与实测为准；改了数量、温度或密度，充装上下限随即重算。',
  level: (least: string, most: string, percent: number) => `每罐 ${least}–${most} kg，上限 ${percent}%`,
  byLoad: (least: string, most: string, percent: number) => `每罐 ${least}–${most} kg，上限为罐体载重（${percent}%）`,
  own: (tanks: number, each: string, percent: number) => `${tanks} 罐，每罐 ${each} kg，充装率 ${percent}%`,
  otherGoods: '货物与查罐时不同：装多少、用哪种罐，请按新货物重新查罐',
  otherTank: '所选罐型不是报价的罐型：这种罐能不能装、装多少，请重新查罐',
  untold: '填了温度与密度（加热或高于 50℃ 装货的还有途中最高温度），才能算每罐装多少',
  plan: (tanks: number) => `这些货最少要 ${tanks} 罐`,
  service: '罐与服务',
  free: (free: number) => `报价时这一周余 ${free} 罐`,
  types: tankNames,
  party: '租用方英文资料，用于押金与放罐单。',
  load: '装货',
  loadNote: '空罐送到装货地址，装好后在截港前进港。',
  discharge: { BOTTOM: '底卸', TOP: '顶卸' },
  nitrogen: { Y: '氮封', N: '不氮封' },
  paperNote: '可下单后补交',
  papers: {
    DGD: '海事货申报前交齐，可下单后补交',
    VGM: '装货称重后交，VGM 截止前交齐',
    EXPLIC: '截关前交齐，可下单后补交',
    WASHPROMISE: '自行洗罐需交，截关前交齐',
  } as Readonly<Record<string, string>>,
  deposit: '押金',
  depositNote: (money: string, isEach: boolean) => `押金${isEach ? '每罐' : ''} ${money}，不含在总价内，还罐后退。`,
  fees: '费用按锁定的费率和本单的罐数、租期与服务计收。本单取消时的费用如下；空罐已出场的，另收实际拖车费：',
  feesLease: '费用按锁定的租价和本单的罐数、租期计收。本单取消时的费用如下；空罐已出场的，另收实际拖车费：',
  states: { CONFIRMED: '已确认，备罐', BOOKED: '已放舱放罐' },
  statesLease: { CONFIRMED: '已确认，备罐', BOOKED: '已放罐' },
  depositWays: { TRANSFER: '转账', CREDIT: '授信' },
  /** What its panel asks by another name than that of a store. */
  checks: { LICENCE: '管控化学品' } satisfies Partial<Record<CheckId, string>>,
  names: tankCopy.label as Readonly<Record<string, string>>,
};
