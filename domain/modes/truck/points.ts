import type { GoodsFacts } from '../../goods/facts';
import { roadFactsOf } from '../../road/facts';
import { MOST_POINTS, pointFactorOf, pointsOf, pointUnitOf, summedPoints } from '../../road/points';
import type { TruckRuleInput } from './asked';
import { isLittle, isRowRead, type TruckRow } from './cargo';
import { dangerousOf } from './licence';
import { isTankTruck } from './vehicles';

/** Upper bound of a row's amount in thousandths, rounded up. Without a net weight the gross weight counts. */
function amountOf({ kg, netKg }: TruckRow, { state, densityKgPerL }: GoodsFacts): number | null {
  const net = netKg ?? kg;
  const unit = pointUnitOf({ state });
  if (unit === 'grossKg') return kg;
  if (unit === 'kg' || net === null) return net;
  return densityKgPerL === null ? null : Math.ceil(Math.round((net / densityKgPerL) * 1e6) / 1000) / 1000;
}

/** Null when unknown, or when no exemption amount exists. */
function pointsIn(row: TruckRow): number | null {
  const facts = row.goods && isRowRead(row) ? roadFactsOf(row.goods) : null;
  if (row.goods === null || facts === null) return null;
  const [amount, factor] = [amountOf(row, row.goods), pointFactorOf(row.goods.unNo, facts.category)];
  return amount === null || amount <= 0 || factor === null ? null : pointsOf(amount, factor);
}

/** Checks the small-load exemption by points, with the formula of the desk's tool. */
export function fewPoints({ rows: all, vehicle }: Pick<TruckRuleInput, 'rows' | 'vehicle'>) {
  const rows = dangerousOf(all).filter((row) => !isLittle(row));
  const each = rows.map(pointsIn);
  const known = each.filter((one) => one !== null);
  const points = summedPoints(known);
  const isCounted = rows.length > 0 && known.length === each.length && !isTankTruck(vehicle);
  return isCounted && points <= MOST_POINTS && { points: points.toLocaleString('en-US') };
}
