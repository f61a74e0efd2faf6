import { buildAcceptance, type Acceptance } from '../../order/findings/acceptance';
import type { OrderFacts } from '../../order/form/facts';
import type { Finding } from '../../rules/finding';
import { blankFindings } from '../../order/findings/blanks';
import { consistencyFindings } from '../../order/findings/consistency';
import { controlFindings } from '../../order/findings/controls';
import { deadlineFindings } from '../../order/findings/deadlines';
import { settledFindings } from '../../order/findings/settled';
import { isDay } from '../../values/days';
import { found } from './finding';
import { isSunday } from './fitting';
import type { FlexiForm } from './form';
import { bagFindings, type FlexiTransit, type BagLoad } from './judging';
import { answerCalendar } from '../../values/days-off';
import { leadFindings } from './lead';
import { liquidFindings } from './liquid';
import type { FlexiQuote } from './quote';
import { readGoods, isDeclared, readLoaded, measuredRow } from './reading';

const buildFlexiWay = ({ offer: { detail, dst } }: FlexiQuote): FlexiTransit => ({
  carrier: detail.carrier,
  mostKg: detail.mostKg,
  dst: dst?.code ?? '',
  coldest: detail.cold.coldest,
});

/** Before a fitting day is chosen, the last possible one counts, as in the list. */
const chosenFittingDay = ({ fitDay }: FlexiForm, { offer }: FlexiQuote): string =>
  fitDay === '' ? (offer.detail.fitting.days.at(-1)?.day ?? '') : fitDay;

function loadedFindings(form: FlexiForm, loaded: BagLoad, quote: FlexiQuote, facts: OrderFacts<FlexiQuote>) {
  return [
    ...bagFindings(readGoods(form, facts), loaded, buildFlexiWay(quote)),
    ...leadFindings(loaded.litres, chosenFittingDay(form, quote), facts.now, answerCalendar(quote?.offer)),
    ...(isDay(form.fitDay) && isSunday(form.fitDay) ? [found('PASS', 'flexiSunday')] : []),
  ];
}

/** The bag findings already cover the library's objections to harmless goods. */
const SAID_HERE: ReadonlySet<string> = new Set(['declaredGeneral']);

/** Harmless goods only: a form with dangerous ones is refused anyway. */
const libraryFindings = (goods: FlexiForm['goods'], { identityOf }: Pick<OrderFacts, 'identityOf'>): Finding[] => [
  ...consistencyFindings({ goods, isDanger: 'N' }, identityOf).filter(({ code }) => !SAID_HERE.has(code)),
  ...controlFindings({ goods, isDanger: 'N' }, identityOf),
];

export function flexiAcceptance(form: FlexiForm, facts: OrderFacts<FlexiQuote>): Acceptance {
  const { quote, now } = facts;
  const loaded = readLoaded(form);
  const goods = measuredRow(form);
  const own: Finding[] =
    quote && loaded
      ? loadedFindings(form, loaded, quote, facts)
      : [...liquidFindings(readGoods(form, facts)), found('MANUAL', 'flexiUnread')];
  const all = [
    ...blankFindings({ goods, isDanger: 'N' }, () => true).filter(({ code }) => code !== 'loadBlank'),
    ...own,
    ...(quote ? deadlineFindings(quote.offer.cutoffs, now) : []),
    ...(isDeclared(form) ? [] : libraryFindings(goods, facts)),
  ];
  const way = quote && { ...quote.offer, takers: null };
  const settled = settledFindings(all, { isDanger: 'N', classes: [], way, advice: null });
  return buildAcceptance([...all, ...settled], { box: null, advice: null });
}
