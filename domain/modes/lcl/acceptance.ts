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

/** Countries that let wooden packages in only when they are marked. */
const WOOD_MARKED = 'US CA AU NZ BR NL DE BE FR IT ES GR'.split(' ');
/** A wooden box, and a pallet. */
const WOODEN = ['4C1', 'PLT'];

type Form = Pick<LclForm, 'goods' | 'isDanger' | 'lcl' | 'stackable'>;
type Quoted = Pick<LclQuote, 'search' | 'offer' | 'rates'>;

const isStackable = ({ stackable }: Form): boolean => stackable !== 'N';

function freightOf(form: Form, { rates }: Pick<LclQuote, 'rates'>): Charges | null {
  const rows = pricedRows(form, rates);
  return rows && lclCharges({ rows, isStackable: isStackable(form) }, rates);
}

type LclOrderFields = Form & Pick<LclForm, 'services' | 'insuredValue'>;

/** The price at the rates of a quote; null where nobody can say. */
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

/** Are these the goods that the boxes were looked into for? */
function isAsQuoted(form: Form, quote: Quoted): boolean {
  const { rows } = quote.search;
  const names = form.goods.map((row) => {
    const unNo = natureOf(row, form.isDanger) === 'Y' && row.unNo.length <= 40 ? unNoIn(row.unNo) : null;
    return { unNo, group: groupIn({ ...row, unNo: unNo ?? '' }, rows) };
  });
  // No search says what is eaten, and food lies beside fewer goods than its class says.
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

/** From some volume on a box of one's own costs less. */
function ownBoxFindings(form: Form, { rates, offer }: Quoted): LclFinding[] {
  const { breakEven } = offer.detail;
  const total = freightOf(form, { rates })?.totalUsd.amount ?? 0;
  const { charged } = revenueTons(pricedRows(form, rates) ?? [], isStackable(form), rates);
  if (breakEven === null || rates.wholeBox === null || charged < breakEven || total <= rates.wholeBox) return [];
  const saved = formatMoney({ amount: total - rates.wholeBox, currency: DOLLAR });
  return [told('PASS', 'lclOwnBox', { tons: breakEven, saved })];
}

/** What others decide about these goods in a shared box of this departure. */
export const lclFindings = (form: Form, quote: Quoted, goodsOf: (row: GoodsRow) => GoodsFacts | null): LclFinding[] => [
  ...goodsFindings(goodsIn(form, goodsOf), quote.offer.detail.shed, besideIn(form, goodsOf)),
  ...neighbourFindings(form, quote),
  ...woodFindings(form, quote),
  ...ownBoxFindings(form, quote),
];

/** Both ports; who puts the goods into a box, and what is in it, is said by the shed. */
const portsFor = ({ isDanger }: Form, { takers }: Pick<LclQuote, 'takers'>): Finding[] =>
  isDanger === 'Y' && takers ? portFindings(takers) : [];

/** A yes for what the shed was asked and said nothing against: it has not been asked about goods of no class. */
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

/** The truck of the shipper, or of the house. */
const comingIn = (form: LclForm): Planned[] =>
  form.services.includes('TRK') ? fetching(form) : [{ field: 'deliverDate', at: deliveryIn(form) }];

/** May these goods go, in a box with others, on this departure? A draft is judged as far as it goes. */
export function lclAcceptance(form: LclForm, facts: OrderFacts<LclQuote>): Acceptance {
  const { quote, now, goodsOf, identityOf } = facts;
  const { goods, isDanger } = form;
  // All goods of an order share one box. A number of several entries is judged as it is where it is searched for.
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
