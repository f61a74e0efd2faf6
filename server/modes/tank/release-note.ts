import { OWN } from '../../../domain/modes/tank/fields';
import type { TankForm } from '../../../domain/modes/tank/form';
import type { TankQuote } from '../../../domain/modes/tank/quote';
import { orderNoInGroups } from '../../../domain/order/number';
import { formatMoney } from '../../../domain/values/money';
import type { Unit } from '../../../domain/order/unit';
import { describedAs } from '../goods-line';
import type { Snapshot } from '../mode';
import { escaped, facts, sheet } from '../sheet';
import { platedAs, tankBrief } from './brief';
import { tankUnitsIn } from './units';

type Ordered = Snapshot<TankForm, TankQuote>;

const HEADS = ['罐号', '上一载货物', '清洗等级', '清洗日期', '检查人', '下次检验', '提罐签收'];

const HEATINGS = { '': '', N: '不加热', STEAM: '蒸汽加热', ELECTRIC: '电加热' } as const;
const DISCHARGES = { '': '', BOTTOM: '底卸', TOP: '顶卸' } as const;

/** The tanks by their numbers, each with a place for whoever fetches it to sign. */
const tableOf = (units: readonly Unit[]): string =>
  `<h2>放罐明细</h2><table><tr>${HEADS.map((head) => `<th>${head}</th>`).join('')}</tr>${tankUnitsIn(units)
    .map(({ no, last, grade, washedOn, inspector, testDue }) => [
      no,
      last || '新罐',
      grade || '—',
      washedOn || '—',
      inspector || '—',
      testDue,
      '',
    ])
    .map((cells) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
    .join('')}</table>`;

function goodsOf({ goods: [row], isDanger }: TankForm): string {
  if (!row) return '';
  return isDanger === 'Y' ? `${row.nameCn} ${describedAs(row)}` : `${row.nameCn}（非危险货物）`;
}

function releaseNote(order: Ordered, orderNo: string, units: readonly Unit[]): string {
  const { form, quote } = order;
  const brief = tankBrief(order);
  const { lease, window, returnTo } = brief;
  const isHot = OWN.asks('hotTemp', form, { quote, now: 0 });
  const notice = facts([
    ['订单', orderNoInGroups(orderNo)],
    ['罐箱运营商', quote.offer.supplier?.nameCn ?? ''],
    ['罐型罐数', platedAs(brief)],
    ['放罐场', `${brief.depot}，最早 ${brief.fetchFrom} 提罐`],
    ['装货货物', goodsOf(form)],
    ['每罐', `${brief.eachKg} kg（允许 ${window.leastKg}–${window.mostKg} kg）`],
    ['装货温度', `${form.loadTemp}℃`],
    ['途中最高温度', isHot ? `${form.hotTemp}℃` : ''],
    ['加热', HEATINGS[form.heating]],
    ['卸料', DISCHARGES[form.discharge]],
    ['氮封', lease ? '' : form.nitrogen === 'Y' ? '是' : '否'],
    ['装货地址', lease ? '' : form.loadAddress],
    ['装货时间', lease ? '' : `${form.loadFrom} 至 ${form.loadTo}`.replaceAll('T', ' ')],
    ['船名航次', lease ? '' : `${brief.vessel} ${brief.voyage}`],
    [
      lease ? '租期' : '免租到期（预计）',
      lease ? `${lease.days} 天，${lease.from} 至 ${lease.until}` : brief.freeUntil,
    ],
    ['超期租金', `${formatMoney(brief.overdue)}/天`],
    ['还罐地点', returnTo ?? '需另行安排，由运营商通知'],
    ['押金', `${formatMoney(brief.deposit)}，还罐后退`],
    ['应急电话', form.emergencyPhone],
  ]);
  return sheet(
    '放罐单',
    [notice, tableOf(units), '<p class="sign">提罐人签字：　　　　　　车牌号：　　　　　　日期：</p>'].join(''),
  );
}

/** 放罐单: what a yard is shown by whoever fetches the tanks. There is none before they have their numbers. */
export const tankDocument = (kind: string, order: Ordered, orderNo: string, units: readonly Unit[]): string | null =>
  kind === 'tankRelease' && units.length > 0 ? releaseNote(order, orderNo, units) : null;
