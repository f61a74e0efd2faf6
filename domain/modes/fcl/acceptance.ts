import type { HazardClass } from '../../goods/dangerous-goods';
import type { GoodsFacts } from '../../goods/facts';
import { acceptedBy, type Acceptance } from '../../order/acceptance';
import { boxesIn, loadIn } from '../../order/blocks/load';
import { adviceOf } from '../../order/box-advice';
import type { OrderFacts } from '../../order/facts';
import type { Finding } from '../../order/finding';
import type { GoodsRow } from '../../order/form';
import { carrierAndPortFindings } from '../../order/findings/carriage';
import { consistencyFindings } from '../../order/findings/consistency';
import { deadlineFindings } from '../../order/findings/deadlines';
import { loadFindings } from '../../order/findings/load';
import { paperFindings } from '../../order/findings/papers';
import { boxVerdictOf, segregationFindings } from '../../order/findings/segregation';
import type { FclForm } from './form';
import type { FclQuote } from './quote';

/** Every danger of a row, as it was typed and as the library knows it: nobody is taken on board under a milder name. */
const classesOf = ({ hazardClass, subRisks }: GoodsRow, known: GoodsFacts | null): HazardClass[] => [
  ...(hazardClass === '' ? [] : [hazardClass]),
  ...subRisks,
  ...(known?.hazardClass ? [known.hazardClass] : []),
  ...(known?.subRisks ?? []),
];

/** Carrier and ports, by each class; without their tables the gateway's own verdict on the sailing stands in. */
function carriageFindings(form: FclForm, { quote, goodsOf }: OrderFacts<FclQuote>): Finding[] {
  if (form.isDanger === 'N' || quote === null) return [];
  const { takers, offer } = quote;
  if (takers) {
    const classes = new Set(form.goods.flatMap((row) => classesOf(row, goodsOf(row))));
    const all = [...classes].flatMap((hazardClass) => carrierAndPortFindings({ ...takers, hazardClass }));
    // The ports say the same to every class.
    return all.filter(({ code, about }, at) => about !== 'PORT' || all.findIndex((one) => one.code === code) === at);
  }
  const { level, reason, source, edition } = offer.acceptance;
  return [{ level, about: 'CARRIER', code: 'sailingVerdict', given: { reason }, source: { source, edition } }];
}

/** May these goods go, in these boxes, on this sailing? A draft is judged as far as it goes. */
export function fclAcceptance(form: FclForm, facts: OrderFacts<FclQuote>): Acceptance {
  const { quote, now, goodsOf, identityOf } = facts;
  const box = boxVerdictOf(form, goodsOf);
  const prices = quote?.offer.price?.units;
  const advice = adviceOf(
    boxesIn(form.boxes),
    loadIn(form.goods),
    (type) => prices?.find(({ unit }) => unit === type)?.total.amount ?? null,
  );
  const findings = [
    ...segregationFindings(form, box),
    ...carriageFindings(form, facts),
    ...consistencyFindings(form, identityOf),
    ...loadFindings(advice),
    ...(quote ? deadlineFindings(quote.offer.cutoffs, now) : []),
    ...paperFindings(form),
  ];
  return acceptedBy(findings, { box, advice });
}
