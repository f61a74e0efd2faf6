import { checkPair, type SegregatedGoods } from '../../goods/segregation';
import { isGeneral } from '../../goods/segregation-reasons';
import type { FaultValues } from '../../rules/fault';
import { GENERAL, isLittle, type TruckRow } from './cargo';
import { BESIDE } from './finding';

type BesideCode = (typeof BESIDE)[number];
export type BesideFaults = Partial<Record<BesideCode, FaultValues>>;

const CODES = { BLOCK: 'truckPartClash', NEED_APPROVAL: 'truckPartAsk', MANUAL: 'truckPartUntold' } as const;

function pairCode(mine: TruckRow, theirs: SegregatedGoods): BesideCode | null {
  const own = mine.isDanger ? mine.apart : GENERAL;
  if (isGeneral(own) !== isGeneral(theirs)) return 'truckPartGeneral';
  const { level } = checkPair(own, theirs);
  return level === 'PASS' || level === 'PASS_CHECK_DGL' ? null : CODES[level];
}

/**
 * Shippers of a shared truck do not know each other, so the IMDG segregation table applies in full. Limited and
 * excepted quantities are exempt but count in weight.
 */
export function judgeGoodsTogether(rows: readonly TruckRow[], aboard: readonly SegregatedGoods[]): BesideFaults {
  const said: BesideFaults = {};
  for (const mine of rows.filter((row) => !isLittle(row))) {
    for (const theirs of aboard.filter(({ isLimited }) => !isLimited)) {
      const code = pairCode(mine, theirs);
      if (code) said[code] ??= { goods: mine.name, class: theirs.hazardClass ?? '' };
    }
  }
  return said;
}

/** Serialized for offers; only the gateway sees who is on board. */
export const toldBeside = (said: BesideFaults): { code: BesideCode; given: FaultValues }[] =>
  BESIDE.flatMap((code) => {
    const given = said[code];
    return given ? [{ code, given }] : [];
  });

/** Drops the warnings when all requested goods are limited or excepted quantities, which are exempt. */
export const heardBeside = (
  told: readonly { code: BesideCode; given: FaultValues }[],
  rows: readonly TruckRow[],
): BesideFaults => (rows.every(isLittle) ? {} : Object.fromEntries(told.map(({ code, given }) => [code, given])));
