import { DEMO_SELLER } from '../../../../../server/doors/demo/seller';
import type { OrderPaper } from '../../../../../domain/mall/purchase-right';
import type { SignedApproval } from '../../../../../domain/order/receipt/approved';
import type { MallForm } from '../../../../../domain/modes/mall/form';
import { MALL } from '../../../../../domain/modes/mall/mode';
import { formatMoney } from '../../../../../domain/values/money';
import { mallBrief } from '../../../../../server/trade/modes/mall/brief';
import { purchaseNote } from '../../../../../server/trade/modes/mall/note';
import { placeOrder } from '../../../../../server/trade/modes/mall/stock';
import { mallFacts, mallQuoteFor, soundMall } from '../../../../support/mall-order';
import { PEOPLE } from '../../../../support/places/distinct';
import { IN_GROUPS, ORDER_NO, type Print } from './print';

const form: MallForm = {
  ...soundMall('fetched'),
  contactName: PEOPLE.contactName,
  contactPhone: PEOPLE.contactPhone,
  remark: PEOPLE.remark,
  invoice: { wanted: true, title: '苏州长三角涂料有限公司', taxNo: '91320594MA1N8C2X4B', type: '1' },
  useDecl: '本厂涂料车间配料，不转售',
};
const quote = mallQuoteFor('fetched');
const charges = MALL.price(form, quote, mallFacts('fetched').goodsOf);
if (!charges) throw new Error('the goods have no price');
const placed = placeOrder(form, quote, { taken: () => 0 });
if ('refused' in placed) throw new Error('the goods are not there');
const papers: OrderPaper[] = [
  { paper: 'HAZLIC', paperId: 'L', number: '苏危经 0071', validTo: '2027-08-09', kg: null },
  { paper: 'PRECREG', paperId: 'P', number: '苏备 0093', validTo: '2027-03-04', kg: 1234.5 },
];
const buyer = { name: '昆山望亭涂料有限公司', creditCode: '91320583MA20Q7RB7X' };
const order = { form, quote, charges, takings: placed.takings, alternative: null, papers, buyer };

const approved: SignedApproval = {
  by: '王建国',
  at: '2026-11-20T06:05:00.000Z',
  revision: '7c1f9a04be52d386'.repeat(4),
  signature: 'TYPED',
};

export const MALL_PRINTS: readonly Print[] = [
  {
    name: 'order of goods',
    html: purchaseNote(order, mallBrief(order, { approved, mishaps: [] }, DEMO_SELLER), ORDER_NO),
    places: {
      订单号: IN_GROUPS,
      买受人: buyer.name,
      统一社会信用代码: buyer.creditCode,
      付款方式: '票结（逐票结算）',
      付款条件: '出库前付清',
      付款期限: '2026-11-24',
      汇款附言: ORDER_NO,
      发票: '增值税专用发票，苏州长三角涂料有限公司，91320594MA1N8C2X4B',
      发货仓: '张家港',
      仓库地址: '江苏省张家港保税区港区路 18 号 2 号门（演示地址）',
      合法用途: '本厂涂料车间配料，不转售',
      '危险化学品经营许可证 苏危经 0071': '2027-08-09',
      '易制毒购买备案证明 苏备 0093': ['2027-03-04', '1,234.5 kg'],
      '环氧树脂（液态,环境危害） E-51': ['880 kg', '4'],
      '计价 环氧树脂（液态,环境危害） E-51': ['¥15.87 × 880', '¥13,965.60'],
      '乙二醇 聚酯级': ['900 kg', '4'],
      '计价 乙二醇 聚酯级': ['¥5.54 × 900', '¥4,986.00'],
      '批次 P0067-261102-CNZJG': ['600 kg', '2026-11-02', '2027-11-02'],
      '批次 P0067-261109-CNZJG': ['280 kg', '2026-11-09', '2027-11-09'],
      '批次 P0071-261103-CNZJG': ['900 kg', '2026-11-03', '2028-11-03'],
      总价: formatMoney(charges.totalYuan),
      交付: '自提',
      提货时间: '2026-11-24 09:30',
      提货司机: ['贺师傅', '13700002217'],
      车牌: '苏B·62371',
      审批人: '王建国',
      同意时间: '2026-11-20 14:05',
      同意的版本: '7c1f9a04be52',
      签名方式: '键入姓名',
      联系人: [form.contactName, form.contactPhone],
      备注: form.remark,
    },
    fixed: ['出卖人', '仓库电话', '提货时段', '不含', '收款户名', '开户行', '账号'],
  },
];
