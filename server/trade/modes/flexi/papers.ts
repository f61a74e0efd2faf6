import type { FlexiForm } from '../../../../domain/modes/flexi/form';
import type { FlexiQuote } from '../../../../domain/modes/flexi/quote';
import type { Paper } from '../../../../domain/order/receipt/brief';
import { isoOf } from '../../../../domain/values/moments';
import type { Snapshot } from '../mode';
import { fittedAt } from './ordered';
import { HOUR_MS } from '../../../../domain/values/spans';

const BEFORE_FITTING = 24 * HOUR_MS;
const AT_THE_LATEST = 2 * HOUR_MS;

const OF_LIQUID = [
  ['SDS_CN', 'SDS（中文）：第 14 章不属于危险货物'],
  ['NONDG', '非危险货物声明'],
  ['BAGOK', '液袋相容性确认'],
] as const;

/** Due a day before fitting; a later order gets until its price expires, but leaves time to review the papers. */
function dueFor(fitsAt: number, lockedUntil: number): number {
  return Math.max(fitsAt - BEFORE_FITTING, Math.min(fitsAt - AT_THE_LATEST, lockedUntil));
}

export function flexiPapers({ form, quote }: Snapshot<FlexiForm, FlexiQuote>): Omit<Paper, 'isHere'>[] {
  const dueAt = isoOf(dueFor(fittedAt(form), Date.parse(quote.lockedUntil)));
  const vgm = quote.offer.cutoffs.find(({ code }) => code === 'VGM')?.at ?? null;
  return [
    ...OF_LIQUID.map(([docType, name]) => ({ docType, name, dueAt })),
    { docType: 'VGM', name: 'VGM 声明', dueAt: vgm },
  ];
}
