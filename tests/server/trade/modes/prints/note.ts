import { CUTOFF_NAMES } from '../../../../../domain/offer/cutoff-names';
import type { GoodsRow } from '../../../../../domain/goods/row';
import { formatMoney } from '../../../../../domain/values/money';
import { writtenTime } from '../../../../../server/base/china-time';
import { identifyGoods } from '../../../../../server/world/dangerous-goods/identify';
import { bookedMode, createModes } from '../../../../../server/trade/modes';
import { bookingNote } from '../../../../../server/trade/modes/booking-note';
import type { Snapshot } from '../../../../../server/trade/modes/mode';
import { isPlace } from '../../../../../server/world/ports/catalogue';
import { createSea } from '../../../../../server/trade/sea/sea';
import { linesOfParty } from '../../../../support/places/distinct';
import type { Places } from '../../../../support/places/places';
import {
  AIR_ORDER,
  CFS_ORDER,
  DOM_ORDER,
  FCL_ORDER,
  FLEXI_ORDER,
  LCL_ORDER,
  RAIL_ORDER,
  TANK_ORDER,
  TRUCK_ORDER,
  WH_ORDER,
} from './orders';
import { apart } from './ordered';
import { chargePlaces, IN_GROUPS, ORDER_NO, type Print } from './print';

const MODES = createModes({ sea: createSea({}), isPlace, identityOf: identifyGoods });

const filledIn = (places: Places): Places =>
  Object.fromEntries(Object.entries(places).filter(([, value]) => value !== ''));

const numbered = (label: string, at: number): string => `货物 / ${label}${at === 0 ? '' : ` (${at + 1})`}`;

type Read = readonly [danger: string, packed?: string];
const METHANOL: Read = ['UN 1230 / 第 3(6.1) 类 / PG II', '闭口钢桶'];
const PAINT: Read = ['UN 1263 / 第 3 类 / PG III', '闭口塑料罐'];

const goodsPlaces = (
  { nameCn, nameEn, shippingName, ...row }: GoodsRow,
  at: number,
  [danger, packed = '']: Read,
): Places =>
  filledIn({
    [numbered('品名', at)]: [nameCn, nameEn, shippingName].filter((name) => name !== ''),
    [numbered('UN / 类别 / 包装类别', at)]: danger,
    [numbered('包装', at)]: packed,
    [numbered('件数', at)]: row.pieces,
    [numbered('毛重 kg', at)]: row.grossKg,
    [numbered('净重 kg', at)]: row.netKg,
    [numbered('体积 m³', at)]: row.volume,
  });

/** Mode-specific values of a booking note. */
/** `taxId`: consignee number required by this mode on this lane. */
type Own = { part?: string; goods: readonly Read[]; own: Places; taxId?: string };

/** Expected values of a booking note; `own` adds those of the mode. */
function noteOf(order: Snapshot, { part = '运输', goods, own, taxId }: Own): Print {
  const { quote, charges } = order;
  // Leftover of another destination, hidden now.
  const form = { ...order.form, destTaxId: taxId ?? 'HIDDENTAX' };
  const mode = bookedMode(MODES, quote.mode);
  const offer = { ...quote.offer, cutoffs: apart(quote.offer.cutoffs) };
  const told = { ...order, form, quote: { ...quote, offer } };
  const rows: Places[] = form.goods.map((row, at) => goodsPlaces(row, at, goods[at] ?? ['']));
  const due = offer.cutoffs.map(({ code, at }) => [`截止时间（北京时间） / ${CUTOFF_NAMES[code]}`, writtenTime(at)]);
  return {
    name: `booking note of ${quote.mode}`,
    html: bookingNote(told, ORDER_NO, mode.prints.note(told)),
    places: {
      订单号: IN_GROUPS,
      '收发货人 / 发货人': linesOfParty(form.shipper),
      '收发货人 / 收货人': linesOfParty({ ...form.consignee, taxId: taxId ?? form.consignee.taxId }),
      '收发货人 / 通知人': linesOfParty(form.notify),
      ...Object.fromEntries(Object.entries(own).map(([label, value]) => [`${part} / ${label}`, value])),
      ...Object.assign({}, ...rows),
      ...Object.fromEntries(due),
      ...chargePlaces(charges, ['费用 / 费用项目', '费用 / 单价 × 数量', '费用 / 金额']),
      '费用 / 总价': [formatMoney(charges.totalUsd), formatMoney(charges.totalYuan)],
      '联系 / 联系人': [form.contactName, form.contactPhone],
      '联系 / 应急联系': [form.emergencyName, form.emergencyPhone],
      '联系 / 备注': form.remark,
    },
  };
}

const going = (from: string, to: string, by: string, leaves: string, arrives: string): Places => ({
  起运地: from.split(' / '),
  目的地: to.split(' / '),
  承运人: by,
  启运: leaves,
  预计到达: arrives,
});

const SHANGHAI = '上海 / Shanghai / CNSHA';
const ROTTERDAM = '鹿特丹 / Rotterdam / NLRTM';

