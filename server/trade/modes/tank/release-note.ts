import { tankParticulars } from '../../../../domain/modes/tank/particulars';
import type { TankForm } from '../../../../domain/modes/tank/form';
import type { TankQuote } from '../../../../domain/modes/tank/quote';
import { orderNoInGroups } from '../../../../domain/order/life/number';
import type { Unit } from '../../../../domain/order/boxes/unit';
import { describedAs } from '../goods-line';
import type { Snapshot } from '../mode';
import { escapeHtml, factRows, sheetPage } from '../sheet';
import { nitrogenParticular, tankBrief } from './brief';
import { readTankUnits } from './units';

type TankSnapshot = Snapshot<TankForm, TankQuote>;

const HEADS = ['罐号', '上一载货物', '清洗等级', '清洗日期', '检查人', '下次检验', '提罐签收'];

const DISCHARGES = { '': '', BOTTOM: '底卸', TOP: '顶卸' } as const;

const releaseTable = (units: readonly Unit[]): string =>
  `<h2>放罐明细</h2><table><tr>${HEADS.map((head) => `<th>${head}</th>`).join('')}</tr>${readTankUnits(units)
    .map(({ no, last, grade, washedOn, inspector, testDue }) => [
      no,
      last || '新罐',
      grade || '—',
      washedOn || '—',
      inspector || '—',
      testDue,
      '',
    ])
    .map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`)
    .join('')}</table>`;

function goodsText({ goods: [row], isDanger }: TankForm): string {
  if (!row) return '';
  return isDanger === 'Y' ? `${row.nameCn} ${describedAs(row)}` : `${row.nameCn}（非危险货物）`;
}

function releaseNote(order: TankSnapshot, orderNo: string, units: readonly Unit[]): string {
  const { form, quote } = order;
  const told = tankBrief(order);
  const notice = factRows([
    ['订单', orderNoInGroups(orderNo)],
    ['罐箱运营商', quote.offer.supplier?.nameCn ?? ''],
    ...tankParticulars(told, ['tanks', 'depot']),
    ['装货货物', goodsText(form)],
    ...tankParticulars(told, ['each', 'loadC', 'hotC', 'heating']),
    ['卸料', DISCHARGES[form.discharge]],
    nitrogenParticular(order),
    ...tankParticulars(told, ['loading', 'window', 'ship', 'lease', 'until', 'back', 'deposit']),
    ['应急电话', form.emergencyPhone],
  ]);
  return sheetPage(
    '放罐单',
    [notice, releaseTable(units), '<p class="sign">提罐人签字：　　　　　　车牌号：　　　　　　日期：</p>'].join(''),
  );
}

/** 放罐单: shown to the yard at pick-up; none before the tanks have their numbers. */
export const tankDocument = (
  kind: string,
  order: TankSnapshot,
  orderNo: string,
  units: readonly Unit[],
): string | null => (kind === 'tankRelease' && units.length > 0 ? releaseNote(order, orderNo, units) : null);
