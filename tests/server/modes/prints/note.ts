import { formatMoney } from '../../../../domain/values/money';
import { writtenTime } from '../../../../server/china-time';
import { bookingNote } from '../../../../server/modes/booking-note';
import { fclNote } from '../../../../server/modes/fcl/note';
import { linesOfParty } from '../../../support/places/distinct';
import { FCL_ORDER } from './orders';
import { chargePlaces, dueIn, IN_GROUPS, ORDER_NO, type Print } from './print';

const { form, quote, charges } = FCL_ORDER;
const { offer } = quote;
const due = (code: string): string => dueIn(offer.cutoffs, code);

export const NOTE: Print = {
  name: 'booking note',
  html: bookingNote(FCL_ORDER, ORDER_NO, { own: fclNote(FCL_ORDER) }),
  places: {
    订单号: IN_GROUPS,
    '收发货人 / 发货人': linesOfParty(form.shipper),
    '收发货人 / 收货人': linesOfParty(form.consignee),
    '收发货人 / 通知人': linesOfParty(form.notify),
    '运输 / 起运地': ['上海', 'Shanghai', 'CNSHA'],
    '运输 / 目的地': ['新加坡', 'Singapore', 'SGSIN'],
    '运输 / 承运人': offer.supplier?.nameCn ?? '',
    '运输 / 启运': writtenTime(offer.leavesAt),
    '运输 / 预计到达': writtenTime(offer.arrivesAt),
    '运输 / 船名航次': ['LANYUE DAWN', '048W'],
    '运输 / 箱型箱量': '3 × 20GP',
    '运输 / 第 1–2 箱 20GP': ['甲醇 + 涂料', '每箱 3787.765 kg', 'VGM 约 6118 kg'],
    '运输 / 第 3 箱 20GP': ['甲醇 + 涂料', '3609.472 kg', 'VGM 约 5940 kg'],
    '运输 / 箱属': 'COC',
    '运输 / 贸易条款': 'FOB 船上交货',
    '运输 / 运输条款': '堆场到堆场',
    '运输 / 运费条款': '预付',
    '运输 / 提单类型': '货代单',
    '运输 / 放单方式': '电放',
    '运输 / 附加服务': '海事货申报',
    '货物 / 品名': ['甲醇', 'Methanol', 'PSN: METHANOL'],
    '货物 / UN / 类别 / 包装类别': 'UN 1230 / 第 3(6.1) 类 / PG II',
    '货物 / 包装': '闭口钢桶',
    '货物 / 件数': '41',
    '货物 / 毛重 kg': '7310',
    '货物 / 净重 kg': '6520',
    '货物 / 体积 m³': '8.2',
    '货物 / 品名 (2)': ['涂料', 'Paint', 'PSN: PAINT (alkyd resin)'],
    '货物 / UN / 类别 / 包装类别 (2)': 'UN 1263 / 第 3 类 / PG III',
    '货物 / 包装 (2)': '闭口塑料罐',
    '货物 / 件数 (2)': '93',
    '货物 / 毛重 kg (2)': '3875',
    '货物 / 净重 kg (2)': '3519',
    '货物 / 体积 m³ (2)': '5.6',
    '截止时间（北京时间） / 危品申请': due('DG_APPLY'),
    '截止时间（北京时间） / 危品资料': due('DG_DOC'),
    '截止时间（北京时间） / 开港': due('CY_OPEN'),
    '截止时间（北京时间） / 截单': due('SI'),
    '截止时间（北京时间） / 海事货申报': due('MARITIME_DECL'),
    '截止时间（北京时间） / VGM': due('VGM'),
    '截止时间（北京时间） / 截关': due('CUSTOMS'),
    '截止时间（北京时间） / 截港': due('CY_CLOSE'),
    '截止时间（北京时间） / 直装集港': due('DG_GATE_IN'),
    ...chargePlaces(charges, ['费用 / 费用项目', '费用 / 单价 × 数量', '费用 / 金额']),
    '费用 / 总价': [formatMoney(charges.totalUsd), formatMoney(charges.totalYuan)],
    '联系 / 联系人': [form.contactName, form.contactPhone],
    '联系 / 应急联系': [form.emergencyName, form.emergencyPhone],
    '联系 / 备注': form.remark,
  },
};
