import type { AirVerdict } from '../../../domain/goods/air/aircraft';
import { airQuestionOf } from '../../../domain/goods/air/limit';
import type { AirGlance } from '../../../domain/modes/air/glance';
import type { Answer } from '../../../domain/offer/answer';
import { airSearchCopy } from '../../copy/modes/air/search';

const { aircraft: copy } = airSearchCopy;

/** Nothing of it is a yes before the airline has looked: a package that fits is still for review. */
const LETTERS: Readonly<Record<AirVerdict['answer'], Answer>> = {
  PAX: 'R',
  CAO: 'R',
  OVER: 'N',
  FORBIDDEN: 'N',
  ASK: 'M',
  MANUAL: 'M',
};

const amount = (most: number | undefined, unit: string): string => (most === undefined ? '' : `${most} ${unit}`);

function whyOf({ answer, limit }: AirVerdict, unNo: string): string {
  const unit = limit?.unit ?? '';
  switch (answer) {
    case 'PAX':
      return copy.why.PAX;
    case 'CAO':
      return limit?.pax ? copy.why.CAO(amount(limit.pax.most, unit)) : copy.why.none;
    case 'OVER':
      return copy.why.OVER(amount(limit?.cao?.most, unit));
    case 'ASK':
      return copy.ask[limit === null ? (airQuestionOf(unNo) ?? 'net') : 'net'];
    default:
      return copy.why[answer];
  }
}

/** `isPackage`: it is said of how much is in a package. */
type Said = { letter: Answer | null; word: string; why: string; isPackage: boolean };

/** What the doors say, where a piece does not go in; `isGoing`: the goods themselves may go in both. */
function atTheDoors({ tooBig }: AirGlance, isGoing: boolean, letter: Said['letter']): Said | null {
  const { F, P } = tooBig;
  if (F) return { letter: 'N', word: copy.tooBig, why: copy.door(F.size, F.aircraft, F.most), isPackage: false };
  if (!P || !isGoing) return null;
  return { letter, word: copy.word.CAO, why: copy.door(P.size, P.aircraft, P.most), isPackage: false };
}

/** Passenger aircraft, freighter, or neither, and why: by the goods, by their charge, and by the doors. */
export function saidOf(glance: AirGlance, unNo: string): Said {
  const { verdict, charge } = glance;
  if (!verdict)
    return atTheDoors(glance, true, null) ?? { letter: null, word: copy.general, why: '', isPackage: false };
  const { answer } = verdict;
  const said = { letter: LETTERS[answer], word: copy.word[answer], why: whyOf(verdict, unNo), isPackage: true };
  if (said.letter !== 'R') return said;
  if (charge !== null) return { letter: 'M', ...copy.charge[charge], isPackage: false };
  return atTheDoors(glance, answer === 'PAX', 'R') ?? said;
}
