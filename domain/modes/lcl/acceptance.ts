import { unNoIn } from '../../goods/dangerous-goods';
import { saidBy } from '../../goods/entries';
import type { GoodsFacts } from '../../goods/facts';
import type { Charges } from '../../offer/charges';
import { acceptedBy, type Acceptance } from '../../order/findings/acceptance';
import { bookOf } from '../../mode-ids';
import type { OrderFacts } from '../../order/form/facts';
import type { Finding } from '../../rules/finding';
import { blankFindings } from '../../order/findings/blanks';
import { portFindings } from '../../order/findings/carriage';
import { classesOf } from '../../order/findings/classes';
import { consistencyFindings } from '../../order/findings/consistency';
import { deadlineFindings } from '../../order/findings/deadlines';
import { packagingFindings } from '../../order/findings/packaging';
import { paperFindings } from '../../order/findings/papers';
import { fetching, reviewFindings, type Planned } from '../../order/findings/review';
import { boxVerdictOf, segregationFindings } from '../../order/findings/segregation';
import { settledFindings } from '../../order/findings/settled';
import type { GoodsRow } from '../../goods/row';
import { dangerousIn, natureOf } from '../../goods/nature';
import { serviceLines, withServices } from '../../order/money/service-lines';
import { DOLLAR, formatMoney } from '../../values/money';
import { boxFindings } from './box-findings';
import { found as told, type LclFinding } from './finding';
import { groupIn } from './fit-asked';
import { factsOf, type LclForm } from './form';
import { deliveryIn } from './intake-rules';
import { goodsFindings } from './judging';
import { lclCharges } from './price';
import type { LclQuote } from './quote';
import { besideIn, goodsIn, pricedRows } from './reading';
import { isInQuotedBox } from './room';
import { revenueTons } from './tons';

/** Countries that require marked wooden packaging. */
const WOOD_MARKED = 'US CA AU NZ BR NL DE BE FR IT ES GR'.split(' ');
const WOODEN = ['4C1', 'PLT'];

type Form = Pick<LclForm, 'goods' | 'isDanger' | 'lcl' | 'stackable'>;
type Quoted = Pick<LclQuote, 'search' | 'offer' | 'rates'>;

const isStackable = ({ stackable }: Form): boolean => stackable !== 'N';

function freightOf(form: Form, { rates }: Pick<LclQuote, 'rates'>): Charges | null {
  const rows = pricedRows(form, rates);
  return rows && lclCharges({ rows, isStackable: isStackable(form) }, rates);
}

type LclOrderFields = Form & Pick<LclForm, 'services' | 'insuredValue'>;

export function lclPrice(form: LclOrderFields, quote: Pick<LclQuote, 'rates'>): Charges | null {
  const [freight, services] = [freightOf(form, quote), serviceLines(form, quote.rates, [])];
  return freight === null || services === null ? null : withServices(freight, services);
}

type EntryKey = { unNo: string | null; group?: string | undefined };

const namesOf = (rows: readonly EntryKey[]): string =>
  rows
    .map(({ unNo, group = '' }) => `${unNo ?? ''}${group}`)
    .toSorted()
    .join(' ');

function isAsQuoted(form: Form, quote: Quoted): boolean {
  const { rows } = quote.search;
  const names = form.goods.map((row) => {
    const unNo = natureOf(row, form.isDanger) === 'Y' && row.unNo.length <= 40 ? unNoIn(row.unNo) : null;
    return { unNo, group: groupIn({ ...row, unNo: unNo ?? '' }, rows) };
  });
  // The search does not ask about food, which is segregated more strictly than its class.
  const isFood = form.goods.some((row) => factsOf(form, row).isFood);
  return !isFood && namesOf(names) === namesOf(rows) && isInQuotedBox(form, quote);
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
  const total = freightOf(form, { rates })?.totalUsd.amount ?? 0;
  const { charged } = revenueTons(pricedRows(form, rates) ?? [], isStackable(form), rates);
  if (breakEven === null || rates.wholeBox === null || charged < breakEven || total <= rates.wholeBox) return [];
  const saved = formatMoney({ amount: total - rates.wholeBox, currency: DOLLAR });
  return [told('PASS', 'lclOwnBox', { tons: breakEven, saved })];
}

export const lclFindings = (form: Form, quote: Quoted, goodsOf: (row: GoodsRow) => GoodsFacts | null): LclFinding[] => [
  ...goodsFindings(goodsIn(form, goodsOf), quote.offer.detail.shed, besideIn(form, goodsOf)),
  ...neighbourFindings(form, quote),
  ...woodFindings(form, quote),
  ...ownBoxFindings(form, quote),
];

/** Port findings only; the warehouse (CFS) decides on loading. */
const portsFor = ({ isDanger }: Form, { takers }: Pick<LclQuote, 'takers'>): Finding[] =>
  isDanger === 'Y' && takers ? portFindings(takers) : [];

/** Licence approval when the CFS raised no objection; not given for goods without a class. */
const shedTakes = ({ isDanger, goods }: Form, { offer }: Quoted, found: readonly Finding[]): Finding[] =>
  isDanger === 'N' ||
  dangerousIn({ goods, isDanger }).some(({ hazardClass }) => hazardClass === '') ||
  found.some(({ about, code }) => about === 'LICENCE' || code === 'goodsBlank')
    ? []
    : [told('PASS', 'lclShedTakes', { shed: offer.detail.shed.nameCn })];

function quotedFindings(form: LclForm, quote: LclQuote, { now, goodsOf }: OrderFacts<LclQuote>): Finding[] {
  return [
    ...lclFindings(form, quote, goodsOf),
    ...portsFor(form, quote),
    ...deadlineFindings(quote.offer.cutoffs, now),
  ];
}

const comingIn = (form: LclForm): Planned[] =>
  form.services.includes('TRK') ? fetching(form) : [{ field: 'deliverDate', at: deliveryIn(form) }];

export function lclAcceptance(form: LclForm, facts: OrderFacts<LclQuote>): Acceptance {
  const { quote, now, goodsOf, identityOf } = facts;
  const { goods, isDanger } = form;
  // All goods share one box. A UN number with several entries is judged as in the search.
  const box = boxVerdictOf(form, (row) => saidBy({ identity: identityOf(row, 'Y'), group: row.packingGroup }));
  const found = [
    ...blankFindings({ goods, isDanger }, (row) => classesOf(row, goodsOf(row)).length > 0),
    ...segregationFindings({ goods, boxes: [] }, box),
    ...(quote ? quotedFindings(form, quote, facts) : []),
    ...consistencyFindings(form, identityOf),
    ...packagingFindings(form, { goodsOf, now, book: bookOf('LCL') }),
    ...reviewFindings(isDanger, comingIn(form), now),
    ...paperFindings(form),
  ];
  const classes = [...new Set(goods.flatMap((row) => classesOf(row, goodsOf(row))))];
  const way = quote && { ...quote.offer, takers: quote.takers };
  const settled = settledFindings(found, { isDanger, classes, way, advice: null });
  return acceptedBy([...found, ...(quote ? shedTakes(form, quote, found) : []), ...settled], { box, advice: null });
}
