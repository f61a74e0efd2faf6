import { callService } from '../../../../domain/people/contact';
import type { Movement } from '../../../../domain/modes/wh/movements';
import { orderDocumentFailures } from '../../papers/order-document';
import { BILL_DAYS } from '../../../../domain/modes/wh/bills';
import { CANCEL_TERMS, LEAST_FEE, NO_SHOW_DAYS } from '../../../../domain/modes/wh/cancel-terms';
import { type RentTier, tierWords } from '../../../../domain/modes/wh/rates';
import { formatMoney, YUAN } from '../../../../domain/values/money';

const LEAST = formatMoney({ amount: LEAST_FEE, currency: YUAN });

export const whReceiptCopy = {
  store: '仓库',
  leaving: '入库',
  way: '送往',
  /** Events of storage; the ocean wording fits none of them. */
  events: {
    accepted: '审核通过，库位确认',
    'space.released': '发入库码',
    'cargo.in': '货物入库',
    completed: '出库结清',
    'offer.lapsed': '入库日期已过，库位释放',
  },
  toSearch: '去找危化仓库',
  amount: '存放',
  tons: (tons: number, pallets: number, days: number) => `${tons} t / ${pallets} 托，${days} 天`,
  room: (room: string) => `库房 ${room}`,
  stay: {
    title: '存期与仓租',
    booked: (from: string, to: string, days: number) => `存期 ${from} → ${to}，${days} 天`,
    waiting: `货物尚未入库，仓租从入库起算，每 ${BILL_DAYS} 天一期出账`,
    missed: `入库日期已过，货物未到库：现在取消按未到库收 ${NO_SHOW_DAYS} 天吨租，至少 ${LEAST}。仍要入库、改到库日期与时段，请${callService()}`,
    standing: (days: number, rent: string) => `已存 ${days} 天，仓租累计 ${rent}`,
    stood: (days: number, rent: string) => `实存 ${days} 天，仓租 ${rent}`,
    since: (day: string) => `${day} 入库`,
    counted: (rate: string, per: string, quantity: number, tiers: readonly RentTier[]) =>
      `，按${per} ${rate} × ${quantity}，${tierWords(tiers)}；装卸与单证费另计`,
    parts: '；已出库的部分计到出库前一天',
    least: (least: string) => `；不足最低仓租 ${least}，结清时按最低仓租收`,
    soon: (outDate: string, left: number) =>
      left === 0 ? `今天（${outDate}）到期，请续存或安排出库` : `${outDate} 到期，还有 ${left} 天，请续存或安排出库`,
    late: (outDate: string) => `存期已到 ${outDate}，请续存或安排出库；超期按天计仓租`,
  },
  bills: {
    title: '仓租账单',
    caption: '各期仓租',
    heads: ['期次', '起止', '天数', '仓租', '状态'],
    number: (at: number) => `第 ${at} 期`,
    days: (from: string, to: string) => `${from} → ${to}`,
    states: { true: '已满期', false: '累计中' },
    topUp: '最低仓租补足',
    note: `仓租每 ${BILL_DAYS} 天一期，满期出账；装卸、单证与作业费随末期结清，不足最低仓租的部分也在末期补足。以仓库结算单为准。`,
  },
  stock: {
    title: (room: string) => `库存流水 · ${room}`,
    caption: '出入记录',
    heads: ['时间', '出入', '吨', '托', '结余吨', '结余托'],
    ways: { IN: '入库', OUT: '出库' } satisfies Record<Movement['way'], string>,
    export: '导出 CSV',
    file: (orderNo: string) => `库存流水-${orderNo}.csv`,
    note: '多车到库的，每车登记到场后按件数分摊吨托入账；门岗没有登记的，按订单数量入账。出库按预约数量。以仓库回单为准。',
  },
  trucks: { title: '入库预约码', note: '每车一个码，司机到门岗出示；扫码只显示仓库、时段和部分车牌。' },
  notice: {
    title: '入库通知单',
    number: '入库编号',
    picker: '提货授权人',
    bring: '要带什么',
    danger: ['安全技术说明书和安全标签（一书一签）', '危险货物道路运输证、押运员资格证', '入库预约码'],
    general: ['安全技术说明书', '入库预约码'],
    fee: CANCEL_TERMS,
  },
  documents: {
    cargoIn: '下载入库通知单',
    roomCard: '下载库位卡',
    storeContract: '下载仓储合同',
    storeRegister: '下载储存登记',
  },
  files: { cargoIn: '入库通知单', roomCard: '库位卡', storeContract: '仓储合同', storeRegister: '危险化学品储存登记' },
  failure: orderDocumentFailures,
};
