import { GATE_BEFORE_HOURS, STUFF_AFTER_HOURS } from '../../../../domain/modes/cfs/slots';
import { MOST_PHOTOS } from '../../../../domain/order/on-site/packed';
import { CHANGE_BEFORE_HOURS } from '../../../../domain/order/trucks/truck-times';
import { lockPiece, type Piece } from '../../words/flow-piece';

export const cfsPieces: Readonly<Record<string, Piece>> = {
  '内装/装箱站列表': {
    purpose: '从截港时间倒着排，列出装箱站能不能装、最早哪天装、每小时还能进几车。',
    rules: ['余量写数量，不只写可约。', '截港或货重未填时按试算，并写明试算。', '不能装的站说明原因。'],
    constants: [`${lockPiece('CFS')}，时段不锁`],
  },
  '内装/下单': {
    purpose: '四步填完一次内装：站与时段、货物与分箱、送货车辆、费用与确认。',
    rules: [
      '进站按小时、装箱按半天，两张表不混。',
      '时段提交时才占；被约满时给出就近三个空位。',
      '同箱隔离、限载、大危标按每箱实际装的货物计算。',
    ],
    constants: ['余量每分钟刷新', `截港前 ${GATE_BEFORE_HOURS} 小时进站`, `装箱晚于最后一车 ${STUFF_AFTER_HOURS} 小时`],
  },
  '内装/进站预约码': {
    purpose: '下单之后每车一张卡：时段、司机与二维码；进站 2 小时前可换时段、换车或补填司机，随即换发新码。',
    rules: [
      '时段只列装箱前赶得上的空位；被约满时重取余位，所填不丢。',
      '堆存天数因此变了，先给出新总价再确认。',
      '已取消的订单不再显示预约码。',
    ],
    constants: [`进站 ${CHANGE_BEFORE_HOURS} 小时前可改`, '改车辆免费'],
  },
  '内装/CTU 检查': {
    purpose: '装箱站逐箱检查十四项，货主在订单页看到每项的结果与时间。',
    rules: ['发了预约码才能登记；不合格需写明原因。', '再查以最后一次为准。', '每箱全部合格，订单才能登记已装箱。'],
    constants: ['CTU 检查 14 项'],
  },
  '内装/装箱结果': {
    purpose: '装箱站关门后交回的：箱号、铅封、VGM、照片和签发的装箱证明书。',
    rules: [
      'VGM 与按单估算相差超过允差就说出差多少；超过箱子最大总重不能出站。',
      '箱号、铅封与下单时不同，说出下单时填的是什么。',
      '签发之后箱内任何登记再有改动，证明书作废，需重新签发。',
    ],
    constants: ['允差 5% 与 1 吨取小', `每箱最多 ${MOST_PHOTOS} 张照片`],
  },
  '内装/进站须知': {
    purpose: '司机随车带什么、穿戴什么、怎么做，按本单货物的类别列出。',
    rules: ['主危险和次危险都算。', '要带的资料就是本单进站前要交的资料。', '订单取消后不再显示。'],
    constants: [],
  },
  '内装/进站路线': {
    purpose: '下单之后给司机看的站内示意：大门、地磅、作业区、出口。',
    rules: ['只是示意，写明不按比例，没有底图。', '危品标出严禁烟火、禁用手机。', '订单取消后不再显示。'],
    constants: [],
  },
  '内装/进站与装箱': {
    purpose: '下单之后：每车一个预约码和二维码，装箱计划与要带的资料。',
    rules: ['扫码只显示站点、时段和部分车牌。', '订单取消或过点 4 小时后，码作废。'],
    constants: ['预约码 10 位'],
  },
};
