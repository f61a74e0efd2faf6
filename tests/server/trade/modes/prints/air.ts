import { formatMoney } from '../../../../../domain/values/money';
import { writtenTime } from '../../../../../server/base/china-time';
import { airBrief } from '../../../../../server/trade/modes/air/brief';
import { airDocument } from '../../../../../server/trade/modes/air/documents';
import { waybillParty } from '../../../../support/places/distinct';
import { AIR_ORDER } from './orders';
import { dueIn, IN_GROUPS, METHANOL_LINE, ORDER_NO, type Print } from './print';

const { form, quote, charges } = AIR_ORDER;
const { cutoffs, leavesAt } = quote.offer;
const { waybillNo } = airBrief(AIR_ORDER);
const [freight, ...others] = charges.lines;
if (!freight) throw new Error('there is no freight');
const printed = (kind: string) => airDocument(kind, AIR_ORDER, ORDER_NO);

const ACETONE_LINE = 'UN 1090, ACETONE, 3, PG II';
const KEPT = 'TEMPERATURE CONTROLLED 温控 +15℃ TO +25℃';

const label = (at: number, goods: string, classes: string): string[] => [
  waybillNo,
  `${at} / 3`,
  'Los Angeles',
  goods,
  `危险标签：${classes}`,
  'CARGO AIRCRAFT ONLY',
  'KEEP UPRIGHT',
  KEPT,
];

export const AIR_PRINTS: readonly Print[] = [
  {
    name: 'draft of the air waybill',
    html: printed('awbDraft'),
    places: {
      托运人: waybillParty(form.shipper),
      收货人: waybillParty(form.consignee),
      '运单号（草稿）': waybillNo,
      运单类型: 'HAWB',
      承运人: quote.offer.supplier?.nameEn ?? '',
      订单: IN_GROUPS,
      起飞机场: ['Shanghai Pudong', 'PVG'],
      目的机场: ['Los Angeles', 'LAX'],
      '航班 / 起飞（中国时间）': ['ZLKY811', writtenTime(leavesAt)],
      操作信息: ['DANGEROUS GOODS AS PER', 'CARGO AIRCRAFT ONLY', 'KEEP UPRIGHT', KEPT],
      运输声明价值: form.declaredValue,
      海关声明价值: form.customsValue,
      件数: '3',
      毛重: '110 kg',
      运价等级: 'Q（100 级）',
      计费重: '136 kg',
      费率: formatMoney(freight.unitPrice),
      空运费: formatMoney(freight.total),
      品名与数量: [METHANOL_LINE, ACETONE_LINE],
      尺寸: ['80×60×80 cm × 2', '40×30×40 cm × 1'],
      其他费用: others.map(({ name, total }) => `${name} ${formatMoney(total)}`),
      合计: formatMoney(charges.totalYuan),
    },
    fixed: ['托运人签字', '地点', '承运人签字 / 日期 / 地点'],
  },
  {
    name: 'draft of the declaration of dangerous goods by air',
    html: printed('dgdDraft'),
    places: {
      '运单号（草稿）': waybillNo,
      订单: IN_GROUPS,
      托运人: waybillParty(form.shipper),
      收货人: waybillParty(form.consignee),
      起飞机场: 'Shanghai Pudong',
      目的机场: 'Los Angeles',
      '货物 1': [METHANOL_LINE, '2 × Steel drum, non-removable head (1A1) × 20 L', 'PI 364', '合包 1'],
      '货物 2': [ACETONE_LINE, '1 × Plastic jerrican (3H1) × 10 L', 'PI 364', '合包 1'],
      '外包装 1': 'Q = 0.5',
      '24 小时应急联系': [form.emergencyName, form.emergencyPhone],
    },
    fixed: ['签字'],
  },
  {
    name: 'hand-in note of air freight',
    html: printed('handIn'),
    places: {
      订单: IN_GROUPS,
      '运单号（草稿）': waybillNo,
      航班: ['ZLKY811', writtenTime(leavesAt)],
      货站: '上海浦东机场国际货站',
      库区: '危险品库区',
      交货截止: dueIn(cutoffs, 'AIR_IN'),
      资料截止: dueIn(cutoffs, 'AIR_DOC'),
      货物: ['3 件', '110 kg', '计费 136 kg'],
      应急电话: form.emergencyPhone,
    },
  },
  {
    name: 'labels of air freight',
    html: printed('labels'),
    places: {
      标签: label(1, METHANOL_LINE, '第 3 类、第 6.1 类'),
      '标签 (2)': label(2, METHANOL_LINE, '第 3 类、第 6.1 类'),
      '标签 (3)': label(3, ACETONE_LINE, '第 3 类'),
    },
  },
];
