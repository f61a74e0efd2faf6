import type { TankFindingCode } from '../../../domain/modes/tank/finding';
import { perKg } from '../../../domain/modes/tank/list';
import type { TankOffer } from '../../../domain/modes/tank/quote';
import { offerAnswer, isShut } from '../../../domain/offer/answer';

/** Findings another quantity would resolve; such a tank stays listed, without a price. */
const OF_AMOUNT: readonly TankFindingCode[] = [
  'tankBetween',
  'tankUnderFill',
  'tankOverFill',
  'tankOverLoad',
  'tankNever',
];

const refusals = ({ detail }: TankOffer) => detail.findings.filter(({ level }) => level === 'BLOCK');

/** True if the tank suits the goods at some quantity. */
export const isMeant = (offer: TankOffer): boolean => refusals(offer).every(({ code }) => OF_AMOUNT.includes(code));

export const isFitting = (offer: TankOffer): boolean => isMeant(offer) && offerAnswer(offer) !== 'N';

const isLittle = ({ detail }: TankOffer): boolean => detail.plan?.kind === 'fits' && detail.plan.isLittle;

/** Bookable tanks first; among them nearly empty ones last. */
const rank = (offer: TankOffer): number => 2 * Number(isShut(offerAnswer(offer))) + Number(isLittle(offer));

/** Unpriced tanks last. */
const byKg = (one: TankOffer, other: TankOffer): number =>
  (perKg(one) ?? Number.MAX_SAFE_INTEGER) - (perKg(other) ?? Number.MAX_SAFE_INTEGER);

/** Tanks of one kind give the same finding on quantity, so only the first is listed. */
const isFirstOfKind = ({ detail }: TankOffer, at: number, all: readonly TankOffer[]): boolean =>
  all.findIndex((one) => one.detail.tank === detail.tank) === at;

/**
 * List order, but tanks that do not fit the quantity come after those that do, and nearly empty ones last among those.
 */
export function partedRows(rows: readonly TankOffer[], byTon = false): { listed: TankOffer[]; leftOut: TankOffer[] } {
  const meant = rows.filter(isMeant);
  const fitting = meant
    .filter(isFitting)
    .toSorted((one, other) => rank(one) - rank(other) || (byTon ? byKg(one, other) : 0));
  const others = meant.filter((offer) => !isFitting(offer)).filter(isFirstOfKind);
  return { listed: [...fitting, ...others], leftOut: rows.filter((offer) => !isMeant(offer)) };
}

export const findClosingTank = (rows: readonly TankOffer[], than: TankOffer): TankOffer | undefined =>
  rows.find(
    (offer) => offer.detail.tank !== than.detail.tank && isFitting(offer) && offer.detail.plan?.kind === 'fits',
  );

/** For example `T4、T5、T7–T22`; consecutive codes are joined. */
export function codesInWords(codes: readonly string[]): string {
  const numbers = codes.map((code) => Number(code.slice(1))).toSorted((one, other) => one - other);
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs
    .flatMap(([first, last]) => {
      if (first === last) return [`T${first}`];
      return last === first + 1 ? [`T${first}`, `T${last}`] : [`T${first}–T${last}`];
    })
    .join('、');
}
