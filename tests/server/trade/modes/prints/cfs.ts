import { NOTHING_AFTERWARDS } from '../../../../../domain/order/receipt/result';
import { cfsDocument } from '../../../../../server/trade/modes/cfs/documents';
import { CFS_ORDER } from './orders';
import { GATE_CODES, GATES, IN_GROUPS, METHANOL_LINE, ORDER_NO, PACKED, PAINT_LINE, type Print } from './print';

const { form, quote } = CFS_ORDER;
const { station } = quote.offer.detail;
const printed = (kind: string) =>
  cfsDocument(kind, CFS_ORDER, ORDER_NO, GATES, { ...NOTHING_AFTERWARDS, packed: PACKED });

const METHANOL = `甲醇 ${METHANOL_LINE}，41 × 闭口钢桶（1A1）`;
const PAINT = `涂料 ${PAINT_LINE}，93 × 闭口塑料罐（3H1）`;
const WEIGHED = {
  first: ['9120 kg', '方法二', '王十二', '2026-12-04 10:00'],
  second: ['17310 kg', '方法一', '郑十一', '2026-12-04 11:00'],
};

const shared = { 订单号: IN_GROUPS, 订舱号: form.carrierBookingNo, 船名航次: form.vesselVoyage };

export const CFS_PRINTS: readonly Print[] = [
  {
    name: 'appointments of two trucks',
    html: printed('appointments'),
    places: {
      预约码: GATE_CODES[0],
      订单号: IN_GROUPS,
      装箱站: [station.nameCn, station.address],
      进站时段: '2026-12-03 08:00–09:00',
      车牌号: '沪A12345',
      司机: '赵七',
      押运员: '钱八',
      件数: '41',
      货物: [METHANOL, PAINT],
      应急电话: form.emergencyPhone,
      '预约码 (2)': GATE_CODES[1],
      '订单号 (2)': IN_GROUPS,
      '装箱站 (2)': [station.nameCn, station.address],
      '进站时段 (2)': '2026-12-03 10:00–11:00',
      '车牌号 (2)': '苏B67890',
      '司机 (2)': '孙九',
      '押运员 (2)': '李十',
      '件数 (2)': '93',
      '货物 (2)': [METHANOL, PAINT],
      '应急电话 (2)': form.emergencyPhone,
    },
    fixed: ['随车带', '穿戴', '作业'],
  },
  {
    name: 'packing plan of two boxes',
    html: printed('packing'),
    places: {
      ...shared,
      装箱站: station.nameCn,
      装箱班次: ['2026-12-04', '2 TEU'],
      箱: '1 号箱 20GP',
      箱号: 'CSQU3054383',
      铅封号: 'SEAL-A',
      货物: PAINT,
      货重: ['3875 kg', '6205 kg'],
      VGM: WEIGHED.first,
      标牌: '第 3 类 4 = 4 张',
      '箱 (2)': '2 号箱 20GP',
      '箱号 (2)': 'TEMU1234564',
      '铅封号 (2)': 'SEAL-B',
      '货物 (2)': METHANOL,
      '货重 (2)': ['7310 kg', '9640 kg'],
      'VGM (2)': WEIGHED.second,
      '标牌 (2)': ['第 6.1 类', '12 张'],
    },
  },
  {
    name: 'certificate of two boxes that were shut out of order',
    html: printed('certificate'),
    places: {
      ...shared,
      装箱站: [station.nameCn, station.address],
      托运人: form.owner,
      '1 号箱 20GP / 箱号': 'CSQU3054383',
      '1 号箱 20GP / 铅封号': 'SEAL-A',
      '1 号箱 20GP / 目的港': form.dstPort,
      '1 号箱 20GP / VGM': WEIGHED.first,
      '1 号箱 20GP / UN 编号': 'UN 1263',
      '1 号箱 20GP / 正确运输名称': 'PAINT',
      '1 号箱 20GP / 技术名称': 'alkyd resin',
      '1 号箱 20GP / 类别（次危险）': '3',
      '1 号箱 20GP / 包装类别': 'III',
      '1 号箱 20GP / 件数与包装': '93 × 闭口塑料罐（3H1）',
      '1 号箱 20GP / 毛重': '3875 kg',
      '2 号箱 20GP / 箱号': 'TEMU1234564',
      '2 号箱 20GP / 铅封号': 'SEAL-B',
      '2 号箱 20GP / 目的港': form.dstPort,
      '2 号箱 20GP / VGM': WEIGHED.second,
      '2 号箱 20GP / UN 编号': 'UN 1230',
      '2 号箱 20GP / 正确运输名称': 'METHANOL',
      '2 号箱 20GP / 类别（次危险）': '3（6.1）',
      '2 号箱 20GP / 包装类别': 'II',
      '2 号箱 20GP / 件数与包装': '41 × 闭口钢桶（1A1）',
      '2 号箱 20GP / 毛重': '7310 kg',
    },
  },
];
