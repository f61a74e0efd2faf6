import { onlyOne } from '../../goods/identity';
import type { OrderFacts } from '../../order/form/facts';
import { rowClasses } from '../../order/findings/classes';
import type { GoodsRow } from '../../goods/row';
import { dayAt } from '../../values/days';
import { parseMoment } from '../../values/moments';
import { isAtRisk, isWinterTrain, type RailGoods, type RailWay } from './judging';
import type { RailQuote } from './quote';
import { knownAs, type RailRead, ROW_FACTS, readThermal } from './row-fields';

type Facts = Pick<OrderFacts<RailQuote>, 'quote' | 'identityOf'>;

export function railRoute({ offer }: RailQuote): RailWay {
  const { supplier, org, dst, leavesAt, detail } = offer;
  return {
    train: supplier?.nameCn ?? '',
    org: { code: org?.code ?? '', nameCn: org?.nameCn ?? '' },
    dst: { code: dst?.code ?? '', nameCn: dst?.nameCn ?? '' },
    takes: detail.takes,
    border: detail.border,
    notice: detail.notice,
    leaves: dayAt(parseMoment(leavesAt ?? '') ?? 0),
    mostDays: detail.transitDays[1],
  };
}

const goodsRowName = ({ nameCn, unNo }: GoodsRow, at: number): string =>
  nameCn.trim() || (unNo.trim() === '' ? `第 ${at + 1} 行货物` : `UN ${unNo.trim()}`);

/** Goods of the form for the railway rules; unnamed rows count as unknown. */
export const readGoods = (form: RailRead, { identityOf }: Pick<Facts, 'identityOf'>): RailGoods[] =>
  form.goods.map((row, at) => {
    const known = onlyOne(identityOf(row, form.isDanger));
    // Entries of one name that differ only in packing group count once.
    const cold = [...new Set(knownAs({ row, form }, { identityOf }).map(({ nameCn }) => nameCn))];
    return {
      row: at + 1,
      name: goodsRowName(row, at),
      classes: form.isDanger === 'Y' ? [...new Set(rowClasses(row, known))] : [],
      ...(cold.length > 0 && { coldName: cold.join('、') }),
      thermal: readThermal({ ...ROW_FACTS.of(form.rail, row), row, form }, { identityOf }),
    };
  });

/** Cached: several fields depend on it, and recognising goods by name is slow. */
const judged = new WeakMap<RailRead, { facts: Facts; isRisky: boolean }>();

/** True if the goods may freeze or their freezing point is unknown: a heating choice is then required. */
export function isRisky(form: RailRead, facts: Facts): boolean {
  const way = facts.quote && railRoute(facts.quote);
  if (way === null || !isWinterTrain(way)) return false;
  const before = judged.get(form);
  if (before?.facts === facts) return before.isRisky;
  const now = { facts, isRisky: isAtRisk(readGoods(form, facts), way) };
  judged.set(form, now);
  return now.isRisky;
}
