import { acceptedBy, type Acceptance } from '../../order/findings/acceptance';
import { bookOf } from '../../mode-ids';
import { byBook } from '../../order/findings/book';
import type { OrderFacts } from '../../order/form/facts';
import type { Finding } from '../../rules/finding';
import { blankFindings } from '../../order/findings/blanks';
import { classesIn, classesOf } from '../../order/findings/classes';
import { consistencyFindings } from '../../order/findings/consistency';
import { deadlineFindings, dueBy } from '../../order/findings/deadlines';
import { packagingFindings } from '../../order/findings/packaging';
import { paperFindings } from '../../order/findings/papers';
import { reviewFindings } from '../../order/findings/review';
import { settledFindings } from '../../order/findings/settled';
import { momentIn } from '../../values/moments';
import { found, TRUCK_CUTOFFS } from './finding';
import type { TruckForm } from './form';
import { truckFindings } from './judging';
import { partAskedBy } from './part-reading';
import type { TruckQuote } from './quote';
import { askedBy, isQuotedLoad, isTankQuote, partIn, rowsIn } from './reading';
import { partFindings } from './rules-of-part';

/** A tank holds one liquid, even if rows were added after the quote. */
const tooManyInTank = ({ goods: { length: count } }: TruckForm, quote: TruckQuote): Finding[] =>
  isTankQuote(quote) && count > 1 ? [found('truckTankOne', { count })] : [];

function ofTheTruck(form: TruckForm, quote: TruckQuote, { goodsOf }: OrderFacts<TruckQuote>): Finding[] {
  if (!isQuotedLoad(form, quote, goodsOf)) return [found('truckStale'), ...tooManyInTank(form, quote)];
  if (partIn(quote)) {
    const shared = partAskedBy(form, quote, goodsOf);
    return shared ? partFindings(shared) : [];
  }
  const asked = askedBy(form, quote, goodsOf);
  return asked ? truckFindings(asked) : [];
}

/** Excepted quantities need no tested packaging. */
function isOfTestedPack(form: TruckForm, { quote, goodsOf }: OrderFacts<TruckQuote>) {
  const excepted = quote ? rowsIn(form, quote, goodsOf).map((row) => row.excepted?.fit.kind === 'fits') : [];
  return ({ given }: Finding): boolean => excepted[Number(given['row']) - 1] !== true;
}

export function truckAcceptance(form: TruckForm, facts: OrderFacts<TruckQuote>): Acceptance {
  const { quote, now, goodsOf, identityOf } = facts;
  const classes = classesIn(form, goodsOf);
  const isTank = isTankQuote(quote);
  const all: Finding[] = [
    ...blankFindings(form, (row) => classesOf(row, goodsOf(row)).length > 0).filter(
      ({ code }) => !isTank || code !== 'loadBlank',
    ),
    ...(quote ? ofTheTruck(form, quote, facts) : []),
    ...consistencyFindings(form, identityOf).filter(({ code }) => code !== 'needsCooling'),
    ...(isTank
      ? []
      : packagingFindings(form, { goodsOf, now, book: bookOf('TRUCK') }).filter(isOfTestedPack(form, facts))),
    ...(quote ? deadlineFindings(quote.offer.cutoffs, now) : []),
    ...reviewFindings(form.isDanger, [{ field: 'pickFrom', at: momentIn(form.pickFrom) }], now),
    ...paperFindings(form),
  ];
  const way = quote && { ...quote.offer, takers: null };
  const looked = { isDanger: form.isDanger, classes: [...classes.keys()].toSorted(), way, advice: null };
  const settled = settledFindings(all, looked).filter(({ code }) => code !== 'pairNone');
  return acceptedBy([...all, ...settled].map(dueBy(TRUCK_CUTOFFS)).map(byBook(bookOf('TRUCK'))), {
    box: null,
    advice: null,
  });
}
