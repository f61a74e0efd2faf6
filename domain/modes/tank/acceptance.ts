import { buildAcceptance, type Acceptance } from '../../order/findings/acceptance';
import type { OrderFacts } from '../../order/form/facts';
import type { Finding } from '../../rules/finding';
import { blankFindings } from '../../order/findings/blanks';
import { carriageFindings } from '../../order/findings/carriage';
import { orderClasses, rowClasses } from '../../order/findings/classes';
import { consistencyFindings } from '../../order/findings/consistency';
import { controlFindings } from '../../order/findings/controls';
import { deadlineFindings } from '../../order/findings/deadlines';
import { paperFindings } from '../../order/findings/papers';
import { reviewFindings } from '../../order/findings/review';
import { settledFindings } from '../../order/findings/settled';
import { parseMoment } from '../../values/moments';
import { found, type TankFinding } from './finding';
import type { TankForm } from './form';
import { isLease } from './lease';
import { tankFindings } from './judging';
import type { TankQuote } from './quote';
import { ruleFactsFromForm, isQuotedGoods, isQuotedTank } from './reading';

/** Tank findings on the quoted goods; other goods or another tank are reported as stale. */
function ofTheTank(form: TankForm, quote: TankQuote, { goodsOf }: OrderFacts<TankQuote>): TankFinding[] {
  if (form.goods.length !== 1 || !isQuotedGoods(form, quote, goodsOf)) return [found('tankStale')];
  return isQuotedTank(form, quote) ? tankFindings(ruleFactsFromForm(form, quote)) : [found('tankOther')];
}

export function tankAcceptance(form: TankForm, facts: OrderFacts<TankQuote>): Acceptance {
  const { quote, now, goodsOf, identityOf } = facts;
  const classes = orderClasses(form, goodsOf);
  // A leased tank stays in the depot, so ship and port findings do not apply.
  const sails = quote && !isLease(form) ? quote : null;
  const all: Finding[] = [
    // Liquid in bulk has no packages to measure.
    ...blankFindings(form, (row) => rowClasses(row, goodsOf(row)).length > 0).filter(
      ({ code }) => code !== 'loadBlank',
    ),
    ...(quote ? ofTheTank(form, quote, facts) : []),
    ...carriageFindings(form, sails, sails?.offer.detail.voyage?.via ?? null, classes),
    ...consistencyFindings(form, identityOf),
    ...(sails ? deadlineFindings(sails.offer.cutoffs, now) : []),
    ...reviewFindings(form.isDanger, [{ field: 'loadFrom', at: parseMoment(form.loadFrom) }], now),
    ...paperFindings(form),
    ...controlFindings(form, identityOf),
  ];
  const way = sails && { ...sails.offer, takers: sails.takers };
  const looked = { isDanger: form.isDanger, classes: [...classes.keys()].toSorted(), way, advice: null };
  // A tank holds one liquid, so segregation does not apply.
  const settled = settledFindings(all, { ...looked, hasCarrier: true }).filter(({ code }) => code !== 'pairNone');
  return buildAcceptance([...all, ...settled], { box: null, advice: null });
}
