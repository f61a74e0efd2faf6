import type { TruckForm } from '../../../domain/modes/truck/form';
import type { TruckQuote } from '../../../domain/modes/truck/quote';
import { rowsIn } from '../../../domain/modes/truck/reading';
import type { Paper } from '../../../domain/order/brief';
import type { Snapshot } from '../mode';
import { goodsOf } from './ordered';

const SHEET = ['SDS_CN', 'SDS（中文）'] as const;
const LABELS = ['LABEL', '安全标签'] as const;
const PASS = ['ROADPASS', '剧毒化学品公路运输通行证'] as const;
const PRECURSOR = ['PRECTRANS', '易制毒化学品运输许可证或备案证明'] as const;
const EXPLOSIVE = ['EXPREC', '易制爆购买备案证明'] as const;
const DECLARED = ['LQDECL', '有限数量书面声明'] as const;

/** What an order of trucks needs before a truck is sent, by what it carries. */
export function truckPapers({ form, quote }: Snapshot<TruckForm, TruckQuote>): Omit<Paper, 'isHere'>[] {
  const rows = rowsIn(form, quote, goodsOf).filter(({ isDanger }) => isDanger);
  const has = (is: (row: (typeof rows)[number]) => boolean) => rows.some(is);
  const asked = [
    ...(rows.length > 0 ? [SHEET, LABELS] : []),
    ...(has(({ goods }) => goods?.controls.isHighlyToxic ?? false) ? [PASS] : []),
    ...(has(({ goods }) => (goods?.controls.precursor ?? null) !== null) ? [PRECURSOR] : []),
    ...(has(({ goods }) => goods?.controls.isExplosivePrecursor ?? false) ? [EXPLOSIVE] : []),
    ...(has(({ isLimited }) => isLimited) ? [DECLARED] : []),
  ];
  const dueAt = quote.offer.closesAt;
  return asked.map(([docType, name]) => ({ docType, name, dueAt }));
}
