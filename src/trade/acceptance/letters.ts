import type { Check } from '../../../domain/order/findings/checks';
import type { VerdictLevel } from '../../../domain/goods/verdict';
import type { VerdictLetter } from '../../ui/mark/verdict-pill';

export const LETTERS: Readonly<Record<VerdictLevel, VerdictLetter>> = {
  PASS: 'Y',
  PASS_CHECK_DGL: 'Y',
  NEED_APPROVAL: 'R',
  MANUAL: 'M',
  BLOCK: 'N',
};

/** Blocking first; unknown before allowed. */
const ORDER = 'NRMY';

const rank = (letter: VerdictLetter): number => ORDER.indexOf(letter);

export const letterOfCheck = ({ level, unchecked }: Check): VerdictLetter =>
  LETTERS[unchecked === null ? level : 'MANUAL'];

export const inOrder = (checks: readonly Check[]): Check[] =>
  checks.toSorted((one, other) => rank(letterOfCheck(one)) - rank(letterOfCheck(other)));
