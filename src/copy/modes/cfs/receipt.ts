import type { SeenState } from '../../../../domain/modes/cfs/ctu-seen';
import { orderDocumentFailures } from '../../papers/order-document';
import { CANCEL_TERMS } from '../../../../domain/modes/cfs/cancel-terms';

export const cfsReceiptCopy = {
  station: '装箱站',
  leaving: '截港',
  port: '装箱港',
  toSearch: '去约内装',
  amount: '装箱',
  boxes: (count: number, tons: number) => `${count} 箱，${tons} t`,
  trucks: {
    title: '进站预约码',
    note: '每车一个码，司机到站出示；扫码只显示站点、时段和部分车牌。到站当天本页每分钟自动更新。',
  },
  notice: {
    title: '进站与装箱',
    number: '订单号',
    station: '装箱站',
    address: '地址',
    booking: '订舱号',
    vessel: '船名航次',
    stuffing: '装箱班次',
    last: '最晚进站',
    cut: '截港',
    teu: (slot: string, teu: string) => `${slot} ${teu} TEU`,
    fee: CANCEL_TERMS,
  },
  entry: {
    title: '进站须知',
    note: (classes: readonly string[]) =>
      classes.length > 0
        ? `按本单第 ${classes.join('、')} 类货物列出，现场以装箱站门岗要求为准。`
        : '按普通货物列出，现场以装箱站门岗要求为准。',
    bring: '随车带',
    wear: '穿戴',
    act: '进站与卸货',
  },
  checks: {
    title: 'CTU 检查表',
    note: '装箱站逐箱检查后填写，车到站后本页每分钟自动更新；全部合格才能登记装箱。',
    state: { FINE: '合格', BAD: '不合格', OPEN: '未查' } satisfies Record<SeenState, string>,
    counted: (counts: Readonly<Record<SeenState, number>>) =>
      [`${counts.FINE} 项合格`, counts.BAD > 0 ? `${counts.BAD} 项不合格` : '', `${counts.OPEN} 项未查`]
        .filter((part) => part !== '')
        .join(' · '),
    seen: (at: string, note: string) => (note === '' ? at : `${at} ${note}`),
  },
  plan: {
    title: '装箱计划',
    box: (no: number, type: string) => `${no} 号箱 ${type}`,
    noNumber: '箱号待补',
    load: (kg: number, vgm: number) => `货重 ${kg} kg，VGM 估算 ${vgm} kg`,
  },
  documents: {
    appointments: '打印预约单',
    packing: '打印装箱计划',
    certificate: '装箱证明书草稿',
    signed: '打印装箱证明书',
  },
  files: { appointments: '进站预约单', packing: '装箱计划', certificate: '装箱证明书草稿', result: '装箱证明书' },
  failure: orderDocumentFailures,
};
