import { readUnNo } from '../../goods/dangerous-goods';
import { identifiedEntry } from '../../goods/entries';
import type { GoodsFacts } from '../../goods/facts';
import type { Charges } from '../../offer/charges';
import { buildAcceptance, type Acceptance } from '../../order/findings/acceptance';
import { lawBook } from '../../mode-ids';
import type { OrderFacts } from '../../order/form/facts';
import type { Finding } from '../../rules/finding';
import { blankFindings } from '../../order/findings/blanks';
import { portFindings } from '../../order/findings/carriage';
import { rowClasses } from '../../order/findings/classes';
import { consistencyFindings, isOfBoxes } from '../../order/findings/consistency';
import { deadlineFindings } from '../../order/findings/deadlines';
import { packagingFindings } from '../../order/findings/packaging';
import { paperFindings } from '../../order/findings/papers';
import { plannedPickup, reviewFindings, type PlannedTime } from '../../order/findings/review';
import { judgeBoxSegregation, segregationFindings } from '../../order/findings/segregation';
import { settledFindings } from '../../order/findings/settled';
import type { GoodsRow } from '../../goods/row';
import { dangerousRows, rowNature } from '../../goods/nature';
import { serviceLines, withServices } from '../../order/money/service-lines';
import { DOLLAR, formatMoney } from '../../values/money';
import { boxFindings } from './box-findings';
import { found as told, type LclFinding } from './finding';
import { searchedGroup } from './fit-asked';
import { lclRowFacts, type LclForm } from './form';
import { readDeliveryTime } from './intake-rules';
import { goodsFindings } from './judging';
import { lclCharges } from './price';
import type { LclQuote } from './quote';
import { readGoodsTogether, readGoods, pricedRows } from './reading';
import { isInQuotedBox } from './room';
import { revenueTons } from './tons';

/** Countries that require marked wooden packaging. */
const WOOD_MARKED = 'US CA AU NZ BR NL DE BE FR IT ES GR'.split(' ');
const WOODEN = ['4C1', 'PLT'];

type Form = Pick<LclForm, 'goods' | 'isDanger' | 'lcl' | 'stackable'>;
type Quoted = Pick<LclQuote, 'search' | 'offer' | 'rates'>;

const isStackable = ({ stackable }: Form): boolean => stackable !== 'N';

function freightCharges(form: Form, { rates }: Pick<LclQuote, 'rates'>): Charges | null {
  const rows = pricedRows(form, rates);
  return rows && lclCharges({ rows, isStackable: isStackable(form) }, rates);
}

type LclOrderFields = Form & Pick<LclForm, 'services' | 'insuredValue'>;

export function lclPrice(form: LclOrderFields, quote: Pick<LclQuote, 'rates'>): Charges | null {
  const [freight, services] = [freightCharges(form, quote), serviceLines(form, quote.rates, [])];
  return freight === null || services === null ? null : withServices(freight, services, quote.rates);
}

type EntryKey = { unNo: string | null; group?: string | undefined };

const groupNames = (rows: readonly EntryKey[]): string =>
  rows
    .map(({ unNo, group = '' }) => `${unNo ?? ''}${group}`)
    .toSorted()
    .join(' ');

function isAsQuoted(form: Form, quote: Quoted): boolean {
  const { rows } = quote.search;
  const names = form.goods.map((row) => {
    const unNo = rowNature(row, form.isDanger) === 'Y' && row.unNo.length <= 40 ? readUnNo(row.unNo) : null;
    return { unNo, group: searchedGroup({ ...row, unNo: unNo ?? '' }, rows) };
  });
  // The search does not ask about food, which is segregated more strictly than its class.
  const isFood = form.goods.some((row) => lclRowFacts(form, row).isFood);
  return !isFood && groupNames(names) === groupNames(rows) && isInQuotedBox(form, quote);
}

function neighbourFindings(form: Form, quote: Quoted): LclFinding[] {
  if (form.isDanger === 'N') return [];
  return isAsQuoted(form, quote) ? boxFindings(quote.offer.detail) : [told('MANUAL', 'lclBoxStale')];
}

