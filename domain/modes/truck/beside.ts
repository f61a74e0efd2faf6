import { checkPair, type SegregatedGoods } from '../../goods/segregation';
import { isGeneral } from '../../goods/segregation-reasons';
import type { FaultValues } from '../../rules/fault';
import { GENERAL, isLittle, type TruckRow } from './cargo';
import { BESIDE } from './finding';

type BesideCode = (typeof BESIDE)[number];
/** What goods that share a truck say to each other. */
export type Beside = Partial<Record<BesideCode, FaultValues>>;

const CODES = { BLOCK: 'truckPartClash', NEED_APPROVAL: 'truckPartAsk', MANUAL: 'truckPartUntold' } as const;

/** What one of them says to one that is aboard; null where they get on. */
function pairCode(mine: TruckRow, theirs: SegregatedGoods): BesideCode | null {
  const own = mine.isDanger ? mine.apart : GENERAL;
  if (isGeneral(own) !== isGeneral(theirs)) return 'truckPartGeneral';
  const { level } = checkPair(own, theirs);
  return level === 'PASS' || level === 'PASS_CHECK_DGL' ? null : CODES[level];
}

/** Strangers load blind: the table of the sea holds as it stands. Limited and excepted quantities are left out of it, and still weigh. */
export function besideOf(rows: readonly TruckRow[], aboard: readonly SegregatedGoods[]): Beside {
  const said: Beside = {};
  for (const mine of rows.filter((row) => !isLittle(row))) {
    for (const theirs of aboard.filter(({ isLimited }) => !isLimited)) {
      const code = pairCode(mine, theirs);
      if (code) said[code] ??= { goods: mine.name, class: theirs.hazardClass ?? '' };
    }
  }
  return said;
}

/** As an offer tells it, and back: who is aboard is seen by the gateway alone. */
export const toldBeside = (said: Beside): { code: BesideCode; given: FaultValues }[] =>
  BESIDE.flatMap((code) => {
    const given = said[code];
    return given ? [{ code, given }] : [];
  });

/** Limited and excepted quantities of the very goods that were asked about are left out of what was told. */
export const heardBeside = (
  told: readonly { code: BesideCode; given: FaultValues }[],
  rows: readonly TruckRow[],
): Beside => (rows.every(isLittle) ? {} : Object.fromEntries(told.map(({ code, given }) => [code, given])));
