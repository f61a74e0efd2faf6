import { unNoIn } from '../../goods/dangerous-goods';
import type { GoodsFacts } from '../../goods/facts';
import type { Charges } from '../../offer/charges';
import type { GoodsRow } from '../../order/form';
import { boxFindings } from './box-findings';
import { found, type LclFinding } from './finding';
import type { LclRead } from './form';
import { goodsFindings } from './judging';
import { lclCharges } from './price';
import type { LclQuote } from './quote';
import { goodsIn, pricedRows } from './reading';
import { revenueTons } from './tons';

/** Countries that let wooden packages in only when they are marked. */
const WOOD_MARKED = 'US CA AU NZ BR NL DE BE FR IT ES GR'.split(' ');
/** A wooden box, and a pallet. */
const WOODEN = ['4C1', 'PLT'];

type Form = Pick<LclRead, 'goods' | 'isDanger' | 'lcl' | 'stackable'>;
type Quoted = Pick<LclQuote, 'search' | 'offer' | 'rates'>;

const isStackable = ({ stackable }: Form): boolean => stackable !== 'N';

/** The price at the rates of a quote; null where nobody can say. */
export const lclPrice = (form: Form, { rates }: Pick<LclQuote, 'rates'>): Charges | null =>
  lclCharges({ rows: pricedRows(form), isStackable: isStackable(form) }, rates);

const numbersOf = (numbers: readonly (string | null)[]): string =>
  numbers
    .map((unNo) => unNo ?? '')
    .toSorted()
    .join(' ');

/** Are these the goods that the boxes were looked into for? */
const isAsQuoted = ({ goods }: Form, { search }: Quoted): boolean =>
  numbersOf(goods.map(({ unNo }) => (unNo.length <= 40 ? unNoIn(unNo) : null))) ===
  numbersOf(search.rows.map(({ unNo }) => unNo));

function neighbourFindings(form: Form, quote: Quoted): LclFinding[] {
  if (form.isDanger === 'N') return [];
  return isAsQuoted(form, quote) ? boxFindings(quote.offer.detail) : [found('MANUAL', 'lclBoxStale')];
}

const woodFindings = ({ goods }: Form, { offer: { dst } }: Quoted): LclFinding[] =>
  WOOD_MARKED.includes((dst?.code ?? '').slice(0, 2)) && goods.some(({ packKind }) => WOODEN.includes(packKind))
    ? [found('PASS', 'lclWood')]
    : [];

/** From some volume on a box of one's own costs less. */
function ownBoxFindings(form: Form, { rates, offer }: Quoted): LclFinding[] {
  const { breakEven } = offer.detail;
  const total = lclPrice(form, { rates })?.totalUsd.amount ?? 0;
  const { charged } = revenueTons(pricedRows(form), isStackable(form), rates);
  if (breakEven === null || rates.wholeBox === null || charged < breakEven || total <= rates.wholeBox) return [];
  return [found('PASS', 'lclOwnBox', { tons: breakEven, saved: total - rates.wholeBox })];
}

/** What others decide about these goods in a shared box of this departure. */
export const lclFindings = (form: Form, quote: Quoted, goodsOf: (row: GoodsRow) => GoodsFacts | null): LclFinding[] => [
  ...goodsFindings(goodsIn(form, goodsOf), quote.offer.detail.shed),
  ...neighbourFindings(form, quote),
  ...woodFindings(form, quote),
  ...ownBoxFindings(form, quote),
];
