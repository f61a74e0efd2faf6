import { buildAcceptance, type Acceptance } from '../../order/findings/acceptance';
import { lawBook } from '../../mode-ids';
import { byBook } from '../../order/findings/book';
import type { OrderFacts } from '../../order/form/facts';
import type { Finding } from '../../rules/finding';
import { blankFindings } from '../../order/findings/blanks';
import { orderClasses, rowClasses } from '../../order/findings/classes';
import { consistencyFindings } from '../../order/findings/consistency';
import { deadlineFindings, withDeadlineSource } from '../../order/findings/deadlines';
import { packagingFindings } from '../../order/findings/packaging';
import { paperFindings } from '../../order/findings/papers';
import { reviewFindings } from '../../order/findings/review';
import { settledFindings } from '../../order/findings/settled';
import { parseMoment } from '../../values/moments';
import { found, TRUCK_CUTOFFS } from './finding';
import type { TruckForm } from './form';
import { truckFindings } from './judging';
import { partRuleInput } from './part-reading';
import type { TruckQuote } from './quote';
import { ruleInputFromForm, isQuotedLoad, isTankQuote, quotedPart, readRows } from './reading';
import { partFindings } from './rules-of-part';

/** A tank holds one liquid, even if rows were added after the quote. */
const tooManyInTank = ({ goods: { length: count } }: TruckForm, quote: TruckQuote): Finding[] =>
  isTankQuote(quote) && count > 1 ? [found('truckTankOne', { count })] : [];

function ofTheTruck(form: TruckForm, quote: TruckQuote, { goodsOf }: OrderFacts<TruckQuote>): Finding[] {
  if (!isQuotedLoad(form, quote, goodsOf)) return [found('truckStale'), ...tooManyInTank(form, quote)];
  if (quotedPart(quote)) {
    const shared = partRuleInput(form, quote, goodsOf);
    return shared ? partFindings(shared) : [];
  }
  const asked = ruleInputFromForm(form, quote, goodsOf);
  return asked ? truckFindings(asked) : [];
}

/** Excepted quantities need no tested packaging. */
function isOfTestedPack(form: TruckForm, { quote, goodsOf }: OrderFacts<TruckQuote>) {
  const excepted = quote ? readRows(form, quote, goodsOf).map((row) => row.excepted?.fit.kind === 'fits') : [];
  return ({ given }: Finding): boolean => excepted[Number(given['row']) - 1] !== true;
}

export function truckAcceptance(form: TruckForm, facts: OrderFacts<TruckQuote>): Acceptance {
  const { quote, now, goodsOf, identityOf } = facts;
  const classes = orderClasses(form, goodsOf);
  const isTank = isTankQuote(quote);
  const all: Finding[] = [
    ...blankFindings(form, (row) => rowClasses(row, goodsOf(row)).length > 0).filter(
      ({ code }) => !isTank || code !== 'loadBlank',
    ),
    ...(quote ? ofTheTruck(form, quote, facts) : []),
    ...consistencyFindings(form, identityOf).filter(({ code }) => code !== 'needsCooling'),
    ...(isTank
      ? []
      : packagingFindings(form, { goodsOf, now, book: lawBook('TRUCK') }).filter(isOfTestedPack(form, facts))),
    ...(quote ? deadlineFindings(quote.offer.cutoffs, now) : []),
    ...reviewFindings(form.isDanger, [{ field: 'pickFrom', at: parseMoment(form.pickFrom) }], now),
    ...paperFindings(form),
  ];
  const way = quote && { ...quote.offer, takers: null };
  const looked = { isDanger: form.isDanger, classes: [...classes.keys()].toSorted(), way, advice: null };
  const settled = settledFindings(all, looked).filter(({ code }) => code !== 'pairNone');
  return buildAcceptance([...all, ...settled].map(withDeadlineSource(TRUCK_CUTOFFS)).map(byBook(lawBook('TRUCK'))), {
    box: null,
    advice: null,
  });
}
