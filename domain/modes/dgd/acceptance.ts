import { answerCalendar } from '../../values/days-off';
import { ACCEPTED_WITHIN_HOURS } from '../../desk/promised';
import { readUnNo } from '../../goods/dangerous-goods';
import { findAirLimit } from '../../goods/air/limit';
import type { GoodsFacts } from '../../goods/facts';
import { classByNumber, isNeverHandled } from '../../goods/never-handled';
import { buildAcceptance, type Acceptance } from '../../order/findings/acceptance';
import type { OrderFacts } from '../../order/form/facts';
import type { Finding } from '../../rules/finding';
import { serviceType } from './fields';
import { earliestCompletion } from './field-rules';
import { consistencyFindings } from '../../order/findings/consistency';
import { found } from './finding';
import type { DgdForm } from './form';
import { serviceHours } from './hours';
import { OWN } from './own';
import type { DgdQuote } from './quote';

/** Only this service accepts its papers later. */
const WITHOUT_FILES = '2';
const NEVER_HANDLED = new Set(['6', '7', '8']);

/** The desk compares names with UN numbers; waste is exempt from it. */
const NAMED: readonly Finding['code'][] = [
  'nameOther',
  'nameForeign',
  'nameUnknown',
  'goodsUnread',
  'wasteGoods',
  'emptyGoods',
];

function isForbiddenByAir(goods: GoodsFacts | null): boolean {
  const limit = findAirLimit(goods?.unNo ?? '', { group: goods?.packingGroup ?? null, percent: null });
  return limit !== null && limit !== 'ASK' && limit.pax === null && limit.cao === null;
}

/** Findings from UN numbers alone, in the library or not. A number does not identify division 1.4. */
function numberFindings(form: DgdForm, facts: OrderFacts<DgdQuote>): Finding[] {
  const beside = OWN.asks('together', form, facts)
    ? form.together.map(({ unNo, name }) => ({ unNo, nameCn: name }))
    : [];
  const unread = form.goods.filter((row) => facts.goodsOf(row) === null);
  return [...unread, ...beside].flatMap(({ unNo: typed, nameCn }) => {
    const unNo = readUnNo(typed) ?? '';
    const hazard = classByNumber(unNo);
    if (hazard === null) return [];
    return hazard === '1'
      ? [found('MANUAL', 'dgdExplosive', { unNo })]
      : [found('BLOCK', 'dgdForbidden', { goods: nameCn.trim() || `UN ${unNo}` })];
  });
}

function goodsFindings(form: DgdForm, facts: OrderFacts<DgdQuote>): Finding[] {
  const [row] = form.goods;
  const type = serviceType(facts);
  const isWritten =
    row !== undefined && [row.nameCn.trim(), form.isMixture, form.physState].every((said) => said !== '');
  if (!isWritten || type === null) return [found('MANUAL', 'dgdBlank')];
  const [goods, named] = [facts.goodsOf(row), row.nameCn.trim()];
  const classes = [
    goods?.hazardClass ?? row.hazardClass,
    ...(OWN.asks('hazardClass', form, facts) ? [form.hazardClass] : []),
  ];
  return [
    ...(readUnNo(row.unNo) !== null && goods === null ? [found('MANUAL', 'dgdUnknown')] : []),
    ...(NEVER_HANDLED.has(type) && readUnNo(row.unNo) === null && goods === null
      ? [found('MANUAL', 'dgdUnnumbered', { goods: named })]
      : []),
    ...(NEVER_HANDLED.has(type) && classes.some(isNeverHandled)
      ? [found('BLOCK', 'dgdForbidden', { goods: named })]
      : []),
    ...(NEVER_HANDLED.has(type) ? numberFindings(form, facts) : []),
    ...(type === '5' && isForbiddenByAir(goods) ? [found('PASS', 'dgdAirForbidden')] : []),
  ];
}

export function dgdAcceptance(form: DgdForm, facts: OrderFacts<DgdQuote>): Acceptance {
  const { quote, now } = facts;
  // Goods not looked up yet count as unknown.
  const isUnread = form.goods.every((row) => facts.goodsOf(row) === null);
  const named = consistencyFindings(form, facts.identityOf).filter(
    ({ code }) => NAMED.includes(code) && !(isUnread && code === 'goodsUnread'),
  );
  const all: Finding[] = [...goodsFindings(form, facts), ...named];
  const isUntold =
    quote !== null &&
    earliestCompletion(now, serviceHours(quote.offer.detail, form.isRush), answerCalendar(quote.offer)) === null;
  const findings = [
    ...all,
    ...(serviceType(facts) !== WITHOUT_FILES && form.files.length === 0
      ? [found('NEED_APPROVAL', 'dgdNoFile', { hours: ACCEPTED_WITHIN_HOURS })]
      : []),
    ...(isUntold ? [found('MANUAL', 'dgdUntoldDays')] : []),
    ...(all.length === 0 ? [found('PASS', 'dgdTaken')] : []),
  ];
  return buildAcceptance(findings, { box: null, advice: null });
}
