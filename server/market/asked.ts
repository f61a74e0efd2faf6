import type { ChargeLine, Charges } from '../../domain/offer/charges';
import type { Money } from '../../domain/values/money';
import type { Sailing } from '../../domain/offer/sailing';
import type { Verdict } from '../../domain/goods/verdict';
import { acceptanceOf } from './acceptance';
import type { Cargo } from './cargo';
import type { Carrier } from './carriers';
import { type Boxes, pricerOf } from './charges';
import type { Lane } from './lanes';

type PerBox = NonNullable<Sailing['price']>['perBox'];

/** What of a price is another one from ship to ship. */
export type Priced = { perBox: PerBox; sea: ChargeLine[]; totalUsd: Money; totalYuan: Money };

/** What was asked, read once for all sailings of a lane. */
export type Asked = {
  cargo: Cargo;
  /** Boxes in all. */
  count: number;
  /** What is the same in every price: the charges ashore, and what no total holds. */
  local: readonly ChargeLine[];
  notIncluded: Charges['notIncluded'];
  /** The price at a rate; null where there is none. */
  pricedAt: (rate: number) => Priced | null;
  acceptanceBy: (carrier: Carrier) => Verdict;
};

export function askFor(lane: Lane, cargo: Cargo, boxes: Boxes): Asked {
  const all = pricerOf(lane.line, cargo, boxes);
  const singles = boxes.flatMap(({ type }) => {
    const pricer = pricerOf(lane.line, cargo, [{ type, count: 1 }]);
    return pricer ? [{ type, pricer }] : [];
  });
  const types = boxes.map(({ type }) => type);
  const verdicts = new Map<Carrier, Verdict>();
  return {
    cargo,
    count: boxes.reduce((sum, { count }) => sum + count, 0),
    local: all?.local ?? [],
    notIncluded: all?.notIncluded ?? [],
    pricedAt(rate) {
      if (!all) return null;
      const { sea, totalUsd, totalYuan } = all.at(rate);
      const perBox = singles.map(({ type, pricer }) => ({ type, total: pricer.at(rate).totalUsd }));
      return { perBox, sea, totalUsd, totalYuan };
    },
    acceptanceBy(carrier) {
      const known = verdicts.get(carrier) ?? acceptanceOf({ carrier, lane }, cargo, types);
      verdicts.set(carrier, known);
      return known;
    },
  };
}
