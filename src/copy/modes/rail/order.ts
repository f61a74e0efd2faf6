import { CUSTOMS_NAMES } from '../../../../domain/modes/rail/words';
import type { CheckId } from '../../../../domain/order/findings/checks';
import { momentWords } from '../../words/moment-words';
import { truckCopy } from '../../after/truck';
import { railCopy } from '../rail';
import { railSearchCopy } from './search';

export const railOrderCopy = {
  title: '国际铁路下单',
  missing: { title: '还没有选班列', text: '先选一趟班列并锁定价格，再填订单。已填的内容会保留。', go: '去查班列' },
  lane: (org: string, dst: string) => `${org} → ${dst}`,
  unread: '正在读取物质资料',
  train: (train: string, border: string, partner: string) => `${train} 经${border}/${partner}`,
  leaves: (date: string, weekday: string, time: string) => `${date} ${weekday} ${time} 发车`,
  arrives: (least: number, most: number, date: string) => `${least}–${most} 天，最晚约 ${date} 到站`,
  change: '更换班列',
  bySea: railSearchCopy.board.bySea,
  chosen: '已选班列',
  cutoffs: '截止时间',
  boxes: '箱型箱量',
  use: '用箱与保温',
  owners: railSearchCopy.board.owners,
  heatings: railSearchCopy.board.heatings,
  decides: '仅供参考，以 SDS 第 14 章、铁路批复与车站审核为准。',
  checks: {
    CARRIER: '班列接载',
    ORG: '起运站',
    DST: '到达站',
    WEIGHT: '单箱货重与配载',
  } satisfies Partial<Record<CheckId, string>>,
  permit: '铁路批复',
  permitNote: '已有批复：填批复号，并在最后一步上传批复文件。没有批复：在“附加服务”加选批复代办。',
  units: '每一箱装多少',
  unitsNote: '各箱货重合计需与总毛重一致；自备箱另填箱号。',
  unit: (no: number, type: string) => `第 ${no} 箱 ${type}`,
  kg: '货重',
  no: '箱号',
  gngHint: (code: string) => (code === '' ? '8 位数字，可不填' : `8 位数字，可不填；按 HS 编码为 ${code}`),
  russianHint: '运单用，只写西里尔字母',
  english: '运单上的收发货人用英文字符填写。',
  customs: '通关',
  customsModes: CUSTOMS_NAMES,
  taxHint: { railInn: 'ИНН：10 位或 12 位数字', railBin: 'БИН：12 位数字', railEori: 'EORI：如 DE123456789012345' },
  inbound: '送箱进站',
  inboundNote:
    '一车一行，每车一个预约码，司机到站出示。车辆没定可先只选时段，截站前在订单页补齐；危险品车辆需有押运员。选“拖车”则由平台派车，不用填写。',
  hour: (slot: string): string => {
    const { date, weekday, time } = momentWords(slot);
    return `${date} ${weekday} ${time}`;
  },
  noticeFree: '仍可下单，由平台与铁路确认；公告有效期内取消不收费。',
  cancelNames: { BOOKED: '已排计划', CARGO_IN: '重箱上站以后' },
  noBill: railSearchCopy.board.noBill,
  waiver: '冻损免责',
  waiverText: '本人知悉货物可能在途中冻结，选择不加热或仅用保温内衬，由此造成的货损自行承担。',
  lithium: '所运为符合特殊规定的消费型锂电池，并已上传检测鉴定报告（UN38.3）',
  names: {
    ...railCopy.label,
    ...Object.fromEntries(Object.entries(railCopy.rowLabel).map(([name, label]) => [`goods.${name}`, label])),
    'units.kg': '单箱货重',
    'units.no': '自备箱号',
    'inbound.row': truckCopy.row,
    ...Object.fromEntries(Object.entries(railCopy.truckLabel).map(([name, label]) => [`inbound.${name}`, label])),
  } as Readonly<Record<string, string>>,
};
