import type { LegalSection } from '../../../domain/content/legal';
import { formatMoney } from '../../../domain/values/money';
import { cancelTable } from './cancel-table';
import type { Tariffs } from '../tariffs/sheet';
import { isWholeList, priceList } from './price-list';
import { PRICE_LIST_TITLE } from '../../../contract/offers/fees';

export const CANCEL_TABLE = { heading: '取消费率表', head: ['取消时订单处于', '每箱取消费'] };

export const PRICE_TABLE = {
  heading: PRICE_LIST_TITLE,
  head: ['项目', '单位', '单价', '说明'],
  units: { CTN: '每箱', BL: '每票' },
};

const UNITS: Readonly<Record<string, string>> = PRICE_TABLE.units;

/** One row per price of a fee, listing its box types. */
function priceRows(tariffs: Tariffs): string[][] {
  const rows = new Map<string, { row: string[]; boxes: string[] }>();
  for (const { name, unit, price, boxType, note } of priceList(tariffs)) {
    const row = [name, UNITS[unit] ?? unit, formatMoney(price), note ?? ''];
    const key = row.join('|');
    rows.set(key, { row, boxes: [...(rows.get(key)?.boxes ?? []), ...(boxType === null ? [] : [boxType])] });
  }
  return [...rows.values()].map(({ row: [name = '', ...rest], boxes }) => [
    [name, boxes.join('、')].join(' ').trim(),
    ...rest,
  ]);
}

export const chargeTables = (tariffs: Tariffs): LegalSection[] => [
  {
    sectionId: 'cancel-fees',
    heading: CANCEL_TABLE.heading,
    blocks: [
      { kind: 'paragraph', text: '本表与《对外收费标准》按现行收费列出，不是协议某一版的内容。' },
      { kind: 'table', head: CANCEL_TABLE.head, rows: cancelTable().map(({ stateName, fee }) => [stateName, fee]) },
    ],
  },
  {
    sectionId: 'price-list',
    heading: PRICE_TABLE.heading,
    blocks: [
      ...(isWholeList(tariffs) ? [] : [{ kind: 'paragraph' as const, text: '没有列出的费用，以报价为准。' }]),
      { kind: 'table', head: PRICE_TABLE.head, rows: priceRows(tariffs) },
    ],
  },
];
