import { tidySum } from '../offer/containers';
import { isTurnedDown, type AuditStatus } from '../people/enterprise';
import type { Day } from '../values/days';
import type { Is } from '../shape/is';
import type { guarded } from './purchase-right-shape';

export const BUYER_PAPERS = ['HAZLIC', 'USEPROOF', 'PRECREG'] as const;
export type BuyerPaper = (typeof BUYER_PAPERS)[number];

/** A paper that staff accepted, valid until its last day. */
export type ReadPaper = { paperId: string; number: string; validTo: Day } & (
  | { paper: Exclude<BuyerPaper, 'PRECREG'> }
  /** A permit covers one substance: `kg` granted, `leftKg` not yet bought. */
  | { paper: 'PRECREG'; goodsId: string; kg: number; leftKg: number }
);
type ReadPermit = Extract<ReadPaper, { paper: 'PRECREG' }>;

export type Buyer =
  | { kind: 'PERSON'; age: number | null }
  | { kind: 'ENTERPRISE'; status: AuditStatus; name: string; papers: readonly ReadPaper[] };

export const PURCHASE_VERDICTS = [
  'BUY',
  'BUY_AWAIT_VERIFY',
  'ENQUIRE',
  'SIGN_IN',
  'ENTERPRISE_ONLY',
  'VERIFY_FIRST',
  'RETAIL_LIMIT',
  'UNDER_AGE',
  'PAPER_MISSING',
  'PAPER_EXPIRED',
  'PERMIT_MISSING',
  'PERMIT_SHORT',
] as const;
export type PurchaseVerdict = (typeof PURCHASE_VERDICTS)[number];

const BUYABLE = ['BUY', 'BUY_AWAIT_VERIFY'] as const satisfies readonly PurchaseVerdict[];
export type PurchaseBar = Exclude<PurchaseVerdict, (typeof BUYABLE)[number]>;
export const isPurchaseBar = (answer: PurchaseVerdict): answer is PurchaseBar =>
  !(BUYABLE as readonly PurchaseVerdict[]).includes(answer);
export const PURCHASE_BARS: readonly PurchaseBar[] = PURCHASE_VERDICTS.filter(isPurchaseBar);

/** Largest quantity a person may buy at once. */
export const RETAIL_MOST_KG = 100;
export const FULL_AGE = 18;

export type GuardedGoods = Is<typeof guarded>;

function personAnswer({ gate, isRetail }: GuardedGoods, age: number | null, kg: number): PurchaseVerdict {
  if (gate !== 'OPEN' || !isRetail) return 'ENTERPRISE_ONLY';
  if (age !== null && age < FULL_AGE) return 'UNDER_AGE';
  return kg <= RETAIL_MOST_KG ? 'BUY' : 'RETAIL_LIMIT';
}

/** Valid permits of a substance, earliest expiry first. */
const validPermits = (papers: readonly ReadPaper[], goodsId: string, today: Day): ReadPermit[] =>
  papers
    .filter((one) => one.paper === 'PRECREG')
    .filter((one) => one.goodsId === goodsId && one.validTo >= today)
    .toSorted((one, other) => one.validTo.localeCompare(other.validTo));

/** One permit must cover all of a substance in an order; undefined when none has enough left. */
export const permitBearing = (
  papers: readonly ReadPaper[],
  { goodsId, kg }: { goodsId: string; kg: number },
  today: Day,
): ReadPermit | undefined => validPermits(papers, goodsId, today).find(({ leftKg }) => kg <= leftKg);

function papersAnswer(
  { goodsId, gate }: GuardedGoods,
  papers: readonly ReadPaper[],
  kg: number,
  today: Day,
): PurchaseVerdict {
  const lawful = papers.filter(({ paper }) => paper !== 'PRECREG');
  if (lawful.length === 0) return 'PAPER_MISSING';
  if (lawful.every(({ validTo }) => validTo < today)) return 'PAPER_EXPIRED';
  if (gate === 'LICENCE') return 'BUY';
  if (validPermits(papers, goodsId, today).length === 0) return 'PERMIT_MISSING';
  return permitBearing(papers, { goodsId, kg }, today) ? 'BUY' : 'PERMIT_SHORT';
}

export type GuardedDemand = { guarded: GuardedGoods; kg: number };

/** `BUY…` when allowed, otherwise the first missing condition. */
export function purchaseVerdict(goods: GuardedGoods, buyer: Buyer | null, kg: number, today: Day): PurchaseVerdict {
  if (!goods.isPriced) return 'ENQUIRE';
  if (buyer === null) return 'SIGN_IN';
  if (buyer.kind === 'PERSON') return personAnswer(goods, buyer.age, kg);
  if (buyer.status === 'PASS') return goods.gate === 'OPEN' ? 'BUY' : papersAnswer(goods, buyer.papers, kg, today);
  return goods.gate === 'OPEN' && !isTurnedDown(buyer.status) ? 'BUY_AWAIT_VERIFY' : 'VERIFY_FIRST';
}

/**
 * Answer within one order: the limit of a person covers the whole order, a permit covers a substance in all grades.
 * Goods a person may not buy alone do not count.
 */
export function purchaseVerdictBeside(
  { guarded, kg }: GuardedDemand,
  beside: readonly GuardedDemand[],
  buyer: Buyer | null,
  today: Day,
): PurchaseVerdict {
  const counted = beside.filter((one) =>
    buyer?.kind === 'PERSON'
      ? purchaseVerdict(one.guarded, buyer, one.kg, today) === 'BUY'
      : one.guarded.goodsId === guarded.goodsId,
  );
  const allKg = tidySum([kg, ...counted.map((one) => one.kg)]);
  return purchaseVerdict(guarded, buyer, allKg, today);
}

/** Paper behind an order, as of that day. `kg`: amount used of a permit; null for other papers. */
export type OrderPaper = { paper: BuyerPaper; paperId: string; number: string; validTo: Day; kg: number | null };

const paperUsed = ({ paper, paperId, number, validTo }: ReadPaper, kg: number | null): OrderPaper => ({
  paper,
  paperId,
  number,
  validTo,
  kg,
});

/** Kilograms per substance that needs a permit, in all grades. */
export function permitKg(lines: readonly GuardedDemand[]): Map<string, number> {
  const kgOf = new Map<string, number>();
  for (const { guarded, kg } of lines)
    if (guarded.gate === 'PERMIT') kgOf.set(guarded.goodsId, tidySum([kgOf.get(guarded.goodsId) ?? 0, kg]));
  return kgOf;
}

/** Papers behind an order: the licence with the latest expiry, and one permit per substance. */
export function papersUsed(lines: readonly GuardedDemand[], buyer: Buyer, today: Day): OrderPaper[] {
  if (buyer.kind === 'PERSON' || lines.every(({ guarded }) => guarded.gate === 'OPEN')) return [];
  const [licence] = buyer.papers
    .filter(({ paper, validTo }) => paper !== 'PRECREG' && validTo >= today)
    .toSorted((one, other) => other.validTo.localeCompare(one.validTo));
  const permits = [...permitKg(lines)].flatMap(([goodsId, kg]) => {
    const permit = permitBearing(buyer.papers, { goodsId, kg }, today);
    return permit ? [paperUsed(permit, kg)] : [];
  });
  return [...(licence ? [paperUsed(licence, null)] : []), ...permits];
}
