import { bagFor, STOCKED_L } from '../../goods/tank/flexitank';
import { acceptedBy, type Acceptance } from '../../order/acceptance';
import type { OrderFacts } from '../../order/facts';
import type { Finding } from '../../order/finding';
import { blankFindings } from '../../order/findings/blanks';
import { consistencyFindings } from '../../order/findings/consistency';
import { controlFindings } from '../../order/findings/controls';
import { deadlineFindings } from '../../order/findings/deadlines';
import { settledFindings } from '../../order/findings/settled';
import { isDay } from '../../values/days';
import { found, type FlexiFinding } from './finding';
import { CUSTOM_LEAD_DAYS, isSunday, workingDaysUntil } from './fitting';
import type { FlexiForm } from './form';
import { bagFindings, type FlexiWay, type Loaded } from './judging';
import { liquidFindings } from './liquid';
import type { FlexiQuote } from './quote';
import { goodsIn, loadedIn, measuredRow } from './reading';

/** The next smaller size that stands on a shelf, where there is one. */
const stockedBelow = (litres: number): number => STOCKED_L.findLast((one) => one <= litres) ?? STOCKED_L[0] ?? 0;

/** A bag that has to be made, and whether it is there by the day it is hung. */
export function leadFindings(litres: number, fitDay: string, now: number): FlexiFinding[] {
  const isLate = isDay(fitDay) && workingDaysUntil(now, fitDay) < CUSTOM_LEAD_DAYS;
  const isCustom = !bagFor(litres).isStocked;
  return isCustom && isLate
    ? [found('NEED_APPROVAL', 'flexiLead', { days: CUSTOM_LEAD_DAYS, litres: stockedBelow(litres) })]
    : [];
}

const wayOf = ({ offer: { detail, dst } }: FlexiQuote): FlexiWay => ({
  carrier: detail.carrier,
  mostKg: detail.mostKg,
  dst: dst?.code ?? '',
  coldest: detail.cold.coldest,
});

function loadedFindings(form: FlexiForm, loaded: Loaded, quote: FlexiQuote, facts: OrderFacts<FlexiQuote>) {
  return [
    ...bagFindings(goodsIn(form, facts), loaded, wayOf(quote)),
    ...leadFindings(loaded.litres, form.fitDay, facts.now),
    ...(isDay(form.fitDay) && isSunday(form.fitDay) ? [found('PASS', 'flexiSunday')] : []),
  ];
}

/** The library's own word against harmless goods says here why a bag refuses them. */
const SAID_HERE: ReadonlySet<string> = new Set(['declaredGeneral']);

/** May this liquid go in bags on this ship? A draft is judged as far as it goes. */
export function flexiAcceptance(form: FlexiForm, facts: OrderFacts<FlexiQuote>): Acceptance {
  const { quote, now, identityOf } = facts;
  const loaded = loadedIn(form);
  const goods = measuredRow(form);
  const own: Finding[] =
    quote && loaded
      ? loadedFindings(form, loaded, quote, facts)
      : [...liquidFindings(goodsIn(form, facts)), found('MANUAL', 'flexiUnread')];
  const all = [
    ...blankFindings({ goods, isDanger: 'N' }, () => true).filter(({ code }) => code !== 'loadBlank'),
    ...own,
    ...(quote ? deadlineFindings(quote.offer.cutoffs, now) : []),
    ...consistencyFindings({ goods, isDanger: 'N' }, identityOf).filter(({ code }) => !SAID_HERE.has(code)),
    ...controlFindings({ goods, isDanger: 'N' }, identityOf),
  ];
  const way = quote && { ...quote.offer, takers: null };
  const settled = settledFindings(all, { isDanger: 'N', classes: [], way, advice: null, hasCarrier: false });
  return acceptedBy([...all, ...settled], { box: null, advice: null });
}
