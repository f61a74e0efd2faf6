import { CONTAINERS } from '../../offer/containers';
import { daysInTiers, demurrageFee } from '../../offer/free-time';
import { freeTimeTerms } from '../../offer/free-time-terms';
import type { BoxType } from '../../offer/search';
import { formatMoney } from '../../values/money';
import { TOOL_SOURCES } from '../sources';
import type { ToolInput, DeskTool, ToolAnswer } from '../tool';

export type DemName = 'd' | 'kind' | 'box' | 'qty' | 'days';
export type DemCode = 'free' | 'costs' | 'tier' | 'forty';
export type DemFact = 'freeDays' | 'paidDays' | 'perBox';

/** Reefer, open-top and flat-rack boxes have other tariffs. */
const DRY_BOXES = ['20GP', '40GP', '40HQ'] as const satisfies readonly BoxType[];

function answer({ values }: ToolInput): ToolAnswer<DemCode, DemFact, null> {
  const isDanger = values.text('d') === 'Y';
  const terms = freeTimeTerms(isDanger).find(({ kind }) => kind === values.text('kind'));
  const box = DRY_BOXES.find((type) => type === values.text('box'));
  const [days, count] = [values.number('days') ?? 0, values.number('qty') ?? 0];
  if (!terms || !box) throw new Error('a stay of no kind, or in no box');
  const cost = demurrageFee(terms, days, [{ type: box, count }]);
  const each = demurrageFee(terms, days, [{ type: box, count: 1 }]);
  const paid = daysInTiers(terms, days);
  const paidDays = paid.reduce((all, one) => all + one, 0);
  const tiers = terms.tiers.flatMap(({ perDay }, at) => {
    const inTier = paid[at] ?? 0;
    return inTier === 0 ? [] : [{ code: 'tier' as const, of: { days: inTier, perDay: formatMoney(perDay) } }];
  });
  const isForty = CONTAINERS[box].isForty;
  return {
    level: null,
    says:
      cost.amount === 0
        ? { code: 'free', of: { free: terms.freeDays } }
        : { code: 'costs', of: { cost: formatMoney(cost), days, count, box } },
    why: [
      ...tiers,
      ...(isForty && tiers.length > 0 ? [{ code: 'forty' as const, of: { factor: terms.factor40 } }] : []),
    ],
    facts: [
      { name: 'freeDays', says: String(terms.freeDays) },
      { name: 'paidDays', says: String(paidDays) },
      { name: 'perBox', says: formatMoney(each) },
    ],
    detail: null,
  };
}

export const DEM_TOOL: DeskTool<DemName, DemCode, DemFact, null> = {
  head: 'tool=dem',
  fields: [
    { name: 'd', kind: 'choice', choices: ['Y', 'N'], isNeeded: true },
    { name: 'kind', kind: 'choice', choices: ['DEM', 'DET'], isNeeded: true },
    { name: 'box', kind: 'choice', choices: DRY_BOXES, isNeeded: true },
    { name: 'qty', kind: 'number', least: 1, most: 99, places: 0, isNeeded: true },
    { name: 'days', kind: 'number', least: 0, most: 365, places: 0, isNeeded: true },
  ],
  rows: null,
  isTimed: false,
  source: TOOL_SOURCES.dem,
  answer,
};
