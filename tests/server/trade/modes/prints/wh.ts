import { formatMoney } from '../../../../../domain/values/money';
import { whDocument } from '../../../../../server/trade/modes/wh/notice';
import { WH_ORDER } from './orders';
import { chargePlaces, GATE_CODES, GATES, IN_GROUPS, METHANOL_LINE, ORDER_NO, PAINT_LINE, type Print } from './print';

const { form, charges } = WH_ORDER;
const printed = (kind: string) => whDocument(kind, WH_ORDER, ORDER_NO, GATES);

const STORE = '嘉浦化工库（平湖市）';
const METHANOL = ['甲醇', METHANOL_LINE, '41 × 闭口钢桶（1A1）'];
const PAINT = ['涂料', PAINT_LINE, '93 × 闭口塑料罐（3H1）'];
const KINDS = ['甲醇 第 3 类，火灾危险性甲1类', '涂料 第 3 类，火灾危险性甲1类（由仓储专家确认）'];
const PICKER = [form.pickerName, form.pickerIdTail];

export const WH_PRINTS: readonly Print[] = [
  {
    name: 'cargo-in notice of a store',
    html: printed('cargoIn'),
    places: {
      入库编号: IN_GROUPS,
      仓库: STORE,
      库房: 'JXZP-A',
      入库日期: '2026-12-01',
      存放至: '2026-12-31',
      货物: [...METHANOL, ...PAINT],
      类别: KINDS,
      订单数量: ['12 t', '16 托'],
      出库与到期: '允许分批，到期出库',
      堆码: ['不超过 3 层', '本票 2 层'],
      批号: form.batchNo,
      分拣要求: form.sorting,
      应急电话: form.emergencyPhone,
      预约码: GATE_CODES[0],
      到库: '2026-12-01 09:00',
      车牌号: '沪A12345',
      司机: '赵七',
      押运员: '钱八',
      件数: '41',
      '预约码 (2)': GATE_CODES[1],
      '到库 (2)': '2026-12-03 14:00',
      '车牌号 (2)': '苏B67890',
      '司机 (2)': '孙九',
      '押运员 (2)': '李十',
      '件数 (2)': '93',
    },
    fixed: ['随车资料'],
  },
  {
    name: 'card at the goods of a store',
    html: printed('roomCard'),
    places: {
      入库编号: IN_GROUPS,
      仓库: STORE,
      库房: ['JXZP-A', '甲1 项', '许可第 3 类'],
      货物: [...METHANOL, ...PAINT],
      批号: form.batchNo,
      有效期至: form.expiry,
      订单数量: ['12 t', '16 托'],
      堆码: ['不超过 3 层', '本票 2 层'],
      入库日期: '2026-12-01',
      存放至: '2026-12-31',
      货主: form.owner,
      提货授权人: PICKER,
      应急电话: form.emergencyPhone,
    },
    fixed: ['垛位'],
  },
  {
    name: 'contract of a store',
    html: printed('storeContract'),
    places: {
      合同编号: IN_GROUPS,
      存货方: form.owner,
      联系人: [form.contactName, form.contactPhone],
      保管方: STORE,
      库房: 'JXZP-A',
      货物: KINDS,
      订单数量: ['12 t', '16 托'],
      存期: ['2026-12-01', '2026-12-31', '30 天'],
      提货授权人: PICKER,
      ...Object.fromEntries(
        Object.entries(chargePlaces(charges, ['费用 / 费用', '费用 / 单价', '费用 / 金额'])).map(([label, value]) => [
          label,
          label.startsWith('费用 / 单价') ? (value[0] ?? '') : value,
        ]),
      ),
      ...Object.fromEntries(
        charges.lines.map(({ quantity }, at) => [`费用 / 数量${at === 0 ? '' : ` (${at + 1})`}`, `${quantity}`]),
      ),
      '费用 / 费用 (6)': '合计',
      '费用 / 金额 (6)': formatMoney(charges.totalYuan),
    },
  },
  {
    name: 'register of a store',
    html: printed('storeRegister'),
    places: {
      登记编号: IN_GROUPS,
      仓库: STORE,
      库房: ['JXZP-A', '甲1 项', '许可第 3 类', '500 m²', '最大储量 250 t'],
      货主: form.owner,
      应急联系人: [form.emergencyName, form.emergencyPhone],
      批号: form.batchNo,
      有效期至: form.expiry,
      存期: ['2026-12-01', '2026-12-31'],
      '储存的危险化学品 / 品名': '甲醇',
      '储存的危险化学品 / UN 编号与类别': METHANOL_LINE,
      '储存的危险化学品 / 火灾危险性': '甲1',
      '储存的危险化学品 / 包装': '41 × 闭口钢桶（1A1）',
      '储存的危险化学品 / 毛重': '8 t',
      '储存的危险化学品 / 临界量': '500 t',
      '储存的危险化学品 / 品名 (2)': '涂料',
      '储存的危险化学品 / UN 编号与类别 (2)': PAINT_LINE,
      '储存的危险化学品 / 火灾危险性 (2)': '甲1（待确认）',
      '储存的危险化学品 / 包装 (2)': '93 × 闭口塑料罐（3H1）',
      '储存的危险化学品 / 毛重 (2)': '4 t',
    },
    fixed: ['临界量'],
  },
];
