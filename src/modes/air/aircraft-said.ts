import { AIRCRAFT, airPartFor, type Aircraft, type AirVerdict } from '../../../domain/goods/air/aircraft';
import { airQuestion, isWithinAirPart } from '../../../domain/goods/air/limit';
import type { AirGlance } from '../../../domain/modes/air/glance';
import type { Package } from '../../../domain/modes/air/package';
import type { Answer } from '../../../domain/offer/answer';
import { airSearchCopy } from '../../copy/modes/air/search';

const { aircraft: copy } = airSearchCopy;

/** Never a plain yes: a package that fits still needs the airline's review. */
const LETTERS: Readonly<Record<AirVerdict['answer'], Answer>> = {
  PAX: 'R',
  CAO: 'R',
  OVER: 'N',
  FORBIDDEN: 'N',
  ASK: 'M',
  MANUAL: 'M',
};

const amount = (most: number | null | undefined, unit: string): string =>
  (most ?? null) === null ? '' : `${most} ${unit}`;

function verdictReason({ answer, limit, part }: AirVerdict, unNo: string): string {
  const unit = limit?.unit ?? '';
  switch (answer) {
    case 'PAX':
      return part?.most === null ? copy.why.noLimit : copy.why.PAX;
    case 'CAO':
      return limit?.pax ? copy.why.CAO(amount(limit.pax.most, unit)) : copy.why.none;
    case 'OVER':
      return copy.why.OVER(amount(limit?.cao?.most, unit));
    case 'ASK':
      return copy.ask[limit === null ? (airQuestion(unNo) ?? 'net') : 'net'];
    default:
      return copy.why[answer];
  }
}

/** `isPackage`: the verdict depends on the quantity per package. */
type AircraftLine = { letter: Answer | null; word: string; why: string; isPackage: boolean };

/** Verdict for a piece larger than the cargo door; `isGoing`: the goods themselves are accepted on both aircraft. */
function atTheDoors({ tooBig }: AirGlance, isGoing: boolean, letter: AircraftLine['letter']): AircraftLine | null {
  const { F, P } = tooBig;
  if (F) return { letter: 'N', word: copy.tooBig, why: copy.door(F.size, F.aircraft, F.most), isPackage: false };
  if (!P || !isGoing) return null;
  return { letter, word: copy.word.CAO, why: copy.door(P.size, P.aircraft, P.most), isPackage: false };
}

/** Verdict with its reason: by substance, by quantity, and by door size. */
export function aircraftLine(glance: AirGlance, unNo: string): AircraftLine {
  const { verdict, charge } = glance;
  if (!verdict)
    return atTheDoors(glance, true, null) ?? { letter: null, word: copy.general, why: '', isPackage: false };
  const { answer } = verdict;
  const said = { letter: LETTERS[answer], word: copy.word[answer], why: verdictReason(verdict, unNo), isPackage: true };
  if (said.letter !== 'R') return said;
  if (charge !== null) return { letter: 'M', ...copy.charge[charge], isPackage: false };
  return atTheDoors(glance, answer === 'PAX', 'R') ?? said;
}

export type Tile = { name: string; letter: Answer; why: string };

function missingPrompt({ limit, part }: AirVerdict, { net }: Package, unNo: string): string {
  if (limit === null) return copy.tiles.askList[airQuestion(unNo) ?? 'net'];
  return copy.tiles.askList[part?.isGross === true && net !== null ? 'gross' : 'net'];
}

type JudgedPackage = Package & { verdict: AirVerdict };

/** Reason a package exceeds an aircraft: over the instruction, over the aircraft's limit, or packed for another one. */
function overLimitReason({ verdict: { answer, limit, part }, net }: JudgedPackage, aircraft: Aircraft): string | null {
  if (!limit) return null;
  const onIt = airPartFor(limit, aircraft);
  if (!onIt) return copy.tiles.none[aircraft];
  if (answer === 'OVER' && part) return copy.tiles.overLimited(amount(part.most, part.isGross ? 'kg' : limit.unit));
  if (net !== null && !isWithinAirPart(onIt, net)) return copy.tiles.over(amount(onIt.most, limit.unit));
  return answer === 'CAO' && aircraft === 'P' ? copy.tiles.forFreighter : null;
}

/** Verdict for one aircraft; prohibitions come before open questions. */
function aircraftTile(judged: JudgedPackage, aircraft: Aircraft, unNo: string): Tile {
  const { verdict, charge, isDamaged, tooBig } = judged;
  const tile = (letter: Answer, why: string): Tile => ({ name: copy.tiles[aircraft], letter, why });
  if (verdict.answer === 'FORBIDDEN') return tile('N', copy.tiles.never);
  if (isDamaged) return tile('N', copy.tiles.damaged);
  if (verdict.answer === 'MANUAL') return tile('M', copy.tiles.unlisted);
  const over = overLimitReason(judged, aircraft);
  if (over !== null) return tile('N', over);
  if (tooBig[aircraft]) return tile('N', copy.tiles.door);
  if (verdict.answer === 'ASK') return tile('M', missingPrompt(verdict, judged, unNo));
  return charge === null ? tile('R', copy.tiles.review) : tile('M', copy.tiles.charge[charge]);
}

/** List of forbidden goods; an unknown UN number is not shown as allowed. */
function listTile(judged: JudgedPackage, unNo: string): Tile {
  const { verdict, isDamaged } = judged;
  const tile = (letter: Answer, why: string): Tile => ({ name: copy.tiles.list, letter, why });
  if (verdict.answer === 'FORBIDDEN') return tile('N', copy.tiles.never);
  if (isDamaged) return tile('N', copy.tiles.damaged);
  if (verdict.answer === 'MANUAL') return tile('M', copy.tiles.unlisted);
  return verdict.limit ? tile('Y', copy.tiles.listed) : tile('M', missingPrompt(verdict, judged, unNo));
}

export function aircraftTiles(pack: Package, unNo: string): Tile[] {
  const { verdict } = pack;
  if (!verdict) return [];
  const judged = { ...pack, verdict };
  return [...AIRCRAFT.toReversed().map((one) => aircraftTile(judged, one, unNo)), listTile(judged, unNo)];
}
