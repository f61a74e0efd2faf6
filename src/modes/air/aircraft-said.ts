import { AIRCRAFT, airPartOn, type Aircraft, type AirVerdict } from '../../../domain/goods/air/aircraft';
import { airQuestionOf, holds } from '../../../domain/goods/air/limit';
import type { AirGlance } from '../../../domain/modes/air/glance';
import type { Package } from '../../../domain/modes/air/package';
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

const amount = (most: number | null | undefined, unit: string): string =>
  (most ?? null) === null ? '' : `${most} ${unit}`;

function whyOf({ answer, limit, part }: AirVerdict, unNo: string): string {
  const unit = limit?.unit ?? '';
  switch (answer) {
    case 'PAX':
      return part?.most === null ? copy.why.noLimit : copy.why.PAX;
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
type AircraftLine = { letter: Answer | null; word: string; why: string; isPackage: boolean };

/** What the doors say, where a piece does not go in; `isGoing`: the goods themselves may go in both. */
function atTheDoors({ tooBig }: AirGlance, isGoing: boolean, letter: AircraftLine['letter']): AircraftLine | null {
  const { F, P } = tooBig;
  if (F) return { letter: 'N', word: copy.tooBig, why: copy.door(F.size, F.aircraft, F.most), isPackage: false };
  if (!P || !isGoing) return null;
  return { letter, word: copy.word.CAO, why: copy.door(P.size, P.aircraft, P.most), isPackage: false };
}

/** Passenger aircraft, freighter, or neither, and why: by the goods, by their charge, and by the doors. */
export function saidOf(glance: AirGlance, unNo: string): AircraftLine {
  const { verdict, charge } = glance;
  if (!verdict)
    return atTheDoors(glance, true, null) ?? { letter: null, word: copy.general, why: '', isPackage: false };
  const { answer } = verdict;
  const said = { letter: LETTERS[answer], word: copy.word[answer], why: whyOf(verdict, unNo), isPackage: true };
  if (said.letter !== 'R') return said;
  if (charge !== null) return { letter: 'M', ...copy.charge[charge], isPackage: false };
  return atTheDoors(glance, answer === 'PAX', 'R') ?? said;
}

export type Tile = { name: string; letter: Answer; why: string };

/** What is still to be said: of the goods, or of one package of them. */
function askOf({ limit, part }: AirVerdict, { net }: Package, unNo: string): string {
  if (limit === null) return copy.tiles.askList[airQuestionOf(unNo) ?? 'net'];
  return copy.tiles.askList[part?.isGross === true && net !== null ? 'gross' : 'net'];
}

type JudgedPackage = Package & { verdict: AirVerdict };

/** More than its instruction lets a package hold, than the aircraft takes, or packed for another aircraft. */
function overOn({ verdict: { answer, limit, part }, net }: JudgedPackage, aircraft: Aircraft): string | null {
  if (!limit) return null;
  const onIt = airPartOn(limit, aircraft);
  if (!onIt) return copy.tiles.none[aircraft];
  if (answer === 'OVER' && part) return copy.tiles.overLimited(amount(part.most, part.isGross ? 'kg' : limit.unit));
  if (net !== null && !holds(onIt, net)) return copy.tiles.over(amount(onIt.most, limit.unit));
  return answer === 'CAO' && aircraft === 'P' ? copy.tiles.forFreighter : null;
}

/** One aircraft: what keeps the goods off it comes before what is still to be looked at. */
function aircraftTile(judged: JudgedPackage, aircraft: Aircraft, unNo: string): Tile {
  const { verdict, charge, isDamaged, tooBig } = judged;
  const tile = (letter: Answer, why: string): Tile => ({ name: copy.tiles[aircraft], letter, why });
  if (verdict.answer === 'FORBIDDEN') return tile('N', copy.tiles.never);
  if (isDamaged) return tile('N', copy.tiles.damaged);
  if (verdict.answer === 'MANUAL') return tile('M', copy.tiles.unlisted);
  const over = overOn(judged, aircraft);
  if (over !== null) return tile('N', over);
  if (tooBig[aircraft]) return tile('N', copy.tiles.door);
  if (verdict.answer === 'ASK') return tile('M', askOf(verdict, judged, unNo));
  return charge === null ? tile('R', copy.tiles.review) : tile('M', copy.tiles.charge[charge]);
}

/** The list of what never flies: a number it does not know is not called allowed. */
function listTile(judged: JudgedPackage, unNo: string): Tile {
  const { verdict, isDamaged } = judged;
  const tile = (letter: Answer, why: string): Tile => ({ name: copy.tiles.list, letter, why });
  if (verdict.answer === 'FORBIDDEN') return tile('N', copy.tiles.never);
  if (isDamaged) return tile('N', copy.tiles.damaged);
  if (verdict.answer === 'MANUAL') return tile('M', copy.tiles.unlisted);
  return verdict.limit ? tile('Y', copy.tiles.listed) : tile('M', askOf(verdict, judged, unNo));
}

/** The belly, the freighter, and the list of what never flies, each with its answer; none for general goods. */
export function tilesOf(pack: Package, unNo: string): Tile[] {
  const { verdict } = pack;
  if (!verdict) return [];
  const judged = { ...pack, verdict };
  return [...AIRCRAFT.toReversed().map((one) => aircraftTile(judged, one, unNo)), listTile(judged, unNo)];
}
