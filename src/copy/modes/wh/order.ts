import { callService } from '../../../../domain/people/contact';
import type { CheckId } from '../../../../domain/order/findings/checks';
import { truckCopy } from '../../after/truck';
import { whCopy } from '../wh';
import { BILL_DAYS } from '../../../../domain/modes/wh/bills';

const tonsText = (tons: number) => (tons > 0 ? `${tons} t` : '毛重未填');
const daysText = (days: number) => (days > 0 ? `${days} 天` : '天数未填');

export const whOrderCopy = {
  title: '入库预约',
  paperNote: '入库前一天交齐，可下单后补交',
  unpriced: '填好毛重、托盘数和天数后出价',
  missing: { title: '请选择仓库', text: '先选一间库房并锁定价格，再填预约。已填的内容会保留。', go: '去找仓库' },
  room: (store: string, room: string) => `${store} · ${room}`,
  stay: (from: string, to: string, days: number) => `${from} → ${to}，${daysText(days)}`,
  stayBlank: (inDate: string, days: number) =>
    `${inDate === '' ? '入库日期未填' : `${inDate} 入库`}，${daysText(days)}`,
  change: '更换库房',
  decides: '仅供参考，以 SDS 第 14 章、仓库许可与入库验收为准。',
  checks: { SEGREGATION: '库内隔离', CUTOFF: '存期', CARRIER: '库内作业' } satisfies Partial<Record<CheckId, string>>,
  what: (tons: number, days: number) => [tonsText(tons), daysText(days)].join(tons > 0 && days > 0 ? ' × ' : '，'),
  pallets: '托盘与堆码',
  palletSizes: { P1210: '1.2 × 1.0 m', P1111: '1.1 × 1.1 m', NONE: '无托盘' },
  fireNote: '类别由物质库与闪点算出；有异议可指定，指定后转仓储专家确认。',
  quietNote: '丁、戊类货物：可燃包装超过总重的 25% 或体积的 50%，按丙类存放。',
  when: '存期与温度',
  leastFree: (tons: number) => `所选日期内最少余 ${tons} t`,
  work: '库内作业',
  workNote: '装卸按吨计入总价；分拣由仓库按要求报价，不含在总价内；分装属生产经营活动，本平台不提供。',
  inbound: '到库车辆',
  inboundNote: `一车一行，每车一个预约码。到库日期不填即入库日期；分几天到的，首车需在入库日期到，整票从首车入库起占库位、计仓租。车辆没定可先只选时段，到库前补齐，补齐请${callService()}；危险品车辆需有押运员，并逐车上传道路运输证。`,
  firstDay: (day: string) => (day === '' ? '不填即入库日期' : `不填即入库日期 ${day}`),
  hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  hourLeft: (hour: number, left: number) =>
    `${String(hour).padStart(2, '0')}:00 · ${left > 0 ? `余 ${left} 车` : '已满'}`,
  people: '货主与提货',
  fees: {
    note: (least: string) =>
      `费用按锁定的费率和本单的吨数、托盘数、存期与作业计收。确认后库位不再分给其他货主，临近入库取消按吨租计收，至少 ${least}。本单取消时的费用如下：`,
    unconfirmed: '提交后至确认库位前',
    early: (hours: number, moment: string) =>
      `已确认库位，入库 ${hours} 小时以前${moment === '' ? '' : `（${moment} 前）`}`,
    late: (hours: number, days: number) => `已确认库位，距入库不足 ${hours} 小时（${days} 天吨租）`,
    missed: (moment: string, days: number) =>
      `${moment === '' ? '入库时刻' : `入库时刻 ${moment} `}已过，货物未到库（${days} 天吨租）`,
    stored: '货物入库以后（按实存天数结清）',
  },
  out: '出库与到期',
  outNote: `仓租从入库起每 ${BILL_DAYS} 天一期出账，其余费用随末期结清。`,
  partial: { Y: '允许分批', N: '一次提清' },
  renew: { Y: '到期有余量时由仓库续存', N: '到期出库' },
  names: {
    ...whCopy.label,
    'inbound.row': truckCopy.row,
    ...Object.fromEntries(Object.entries(whCopy.truckLabel).map(([key, word]) => [`inbound.${key}`, word])),
  } as Readonly<Record<string, string>>,
};