const woodFindings = ({ goods }: Form, { offer: { dst } }: Quoted): LclFinding[] =>
  WOOD_MARKED.includes((dst?.code ?? '').slice(0, 2)) && goods.some(({ packKind }) => WOODEN.includes(packKind))
    ? [told('PASS', 'lclWood')]
    : [];

function ownBoxFindings(form: Form, { rates, offer }: Quoted): LclFinding[] {
  const { breakEven } = offer.detail;
  const total = freightCharges(form, { rates })?.totalUsd.amount ?? 0;
  const { charged } = revenueTons(pricedRows(form, rates) ?? [], isStackable(form), rates);
  if (breakEven === null || rates.wholeBox === null || charged < breakEven || total <= rates.wholeBox) return [];
  const saved = formatMoney({ amount: total - rates.wholeBox, currency: DOLLAR });
  return [told('PASS', 'lclOwnBox', { tons: breakEven, saved })];
}

export const lclFindings = (form: Form, quote: Quoted, goodsOf: (row: GoodsRow) => GoodsFacts | null): LclFinding[] => [
  ...goodsFindings(readGoods(form, goodsOf), quote.offer.detail.shed, readGoodsTogether(form, goodsOf)),
  ...neighbourFindings(form, quote),
  ...woodFindings(form, quote),
  ...ownBoxFindings(form, quote),
];

/** Port findings only; the warehouse (CFS) decides on loading. */
const judgePorts = ({ isDanger }: Form, { takers }: Pick<LclQuote, 'takers'>): Finding[] =>
  isDanger === 'Y' && takers ? portFindings(takers) : [];

/** Licence approval when the CFS raised no objection; not given for goods without a class. */
const shedTakes = ({ isDanger, goods }: Form, { offer }: Quoted, found: readonly Finding[]): Finding[] =>
  isDanger === 'N' ||
  dangerousRows({ goods, isDanger }).some(({ hazardClass }) => hazardClass === '') ||
  found.some(({ about, code }) => about === 'LICENCE' || code === 'goodsBlank')
    ? []
    : [told('PASS', 'lclShedTakes', { shed: offer.detail.shed.nameCn })];

function quotedFindings(form: LclForm, quote: LclQuote, { now, goodsOf }: OrderFacts<LclQuote>): Finding[] {
  return [
    ...lclFindings(form, quote, goodsOf),
    ...judgePorts(form, quote),
    ...deadlineFindings(quote.offer.cutoffs, now),
  ];
}

const plannedTrucks = (form: LclForm): PlannedTime[] =>
  form.services.includes('TRK') ? plannedPickup(form) : [{ field: 'deliverDate', at: readDeliveryTime(form) }];

export function lclAcceptance(form: LclForm, facts: OrderFacts<LclQuote>): Acceptance {
  const { quote, now, goodsOf, identityOf } = facts;
  const { goods, isDanger } = form;
  // All goods share one box. A UN number with several entries is judged as in the search.
  const box = judgeBoxSegregation(form, (row) =>
    identifiedEntry({ identity: identityOf(row, 'Y'), group: row.packingGroup }),
  );
  const found = [
    ...blankFindings({ goods, isDanger }, (row) => rowClasses(row, goodsOf(row)).length > 0),
    ...segregationFindings({ goods, boxes: [] }, box),
    ...(quote ? quotedFindings(form, quote, facts) : []),
    ...consistencyFindings(form, identityOf).filter(isOfBoxes),
    ...packagingFindings(form, { goodsOf, now, book: lawBook('LCL') }),
    ...reviewFindings(isDanger, plannedTrucks(form), now),
    ...paperFindings(form),
  ];
  const classes = [...new Set(goods.flatMap((row) => rowClasses(row, goodsOf(row))))];
  const way = quote && { ...quote.offer, takers: quote.takers };
  const settled = settledFindings(found, { isDanger, classes, way, advice: null });
  return buildAcceptance([...found, ...(quote ? shedTakes(form, quote, found) : []), ...settled], {
    box,
    advice: null,
  });
}
