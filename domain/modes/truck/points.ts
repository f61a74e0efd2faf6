import type { GoodsFacts } from '../../goods/facts';
import { findRoadFacts } from '../../road/facts';
import { MOST_POINTS, pointFactor, countPoints, pointUnit, summedPoints } from '../../road/points';
import type { TruckRuleInput } from './asked';
import { isLittle, isRowRead, type TruckRow } from './cargo';
import { dangerousTruckRows } from './licence';
import { isTankTruck } from './vehicles';

/** Upper bound of a row's amount in thousandths, rounded up. Without a net weight the gross weight counts. */
function rowAmountLimit({ kg, netKg }: TruckRow, { state, densityKgPerL }: GoodsFacts): number | null {
  const net = netKg ?? kg;
  const unit = pointUnit({ state });
  if (unit === 'grossKg') return kg;
  if (unit === 'kg' || net === null) return net;
  return densityKgPerL === null ? null : Math.ceil(Math.round((net / densityKgPerL) * 1e6) / 1000) / 1000;
}

/** Null when unknown, or when no exemption amount exists. */
function rowPoints(row: TruckRow): number | null {
  const facts = row.goods && isRowRead(row) ? findRoadFacts(row.goods) : null;
  if (row.goods === null || facts === null) return null;
  const [amount, factor] = [rowAmountLimit(row, row.goods), pointFactor(row.goods.unNo, facts.category)];
  return amount === null || amount <= 0 || factor === null ? null : countPoints(amount, factor);
}

/** Checks the small-load exemption by points, with the formula of the desk's tool. */
export function fewPoints({ rows: all, vehicle }: Pick<TruckRuleInput, 'rows' | 'vehicle'>) {
  const rows = dangerousTruckRows(all).filter((row) => !isLittle(row));
  const each = rows.map(rowPoints);
  const known = each.filter((one) => one !== null);
  const points = summedPoints(known);
  const isCounted = rows.length > 0 && known.length === each.length && !isTankTruck(vehicle);
  return isCounted && points <= MOST_POINTS && { points: points.toLocaleString('en-US') };
}
