import { lclDocument } from '../../../../../server/trade/modes/lcl/documents';
import { LCL_ORDER } from './orders';
import { dueIn, GATE_CODES, GATES, IN_GROUPS, METHANOL_LINE, ORDER_NO, PAINT_LINE, type Print } from './print';

const { form, quote } = LCL_ORDER;
const { shed } = quote.offer.detail;
const printed = (kind: string) => lclDocument(kind, LCL_ORDER, ORDER_NO, GATES);

const marks = (at: number, ...danger: string[]): string[] => [
  form.marks,
  IN_GROUPS,
  `${at} / 5`,
  'Rotterdam',
  ...danger,
  form.contactPhone,
];

export const LCL_PRINTS: readonly Print[] = [
  {
    name: 'cargo-in notice of a share of a box',
    html: printed('cargoIn'),
    places: {
      进仓编号: IN_GROUPS,
      预约码: GATE_CODES[0],
      仓库: shed.nameCn,
      地址: shed.address,
      进仓时间: [dueIn(quote.offer.cutoffs, 'CFS_OPEN'), dueIn(quote.offer.cutoffs, 'CFS_CLOSE')],
      预约送货: '2026-12-03 09:00',
      货物: ['5 件', '935 kg', '1.45 m³'],
      危险货物: [`甲醇 ${METHANOL_LINE}，2 × 闭口钢桶（1A1）`, `涂料 ${PAINT_LINE}，3 × 闭口塑料罐（3H1）`],
      危险类别: '第 3 类、第 6.1 类',
      车牌号: form.plateNo,
      司机: form.driverName,
      应急电话: form.emergencyPhone,
    },
    fixed: ['收货时段', '进仓费'],
  },
  {
    name: 'marks of a share of a box',
    html: printed('marks'),
    places: {
      标签: marks(1, METHANOL_LINE, '第 3 类、第 6.1 类'),
      '标签 (2)': marks(2, METHANOL_LINE, '第 3 类、第 6.1 类'),
      '标签 (3)': marks(3, PAINT_LINE, '第 3 类'),
      '标签 (4)': marks(4, PAINT_LINE, '第 3 类'),
      '标签 (5)': marks(5, PAINT_LINE, '第 3 类'),
    },
  },
];
