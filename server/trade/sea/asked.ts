import type { ChargeLine, Charges } from '../../../domain/offer/charges';
import type { Sailing } from '../../../domain/offer/sailing';
import type { Verdict } from '../../../domain/goods/verdict';
import { judgeAcceptance } from './acceptance';
import type { Cargo } from './cargo';
import { createPricer, type PricerInput } from './charges';
import type { Lane } from './lanes';
import type { Departure } from './timetable';

type PerBox = NonNullable<Sailing['price']>['perBox'];

type Totals = Pick<Charges, 'totalUsd' | 'totalYuan' | 'yuanForDollar'>;
export type SeaPrice = { perBox: PerBox; sea: ChargeLine[]; totals: Totals };

export type SeaQuestionFacts = {
  cargo: Cargo;
  count: number;
  /** Parts equal in every price: local charges, and items outside the total. */
  local: readonly ChargeLine[];
  notIncluded: Charges['notIncluded'];
  hasPrice: boolean;
  /** Price at a factor; null if there is none. */
  pricedAt: (rate: number) => SeaPrice | null;
  acceptanceBy: (ship: Pick<Departure, 'carrier' | 'via'>) => Verdict;
};

export function buildQuestionFacts(lane: Lane, priced: PricerInput): SeaQuestionFacts {
  const { cargo, boxes } = priced;
  const all = createPricer(lane.line, priced);
  const singles = boxes.flatMap(({ type }) => {
    const pricer = createPricer(lane.line, { ...priced, boxes: [{ type, count: 1 }] });
    return pricer ? [{ type, pricer }] : [];
  });
  const types = boxes.map(({ type }) => type);
  const verdicts = new Map<string, Verdict>();
  return {
    cargo,
    count: boxes.reduce((sum, { count }) => sum + count, 0),
    local: all?.local ?? [],
    notIncluded: all?.notIncluded ?? [],
    hasPrice: all !== null,
    pricedAt(rate) {
      if (!all) return null;
      const { sea, ...totals } = all.at(rate);
      const perBox = singles.map(({ type, pricer }) => ({ type, total: pricer.at(rate).totalUsd }));
      return { perBox, sea, totals };
    },
    acceptanceBy({ carrier, via }) {
      const way = `${carrier.code} ${via?.code ?? ''}`;
      const known = verdicts.get(way) ?? judgeAcceptance({ carrier, lane, via }, cargo, types);
      verdicts.set(way, known);
      return known;
    },
  };
}
