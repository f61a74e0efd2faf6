import { commissionLines } from '../../../../../domain/modes/dgd/commission';
import type { DgdForm } from '../../../../../domain/modes/dgd/form';
import { DGD } from '../../../../../domain/modes/dgd/mode';
import type { DgdReceipt } from '../../../../../domain/modes/dgd/receipt';
import { formatMoney } from '../../../../../domain/values/money';
import { writtenTime } from '../../../../../server/base/china-time';
import { serviceOrderNote, resultSheet } from '../../../../../server/trade/modes/dgd/mode';
import { dgdFacts, dgdQuoteFor, soundDgd } from '../../../../support/dgd-order';
import { PAINT, PEOPLE } from '../../../../support/places/distinct';
import { IN_GROUPS, ORDER_NO, type Print } from './print';

const form: DgdForm = {
  ...soundDgd('4'),
  contactName: PEOPLE.contactName,
  contactPhone: PEOPLE.contactPhone,
  remark: PEOPLE.remark,
  goods: [PAINT],
  physState: 'SOLID',
  count: '7',
  isRush: true,
  deliverTo: 'results@orderer.example',
};
const quote = dgdQuoteFor('4');
const charges = DGD.price(form, quote, dgdFacts('4').goodsOf);
if (!charges) throw new Error('the service has no price');
const order = { form, quote, charges, takings: [], alternative: null };

const brief: DgdReceipt = {
  service: '4',
  count: 7,
  hours: 4,
  isRush: true,
  deliverTo: form.deliverTo,
  commission: commissionLines({ form, quote }),
  results: [],
  earlier: null,
};
const AT = '2026-12-04T03:17:00.000Z';

export const DGD_PRINTS: readonly Print[] = [
  {
    name: 'commission of a service',
    html: serviceOrderNote(order, brief, ORDER_NO),
    places: {
      服务单号: IN_GROUPS,
      服务: '海事货申报',
      是否混合物: '单一物质',
      物理状态: '固体',
      订舱号: 'SGSIN260001',
      船名航次: 'HARMONY 012W',
      开船时间: '2026-12-01 10:00',
      箱号: 'CSQU3054383',
      申报员证书号: 'SB123456',
      装箱检查员证书号: 'ZX123456',
      数量: '7',
      时限: ['4', '加急'],
      产品: ['涂料', 'Paint'],
      'CAS 号': '1330-20-7',
      'UN 编号': '1263',
      总价: formatMoney(charges.totalYuan),
      结果发往: form.deliverTo,
      联系人: [form.contactName, form.contactPhone],
      备注: form.remark,
    },
    fixed: ['不含'],
  },
  {
    name: 'result of a service',
    html: resultSheet(order, { orderNo: ORDER_NO, version: 3, signedBy: '签发人吴八', text: '可申报，附条件', at: AT }),
    places: {
      服务单号: IN_GROUPS,
      版本: '第 3 版',
      产品: ['涂料', 'Paint'],
      'CAS 号': '1330-20-7',
      'UN 编号': '1263',
      结论: '可申报，附条件',
      签发: '签发人吴八',
      时间: writtenTime(AT),
    },
  },
];
