import { writtenTime } from '../../../../../server/base/china-time';
import { railDocument } from '../../../../../server/trade/modes/rail/documents';
import { waybillParty } from '../../../../support/places/distinct';
import { RAIL_ORDER } from './orders';
import { dueIn, GATE_CODES, GATES, IN_GROUPS, ORDER_NO, type Print } from './print';

const { form, quote } = RAIL_ORDER;
const { cutoffs, leavesAt, supplier } = quote.offer;
const printed = (kind: string) => railDocument(kind, RAIL_ORDER, ORDER_NO, GATES);

export const RAIL_PRINTS: readonly Print[] = [
  {
    name: 'draft of the railway bill',
    html: printed('smgsDraft'),
    places: {
      订单: IN_GROUPS,
      承运平台: [supplier?.nameCn ?? '', supplier?.nameEn ?? ''],
      '1 发货人 Отправитель': waybillParty(form.shipper),
      '2 发站 Станция отправления': ['西安国际港', 'Сиань (международный порт)'],
      '4 收货人 Получатель': waybillParty(form.consignee),
      '收货人税号 ИНН/БИН/EORI': form.consigneeTax,
      '5 到站 Станция назначения': ['莫斯科（沃尔西诺）', 'Москва (Ворсино)'],
      到站专用线: form.siding,
      '8 口岸 Пограничные станции': ['二连浩特、扎门乌德', 'Эрэн-Хото / Замын-Ууд'],
      '15 货物 Наименование груза': [
        '氢氧化钠（固体/片碱） / Натр едкий твёрдый',
        'ГНГ 28151100',
        'UN 1823, SODIUM HYDROXIDE, SOLID, 8, PG II',
        '80/1823',
        '1600 × 塑料薄膜袋（5H4） / 40000 kg',
      ],
      '19 箱与封条 Контейнеры, пломбы': ['1. 20GP CSQU3054383，货重 19870 kg', '2. 20GP TEMU1234564，货重 20130 kg'],
      报关方式: '属地报关',
      铁路批复号: '批复代办中',
    },
    fixed: ['20 装车人 Погружено'],
  },
  {
    name: 'notice of the station',
    html: printed('stationIn'),
    places: {
      订单: IN_GROUPS,
      站点: '西安国际港',
      收箱时段: [dueIn(cutoffs, 'STATION_OPEN'), dueIn(cutoffs, 'STATION_CLOSE')],
      发车: writtenTime(leavesAt),
      箱型箱量: '2 × 20GP',
      保温加热: '不加热',
      应急电话: form.emergencyPhone,
      预约码: GATE_CODES[0],
      进站时段: '2026-12-19 09:00',
      车牌号: '沪A12345',
      司机: '赵七',
      押运员: '钱八',
      箱数: '1',
      '预约码 (2)': GATE_CODES[1],
      '进站时段 (2)': '2026-12-20 14:00',
      '车牌号 (2)': '苏B67890',
      '司机 (2)': '孙九',
      '押运员 (2)': '李十',
      '箱数 (2)': '1',
    },
    fixed: ['封条', '装载加固', '随车资料', '提箱点', '还箱点'],
  },
];
