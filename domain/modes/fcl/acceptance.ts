import { acceptedBy, type Acceptance } from '../../order/acceptance';
import { boxesIn, loadIn } from '../../order/blocks/load';
import { adviceOf } from '../../order/box-advice';
import type { OrderFacts } from '../../order/facts';
import type { Finding } from '../../order/finding';
import { carrierAndPortFindings } from '../../order/findings/carriage';
import { consistencyFindings } from '../../order/findings/consistency';
import { deadlineFindings } from '../../order/findings/deadlines';
import { loadFindings } from '../../order/findings/load';
import { paperFindings } from '../../order/findings/papers';
import { boxVerdictOf, segregationFindings } from '../../order/findings/segregation';
import type { FclForm } from './form';
import type { FclQuote } from './quote';

/** Carrier and ports, by each class; without their tables the gateway's own verdict on the sailing stands in. */
function carriageFindings({ goods, isDanger }: FclForm, quote: FclQuote | null): Finding[] {
  if (isDanger === 'N' || quote === null) return [];
  const { takers, sailing } = quote;
  if (takers) {
    const classes = new Set(goods.flatMap(({ hazardClass }) => (hazardClass === '' ? [] : [hazardClass])));
    const all = [...classes].flatMap((hazardClass) => carrierAndPortFindings({ ...takers, hazardClass }));
    // The ports say the same to every class.
    return all.filter(({ code, about }, at) => about !== 'PORT' || all.findIndex((one) => one.code === code) === at);
  }
  const { level, reason, source, edition } = sailing.acceptance;
  return [{ level, about: 'CARRIER', code: 'sailingVerdict', given: { reason }, source: { source, edition } }];
}

/** May these goods go, in these boxes, on this sailing? A draft is judged as far as it goes. */
export function fclAcceptance(form: FclForm, { quote, now, goodsOf }: OrderFacts<FclQuote>): Acceptance {
  const box = boxVerdictOf(form, goodsOf);
  const prices = quote?.sailing.price?.perBox;
  const advice = adviceOf(
    boxesIn(form.boxes),
    loadIn(form.goods),
    (type) => prices?.find((price) => price.type === type)?.total.amount ?? null,
  );
  const findings = [
    ...segregationFindings(form, box),
    ...carriageFindings(form, quote),
    ...consistencyFindings(form, goodsOf),
    ...loadFindings(advice),
    ...(quote ? deadlineFindings(quote.sailing.cutoffs, now) : []),
    ...paperFindings(form),
  ];
  return acceptedBy(findings, { box, advice });
}
