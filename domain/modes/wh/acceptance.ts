import { buildAcceptance, type Acceptance } from '../../order/findings/acceptance';
import { lawBook } from '../../mode-ids';
import { byBook } from '../../order/findings/book';
import type { OrderFacts } from '../../order/form/facts';
import type { GoodsRow } from '../../goods/row';
import type { Finding } from '../../rules/finding';
import { blankFindings } from '../../order/findings/blanks';
import { rowClasses } from '../../order/findings/classes';
import { consistencyFindings } from '../../order/findings/consistency';
import { packagingFindings } from '../../order/findings/packaging';
import { paperFindings } from '../../order/findings/papers';
import { judgeBoxSegregation, segregationFindings } from '../../order/findings/segregation';
import { reviewFindings, type PlannedTime } from '../../order/findings/review';
import { settledFindings } from '../../order/findings/settled';
import { besideFindings } from './beside';
import { isDay } from '../../values/days';
import { found, type WhFinding } from './finding';
import type { WhForm } from './form';
import { gateHourStart } from './gate';
import { goodsFindings, type WhGoods } from './judging';
import { majorTogether } from './major';
import type { WhQuote } from './quote';
import { readGoods, tonsToStore } from './reading';
import { GRAMS_PER_TON, leastFree, readStay } from './stay';
import { truckDay } from './trucks';

const sortedNames = (names: readonly string[]): string => names.toSorted().join(' ');

/** Goods typed with a class other than their UN number's were never checked against stored goods. */
function hasLibraryClass(row: GoodsRow, { goodsOf }: Pick<OrderFacts, 'goodsOf'>): boolean {
  const known = goodsOf(row);
  if (row.hazardClass === '' || !known) return true;
  return row.hazardClass === known.hazardClass && sortedNames(row.subRisks) === sortedNames(known.subRisks);
}

function areAsQuoted(form: WhForm, { search }: WhQuote, facts: Pick<OrderFacts, 'goodsOf'>): boolean {
  const isDanger = form.isDanger === 'Y';
  const asked = (isDanger ? search.unNo : search.goods) ?? '';
  const said = form.goods.map(({ unNo, nameCn }) => (isDanger ? unNo : nameCn).trim());
  const isKnown = !isDanger || form.goods.every((row) => hasLibraryClass(row, facts));
  return form.isDanger === search.isDanger && isKnown && said.every((name) => name === '' || name === asked);
}

function stayFinding(form: WhForm): WhFinding {
  const field = isDay(form.inDate) ? 'days' : 'inDate';
  return found('MANUAL', form[field].trim() === '' ? 'whStayBlank' : 'whStayWrong', { field });
}

/** Segregation against stored goods, once goods and days are entered and match the search. */
function neighbourFindings(
  form: WhForm,
  quote: WhQuote,
  facts: Pick<OrderFacts, 'goodsOf'>,
  goods: readonly WhGoods[],
): WhFinding[] {
  const { detail } = quote.offer;
  const stay = readStay(form);
  const isOutside = stay !== null && (stay.from < detail.stay.from || stay.to > detail.stay.to);
  if (!areAsQuoted(form, quote, facts) || isOutside) return [found('MANUAL', 'whStale')];
  if (stay === null) return [stayFinding(form)];
  if (goods.length === 0) return [];
  return [
    ...besideFindings(
      detail,
      goods.map(({ name }) => name),
    ),
    ...majorTogether(goods, detail.majorInside ?? 0, detail.warehouse.nameCn),
  ];
}

/** Sorting has no tariff; the warehouse quotes it. */
const sortingFindings = ({ sorting }: Pick<WhForm, 'sorting'>): WhFinding[] =>
  sorting.trim() === '' ? [] : [found('NEED_APPROVAL', 'whSorting', { sorting: sorting.trim() })];

function quotedFindings(form: WhForm, quote: WhQuote, facts: Pick<OrderFacts, 'identityOf' | 'goodsOf'>): WhFinding[] {
  const { room, warehouse } = quote.offer.detail;
  const temp = form.storageTemp === '' ? room.temp : form.storageTemp;
  const asked = { room, store: warehouse.nameCn, temp, days: readStay(form)?.days ?? 0 };
  const goods = readGoods(form, facts);
  return [...goodsFindings(goods, asked), ...neighbourFindings(form, quote, facts, goods), ...sortingFindings(form)];
}

function roomFindings(form: WhForm, { offer: { detail } }: WhQuote): WhFinding[] {
  const [stay, tons] = [readStay(form), tonsToStore(form)];
  if (tons === 0 || tons > detail.room.tons) return [];
  const least = stay ? leastFree(detail.free, stay) / GRAMS_PER_TON : detail.room.tons;
  if (tons > least) return [found('BLOCK', 'whShort', { least, tons })];
  return [found('PASS', 'whFits', { tons, most: detail.room.tons })];
}

function buildPassFinding({ offer: { detail } }: WhQuote, all: readonly Finding[]): WhFinding[] {
  const isAsked = all.every(
    ({ about, code }) => about !== 'LICENCE' && code !== 'goodsBlank' && code !== 'goodsUnread',
  );
  return isAsked ? [found('PASS', 'whTakes', { store: detail.warehouse.nameCn })] : [];
}

const plannedTrucks = (form: WhForm): PlannedTime[] =>
  form.inbound.map((row, at) => ({ field: `inbound.${at}.slot`, at: gateHourStart(truckDay(row, form), row.slot) }));

export function whAcceptance(form: WhForm, facts: OrderFacts<WhQuote>): Acceptance {
  const { quote, now, goodsOf, identityOf } = facts;
  const { goods, isDanger } = form;
  // All goods of an order share one room.
  const box = judgeBoxSegregation(form, goodsOf);
  const all: Finding[] = [
    ...blankFindings({ goods, isDanger }, (row) => rowClasses(row, goodsOf(row)).length > 0),
    ...segregationFindings({ goods, boxes: [] }, box),
    ...(quote ? [...quotedFindings(form, quote, facts), ...roomFindings(form, quote)] : []),
    ...consistencyFindings(form, identityOf),
    ...packagingFindings(form, { goodsOf, now, book: lawBook('WH') }),
    ...reviewFindings(isDanger, plannedTrucks(form), now),
    ...paperFindings(form),
  ];
  const classes = [...new Set(goods.flatMap((row) => rowClasses(row, goodsOf(row))))];
  const settled = settledFindings(all, { isDanger, classes, way: null, advice: null });
  const yes = quote ? buildPassFinding(quote, all) : [];
  return buildAcceptance([...all, ...yes, ...settled].map(byBook(lawBook('WH'))), { box, advice: null });
}
