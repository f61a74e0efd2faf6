import type { TruckRow } from '../../../domain/modes/truck/cargo';
import type { TruckForm } from '../../../domain/modes/truck/form';
import { stopCalled } from '../../../domain/modes/truck/stop-words';
import type { TruckQuote } from '../../../domain/modes/truck/quote';
import { rowsIn } from '../../../domain/modes/truck/reading';
import type { GoodsRow } from '../../../domain/order/form';
import { orderNoInGroups } from '../../../domain/order/number';
import { writtenTime } from '../../china-time';
import { describedAs } from '../goods-line';
import type { Snapshot } from '../mode';
import { escaped, facts, sheet } from '../sheet';
import { truckBrief } from './brief';
import { goodsOf } from './ordered';

type Ordered = Snapshot<TruckForm, TruckQuote>;

const HEADS = ['品名', '危险货物说明', '件数', '毛重 kg', '净重 kg'];
const PURPOSES = { '': '', USE: '自用', STORE: '仓储', RESALE: '转售' } as const;

/** As what it may travel beside general goods: an inspector looks for it on the paper. */
function littleWords({ innerQuantity }: GoodsRow, row: TruckRow | undefined): string {
  if (row?.limited?.kind === 'fits') return `，有限数量（每个内包装 ${innerQuantity}）`;
  return row?.excepted?.fit.kind === 'fits' ? `，例外数量 ${row.excepted.code}（每个内包装 ${innerQuantity}）` : '';
}

const tableOf = ({ goods, isDanger, loadKg }: TruckForm, rows: readonly TruckRow[]): string =>
  `<h2>货物</h2><table><tr>${HEADS.map((head) => `<th>${head}</th>`).join('')}</tr>${goods
    .map((row, at) => [
      row.nameCn,
      isDanger === 'Y' && !row.isGeneral ? `${describedAs(row)}${littleWords(row, rows[at])}` : '非危险货物',
      row.pieces,
      row.grossKg || loadKg,
      row.netKg,
    ])
    .map((cells) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
    .join('')}</table>`;

/** 托运清单: what whoever sends the goods says of them, a page for the cab. */
function consignment(order: Ordered, orderNo: string): string {
  const { form, quote } = order;
  const { pickup, drop, between, vehicleCn, trucks, part } = truckBrief(order);
  const said = facts([
    ['订单', orderNoInGroups(orderNo)],
    ['承运人', quote.offer.supplier?.nameCn ?? ''],
    ['车辆', part ? `零担拼车 ${vehicleCn}` : `${trucks} × ${vehicleCn}`],
    ['装货', `${pickup.city}${pickup.address || '站点'}　${pickup.contact} ${pickup.phone}`],
    [
      '装货时间',
      pickup.from === ''
        ? `${writtenTime(part?.closesAt)} 前送到站点`
        : `${pickup.from} 至 ${pickup.to}`.replaceAll('T', ' '),
    ],
    ...between.map(({ isPickup, city, address, contact, phone }, at): [string, string] => [
      stopCalled(at, isPickup),
      `${city}${address}　${contact} ${phone}`,
    ]),
    ['卸货', `${drop.city}${drop.address || '站点'}　${drop.contact} ${drop.phone}`],
    ['收货人用途', PURPOSES[form.purpose]],
    ['24 小时应急电话', form.emergencyPhone],
    ['通行证编号', form.passNo],
  ]);
  return sheet(
    '危险货物托运清单',
    `${said}${tableOf(form, rowsIn(form, quote, goodsOf))}<p class="sign">托运人（盖章）：　　　　　　日期：</p>`,
  );
}

export const truckDocument = (kind: string, order: Ordered, orderNo: string): string | null =>
  kind === 'truckConsignment' ? consignment(order, orderNo) : null;
