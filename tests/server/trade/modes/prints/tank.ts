import { formatMoney } from '../../../../../domain/values/money';
import { tankBrief } from '../../../../../server/trade/modes/tank/brief';
import { tankDocument } from '../../../../../server/trade/modes/tank/release-note';
import { TANK_ORDER } from './orders';
import { IN_GROUPS, ORDER_NO, type Print } from './print';

const { form, quote } = TANK_ORDER;
const brief = tankBrief(TANK_ORDER);

const UNITS = [1, 2].map((at) => ({
  no: `TNKU000000${at}`,
  testDue: `2027-0${at}-11`,
  last: `旧货${at}`,
  grade: `级别${at}`,
  washedOn: `2026-11-1${at}`,
  inspector: `检员${at}`,
}));

const unitPlaces = Object.fromEntries(
  UNITS.flatMap(({ no, last, grade, washedOn, inspector, testDue }, at) =>
    Object.entries({
      罐号: no,
      上一载货物: last,
      清洗等级: grade,
      清洗日期: washedOn,
      检查人: inspector,
      下次检验: testDue,
    }).map(([label, value]) => [`放罐明细 / ${label}${at === 0 ? '' : ' (2)'}`, value]),
  ),
);

export const TANK_PRINTS: readonly Print[] = [
  {
    name: 'release note of tanks',
    html: tankDocument('tankRelease', TANK_ORDER, ORDER_NO, UNITS),
    places: {
      订单: IN_GROUPS,
      罐箱运营商: quote.offer.supplier?.nameCn ?? '',
      罐型罐数: '2 × 26,000 L 大容积罐（S26，T11）',
      放罐场: [brief.depot, brief.fetchFrom],
      装货货物: ['甲苯', 'UN 1294, TOLUENE, 3, PG II'],
      每罐: '20,000 kg，充装率 88.7%（允许 18,036–21,159 kg）',
      装货温度: `${form.loadTemp}℃`,
      加热: '不加热',
      卸料: '顶卸',
      氮封: '否',
      装货地址: form.loadAddress,
      装货时间: '2026-12-01 09:00 至 17:00',
      船名航次: [brief.vessel, brief.voyage],
      '免租到期（预计）': [brief.freeUntil, `每天 ${formatMoney(brief.overdue)}`],
      还罐地点: brief.returnTo ?? '',
      押金: formatMoney(brief.deposit),
      应急电话: form.emergencyPhone,
      ...unitPlaces,
    },
  },
];
