import { buildAcceptance, type Acceptance } from '../../order/findings/acceptance';
import { lawBook } from '../../mode-ids';
import { countBoxes, readParcels } from '../../order/blocks/load';
import { buildBoxAdvice, segregatedGroups } from '../../order/boxes/box-advice';
import type { OrderFacts } from '../../order/form/facts';
import { blankFindings } from '../../order/findings/blanks';
import { boxKindFindings } from '../../order/findings/box-kinds';
import { carriageFindings } from '../../order/findings/carriage';
import { orderClasses, rowClasses } from '../../order/findings/classes';
import { consistencyFindings, isOfBoxes } from '../../order/findings/consistency';
import { controlFindings } from '../../order/findings/controls';
import { deadlineFindings } from '../../order/findings/deadlines';
import { loadFindings } from '../../order/findings/load';
import { packagingFindings } from '../../order/findings/packaging';
import { paperFindings } from '../../order/findings/papers';
import { plannedPickup, reviewFindings } from '../../order/findings/review';
import { judgeBoxSegregation, goodsRowName, segregationFindings } from '../../order/findings/segregation';
import { settledFindings } from '../../order/findings/settled';
import type { FclForm } from './form';
import type { FclQuote } from './quote';

export function fclAcceptance(form: FclForm, facts: OrderFacts<FclQuote>): Acceptance {
  const { quote, now, goodsOf, identityOf } = facts;
  const box = judgeBoxSegregation(form, goodsOf);
  const prices = quote?.offer.price?.units;
  const advice = buildBoxAdvice(
    countBoxes(form.boxes),
    readParcels(form.goods),
    segregatedGroups(box),
    (type) => prices?.find(({ unit }) => unit === type)?.total.amount ?? null,
  );
  const nameAt = (row: number): string => (form.goods[row] ? goodsRowName(form.goods[row]) : '');
  const classes = orderClasses(form, goodsOf);
  const found = [
    ...blankFindings(form, (row) => rowClasses(row, goodsOf(row)).length > 0),
    ...segregationFindings(form, box),
    ...carriageFindings(form, quote, quote?.offer.detail.via ?? null, classes),
    ...consistencyFindings(form, identityOf).filter((one) => one.code !== 'needsCooling' && isOfBoxes(one)),
    ...boxKindFindings(form, advice, goodsOf),
    ...packagingFindings(form, { goodsOf, now, book: lawBook('FCL') }),
    ...loadFindings(advice, nameAt),
    ...(quote ? deadlineFindings(quote.offer.cutoffs, now) : []),
    ...reviewFindings(form.isDanger, plannedPickup(form), now),
    ...paperFindings(form),
    ...controlFindings(form, identityOf),
  ];
  const way = quote && { ...quote.offer, takers: quote.takers };
  const settled = settledFindings(found, {
    isDanger: form.isDanger,
    classes: [...classes.keys()].toSorted(),
    way,
    advice,
    hasCarrier: true,
  });
  return buildAcceptance([...found, ...settled], { box, advice });
}
