import { MOST_Q } from '../../goods/air/q-value';
import type { Charges } from '../../offer/charges';
import { buildAcceptance, type Acceptance } from '../../order/findings/acceptance';
import { lawBook } from '../../mode-ids';
import { byBook } from '../../order/findings/book';
import type { GoodsRow } from '../../goods/row';
import type { OrderFacts } from '../../order/form/facts';
import type { Finding } from '../../rules/finding';
import { blankFindings } from '../../order/findings/blanks';
import { rowClasses } from '../../order/findings/classes';
import { consistencyFindings } from '../../order/findings/consistency';
import { controlFindings } from '../../order/findings/controls';
import { deadlineFindings, withDeadlineSource } from '../../order/findings/deadlines';
import { paperFindings } from '../../order/findings/papers';
import { plannedPickup, reviewFindings } from '../../order/findings/review';
import { settledFindings } from '../../order/findings/settled';
import { rowsWithout } from '../../order/papers/papers';
import { serviceLines, withServices } from '../../order/money/service-lines';
import { parseWholeNumber } from '../../values/typed-number';
import { alternativeAirport, stopCountries } from './airports';
import { FLIGHT_CUTOFFS, found as told, type AirFinding, found } from './finding';
import { airRowFacts, type AirForm } from './form';
import { goodsFindings, type Flight } from './judging';
import { outerQ } from './outer';
import { pieceFindings } from './pieces';
import { airCharges } from './price';
import type { AirQuote } from './quote';
import { readGoods, readMeasuredSizes, readPriceInput, readSizes } from './reading';
import { findPackKind, type PackFamily } from '../../goods/packaging/kinds';
import { packagingFindings } from '../../order/findings/packaging';
import { rowUnNumber } from '../../order/goods/hazards';

const IBC: readonly PackFamily[] = ['IBC', 'FLEX_IBC'];
/** Packagings with air instructions of their own, which the product does not list. */
const BY_HAND: readonly PackFamily[] = ['LARGE', 'TANK'];
/** Only UN number that may fly in IBCs (PI 956). */
const IN_IBC = '3077';

function notFlown(form: AirForm, at: number): AirFinding | null {
  const row = form.goods[at];
  const kind = row && findPackKind(row.packKind);
  if (!row || !kind) return null;
  const given = { row: at + 1, pack: kind.nameCn };
  if (IBC.includes(kind.family)) return found(rowUnNumber(row) === IN_IBC ? 'MANUAL' : 'BLOCK', 'airPackIbc', given);
  return BY_HAND.includes(kind.family) ? found('MANUAL', 'airPackByHand', given) : null;
}

/**
 * Refusals of the common packing chapter also apply by air. Accepted packagings still need the airline's check: no list
 * of the inner packagings exists here.
 */
const flownPackagings = (form: AirForm, goodsOf: OrderFacts['goodsOf'], now: number): Finding[] =>
  packagingFindings(form, { goodsOf, now, book: lawBook('AIR') }).map((one, at) => {
    const row = form.goods[at];
    const own = notFlown(form, at);
    if (own && one.level !== 'BLOCK') return own;
    const pi = row ? airRowFacts(form, row).pi.trim() : '';
    return one.code === 'packFits' && pi !== '' ? found('PASS', 'airPackFits', { ...one.given, pi }) : one;
  });

export function airPrice(
  form: AirForm,
  { rates }: Pick<AirQuote, 'rates'>,
  goodsOf: OrderFacts['goodsOf'],
): Charges | null {
  const priced = readPriceInput(form, rates, goodsOf);
  const freight = priced && airCharges(priced, rates);
  const services = serviceLines(form, rates, []);
  return freight === null || services === null ? null : withServices(freight, services, rates);
}

function buildFlight({ offer, takers }: AirQuote): Flight {
  const { supplier, org, dst, detail } = offer;
  const next = detail.freighter;
  return {
    aircraft: detail.aircraft,
    airline: supplier?.nameCn ?? '',
    takes: detail.takes,
    org: org?.nameCn ?? '',
    instead: takers?.orgHandling === 'NONE' ? alternativeAirport(org?.code ?? '') : null,
    freighter: next && { flight: next.flight, from: next.org.nameCn, day: next.day.slice(5) },
    countries: stopCountries([dst?.code, detail.via?.code]),
  };
}

/** Outer packages whose Q value is unknown go to manual review; a Q above the limit blocks. */
function outerFindings(form: AirForm, { aircraft }: Flight): AirFinding[] {
  const numbers = form.goods.map((row) => airRowFacts(form, row).outer.trim()).filter((outer) => outer !== '');
  // `01` and `1` name the same package.
  const outers = new Set(numbers.map((outer) => String(parseWholeNumber(outer) ?? outer)));
  return [...outers].flatMap((outer) => {
    const q = form.isDanger === 'N' ? 0 : outerQ(form, outer, aircraft);
    if (q === null) return [told('MANUAL', 'airQUnread', { outer })];
    return q > MOST_Q ? [told('BLOCK', 'airQOver', { outer, q })] : [];
  });
}

function measuredFindings(form: AirForm, { aircraft }: Flight): AirFinding[] {
  const found = pieceFindings(readSizes(form) ?? [], aircraft);
  // Drop the PASS findings of unmeasured pieces.
  if (readMeasuredSizes(form)) return found;
  return [...found.filter(({ level }) => level !== 'PASS'), told('MANUAL', 'airPiecesUnread')];
}

function quotedFindings(form: AirForm, quote: AirQuote, { now, identityOf }: OrderFacts<AirQuote>): Finding[] {
  const flight = buildFlight(quote);
  const goods = readGoods(form, identityOf);
  // Hide the `airBeside` pass while any row is still blank.
  const isTold = goods.length === form.goods.length;
  return [
    ...goodsFindings(goods, flight).filter(({ code }) => isTold || code !== 'airBeside'),
    ...outerFindings(form, flight),
    ...measuredFindings(form, flight),
    ...deadlineFindings(quote.offer.cutoffs, now),
  ];
}

/** Flights ask the share of some goods in a field of their own. */
const withShare = (row: GoodsRow, { air }: AirForm): GoodsRow => {
  const share = row.share || air[row.key]?.percent;
  return share ? { ...row, share } : row;
};

export function airAcceptance(form: AirForm, facts: OrderFacts<AirQuote>): Acceptance {
  const { quote, now, goodsOf, identityOf } = facts;
  const { goods, isDanger } = form;
  const found = [
    ...blankFindings({ goods, isDanger }, (row) => rowClasses(row, goodsOf(row)).length > 0),
    ...(quote ? quotedFindings(form, quote, facts) : []),
    ...consistencyFindings({ isDanger, goods: goods.map((row) => withShare(row, form)) }, identityOf, 'AIR'),
    ...flownPackagings(form, goodsOf, now),
    ...reviewFindings(isDanger, plannedPickup(form), now),
    ...paperFindings(form),
    ...controlFindings(form, identityOf),
    ...rowsWithout(['COND'], form).map(({ row }) => told('PASS', 'airCondMissing', { row })),
  ];
  const classes = [...new Set(goods.flatMap((row) => rowClasses(row, goodsOf(row))))];
  const way = quote && { ...quote.offer, takers: quote.takers };
  const settled = settledFindings(found, { isDanger, classes, way, advice: null });
  return buildAcceptance([...found, ...settled].map(withDeadlineSource(FLIGHT_CUTOFFS)).map(byBook(lawBook('AIR'))), {
    box: null,
    advice: null,
  });
}