export const NOTES: readonly Print[] = [
  noteOf(FCL_ORDER, {
    goods: [METHANOL, PAINT],
    own: {
      ...going(SHANGHAI, '新加坡 / Singapore / SGSIN', '澜岳航运', '2026-12-18 18:00', '2027-01-15 18:00'),
      船名航次: ['LANYUE DAWN', '048W'],
      箱型箱量: '3 × 20GP',
      '第 1–2 箱 20GP': ['甲醇 + 涂料', '每箱 3787.765 kg', 'VGM 约 6118 kg'],
      '第 3 箱 20GP': ['甲醇 + 涂料', '3609.472 kg', 'VGM 约 5940 kg'],
      箱属: 'COC',
      贸易条款: 'FOB 船上交货',
      运输条款: '堆场到堆场',
      运费条款: '预付',
      提单类型: '货代单',
      放单方式: '电放',
      附加服务: '海事货申报',
    },
  }),
  noteOf(LCL_ORDER, {
    goods: [METHANOL, PAINT],
    taxId: 'NL123456789',
    own: going(SHANGHAI, ROTTERDAM, '途拼·外高桥危品拼箱仓', '2026-12-09 18:00', '2027-01-14 18:00'),
  }),
  noteOf(AIR_ORDER, {
    goods: [METHANOL, ['UN 1090 / 第 3 类 / PG II', '闭口塑料罐']],
    own: going(
      '上海浦东 / Shanghai Pudong / PVG',
      '洛杉矶 / Los Angeles / LAX',
      '栈岚货运航空',
      '2026-12-03 04:20',
      '2026-12-03 15:50',
    ),
  }),
  noteOf(RAIL_ORDER, {
    taxId: '',
    goods: [['UN 1823 / 第 8 类 / PG II', '塑料薄膜袋']],
    own: {
      ...going(
        "西安国际港 / Xi'an Intl Port / RXA",
        '莫斯科（沃尔西诺） / Moscow (Vorsino) / RMO',
        '驿拓国际班列',
        '2026-12-23 17:00',
        '2027-01-06 17:00',
      ),
      出境口岸: '二连浩特 / 扎门乌德',
      途经: '蒙古、俄罗斯',
      箱型箱量: '2 × 20GP',
      箱属: 'SOC',
      保温加热: '不加热',
      报关方式: '属地报关',
      收货人税号: '7707083893',
      到站专用线: '专用线十二',
      附加服务: '铁路危险货物批复代办',
    },
  }),
  noteOf(CFS_ORDER, {
    part: '装箱',
    goods: [METHANOL, PAINT],
    own: {
      装箱地: ['上海', 'Shanghai', 'CNSHA'],
      装箱站: '外高桥装箱站',
      出口港: ['宁波', 'Ningbo', 'CNNGB'],
      港口截港: '2026-12-05 18:00',
    },
  }),
  noteOf(WH_ORDER, {
    part: '仓储',
    goods: [METHANOL, PAINT],
    own: { 存放地: ['嘉兴', 'Jiaxing', '330400'], 仓库: '嘉浦化工库' },
  }),
  noteOf(TANK_ORDER, {
    goods: [['UN 1294 / 第 3 类 / PG II']],
    taxId: 'NL123456789',
    own: {
      ...going(SHANGHAI, ROTTERDAM, '罐砾罐箱服务', '2026-12-03 18:00', '2027-01-17 18:00'),
      船名航次: 'CANGYU PIONEER 019W',
      装货地址: '上海市金山区化工路 1 号',
      装货时间: '2026-12-01 09:00 至 17:00',
      氮封: '否',
      罐型罐数: '2 × 26,000 L 大容积罐（S26，T11）',
      每罐: '20,000 kg，充装率 88.7%（允许 18,036–21,159 kg）',
      装货温度: '20℃',
      放罐场: ['上海洋山罐场', '2026-11-28'],
      还罐地点: '鹿特丹罐场',
    },
  }),
  noteOf(FLEXI_ORDER, {
    goods: [['非危险货物']],
    taxId: 'NL123456789',
    own: {
      ...going(SHANGHAI, ROTTERDAM, '囊壤液袋', '2026-12-08 13:00', '2027-01-22 13:00'),
      船名航次: ['澜岳航运', 'LANYUE HORIZON 001W'],
      箱型箱量: '1 × 20GP',
      袋型: '22,000 L 单层袋，98.2% 满',
      装载: '1 袋，每袋 21,600 L、23,976 kg',
      装货温度: '25℃',
      配置: '带加热垫',
      目的港卸货: '泵卸',
      安装: '2026-11-21 08:00–10:00',
      安装地点: ['上海市浦东新区', '化工路 18 号 3 号装卸台'],
      现场准备: ['能停 20 尺箱车的平整场地', '装货泵', '3 寸接头'],
    },
  }),
  noteOf(DOM_ORDER, {
    goods: [['非危险货物', '闭口钢桶']],
    own: {
      ...going(
        '天津新港 / Tianjin Xingang / CNTXG',
        '南沙 / Nansha / CNNSA',
        '北楚江海',
        '2026-12-03 18:00',
        '2026-12-12 18:00',
      ),
      船名航次: 'BEICHU YUNFAN 970S',
      箱型箱量: '2 × 20GP，单箱货重 24500 kg',
      '箱型箱量 (2)': '1 × 20GP，单箱货重 9000 kg',
      提货地址: '顺义区仁和镇顺通路 8 号',
      送货地址: '南海区狮山镇科技路 2 号',
      封号: 'BC123456',
    },
  }),
  noteOf(TRUCK_ORDER, {
    goods: [['UN 1219 / 第 3 类 / PG II', '闭口钢桶']],
    own: {
      提货城市: '苏州市',
      卸货城市: '郑州市',
      承运人: '澜骁危运',
      预计到达: '2026-12-08 19:21（装货时间已计入）',
      承运车辆: '3 × 13 米厢式半挂',
      每车货重: '20000 kg',
      里程: '946 公里',
      装货地址: '苏州市苏州工业园区化工路 1 号',
      装货时间: ['2026-12-07 09:15', '2026-12-07 11:45'],
      卸货地址: '郑州市高新区科学大道 8 号',
    },
  }),
];
