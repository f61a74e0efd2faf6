import type { ListedMode } from '../verdicts/questions';
import type { PaperRow } from './paper';
import scopes from './scopes.json' with { type: 'json' };

/** Answer of the papers: free, for a person, or forbidden. */
export const SECOND = ['MAY', 'PERSON', 'NO'] as const;
export type Second = (typeof SECOND)[number];
export type SecondAnswer = { answer: Second; why: string };

/** Facts of an offer that the papers know it by. */
export type OfferFacts = {
  mode: ListedMode;
  supplier: string;
  org: string;
  dst: string;
  offerId: string;
  isPassenger: boolean;
  isPart: boolean;
};

/** Facts of goods that the list does not have: state rules of the house rows. */
export type GoodsFacts = { isHouse: boolean; isToxic: boolean };

type Table = Readonly<Record<string, readonly string[]>>;
const REFUSES: Readonly<Record<string, Table>> = scopes.refuses;
const TAKES: Readonly<Record<string, Table>> = scopes.takes;
const STATIONS: Table = scopes.stations;
const ROOMS: Table = scopes.rooms;

const LCL_NEVER = ['2.1', '2.3', '4.2', '4.3', '5.2', '6.2', '7'];
const PART_NEVER = ['2.1', '2.3', '4.2', '4.3', '5.2'];

/** Ports of the Yangtze, where toxic goods are barred. */
const RIVER = ['CNZJG', 'CNTAG', 'CNNKG', 'CNWUH', 'CNCKG'];

type Case = { row: PaperRow; goods: GoodsFacts; offer: OfferFacts };
type Rule = { why: string; answer: Second; is: (one: Case) => boolean };

const listed = (table: Table | undefined, key: string): readonly string[] | null => table?.[key] ?? null;
const isOut = (taken: readonly string[] | null, hazard: string): boolean => taken !== null && !taken.includes(hazard);
const isIn = (refused: readonly string[] | null, hazard: string): boolean =>
  refused?.some((one) => one === hazard || one === 'ALL_DG') ?? false;
const hasPort = (codes: readonly string[], { org, dst }: OfferFacts): boolean =>
  codes.includes(org) || codes.includes(dst);
const of =
  (...modes: ListedMode[]) =>
  (is: Rule['is']): Rule['is'] =>
  (one) =>
    modes.includes(one.offer.mode) && is(one);

/** Plain rules of the papers, the refusals first. */
const RULES: readonly Rule[] = [
  { why: 'refused by the list', answer: 'NO', is: ({ row }) => row.isRefused },
  { why: 'dangerous goods in a flexitank', answer: 'NO', is: of('FLEXI')(() => true) },
  {
    why: 'class refused by the carrier',
    answer: 'NO',
    is: of(
      'FCL',
      'TANK',
      'DOM',
    )(({ row, offer }) => isIn(listed(REFUSES[offer.mode], offer.supplier), row.hazardClass)),
  },
  {
    why: 'class not taken here',
    answer: 'NO',
    is: of(
      'LCL',
      'AIR',
      'RAIL',
      'CFS',
      'TRUCK',
    )(({ row, offer }) => isOut(listed(TAKES[offer.mode], offer.supplier), row.hazardClass)),
  },
  {
    why: 'class not taken at a station',
    answer: 'NO',
    is: of('RAIL')(({ row, offer }) =>
      [offer.org, offer.dst].some((code) => isOut(listed(STATIONS, code), row.hazardClass)),
    ),
  },
  {
    why: 'class not in the licence of the room',
    answer: 'NO',
    is: of('WH')(({ row, offer }) => isOut(listed(ROOMS, offer.offerId.replace('W-', '')), row.hazardClass)),
  },
  {
    why: 'port without dangerous goods',
    answer: 'NO',
    is: of('FCL', 'LCL', 'TANK', 'DOM')(({ offer }) => hasPort(scopes.portsWithout, offer)),
  },
  {
    why: 'airport without dangerous goods',
    answer: 'NO',
    is: of('AIR')(({ offer }) => hasPort(scopes.airportsWithout, offer)),
  },
  { why: 'class not grouped', answer: 'NO', is: of('LCL')(({ row }) => LCL_NEVER.includes(row.hazardClass)) },
  { why: 'packing group I', answer: 'NO', is: of('LCL')(({ row }) => row.packingGroup === 'I') },
  {
    why: 'highly toxic',
    answer: 'NO',
    is: of('LCL', 'CFS', 'WH', 'TANK')(({ goods }) => goods.isToxic),
  },
  {
    why: 'highly toxic without licence',
    answer: 'NO',
    is: of('TRUCK')(({ goods, offer }) => goods.isToxic && !scopes.toxicCarriers.includes(offer.supplier)),
  },
  { why: 'never flown', answer: 'NO', is: of('AIR')(({ row }) => scopes.neverFlown.includes(row.unNo)) },
  {
    why: 'freighter only',
    answer: 'NO',
    is: of('AIR')(({ row, offer }) => offer.isPassenger && scopes.freighterOnly.includes(row.unNo)),
  },
  {
    why: 'not in a shared truck',
    answer: 'NO',
    is: of('TRUCK')(
      ({ row, offer }) => offer.isPart && (row.packingGroup === 'I' || PART_NEVER.includes(row.hazardClass)),
    ),
  },
  { why: 'no tank instruction', answer: 'NO', is: of('TANK')(({ row }) => row.tank === '') },
  {
    why: 'barred on the Yangtze',
    answer: 'NO',
    is: of('DOM')(
      ({ row, goods, offer }) =>
        hasPort(RIVER, offer) &&
        (goods.isToxic || row.hazardClass === '2.3' || (row.hazardClass === '6.1' && row.packingGroup === 'I')),
    ),
  },
  { why: 'coast asks each time', answer: 'PERSON', is: of('DOM')(() => true) },
  {
    why: 'a flag or one source',
    answer: 'PERSON',
    is: ({ row, goods }) => !goods.isHouse && !row.isClean,
  },
  {
    why: 'may be in a catalogue of the state',
    answer: 'PERSON',
    is: ({ row, goods }) =>
      !goods.isHouse &&
      (row.isInCatalogue || [row.hazardClass, ...row.subRisks].some((one) => !['3', '8'].includes(one))),
  },
  {
    why: 'rules beside the list',
    answer: 'PERSON',
    is: of('AIR', 'RAIL', 'WH', 'TANK', 'DOM', 'TRUCK')(({ goods }) => !goods.isHouse),
  },
  {
    why: 'no flight in 49 CFR',
    answer: 'PERSON',
    is: of('AIR')(({ row, goods }) => !goods.isHouse && row.isForbiddenByAir),
  },
  {
    why: 'hazard beside the licence',
    answer: 'PERSON',
    is: of('TRUCK')(({ row, offer }) =>
      row.subRisks.some((risk) => isOut(listed(TAKES['TRUCK'], offer.supplier), risk)),
    ),
  },
];

const severity = ({ answer }: SecondAnswer): number => SECOND.indexOf(answer);

function ofRow(one: Case): SecondAnswer {
  const found = RULES.filter(({ is }) => is(one)).toSorted((a, b) => severity(b) - severity(a));
  return found[0] ?? { answer: 'MAY', why: '' };
}

export type PaperEntry = { row: PaperRow; goods: GoodsFacts };

/** Answer for a number: forbidden where every entry is, free where every entry is free, else for a person. */
export function secondAnswer(entries: readonly PaperEntry[], offer: OfferFacts): SecondAnswer {
  const all = entries.map((entry) => ofRow({ ...entry, offer })).toSorted((a, b) => severity(a) - severity(b));
  const [mildest, hardest] = [all[0], all.at(-1)];
  if (!mildest || !hardest) return { answer: 'PERSON', why: 'number in no list' };
  if (mildest.answer === 'NO') return mildest;
  return hardest.answer === 'NO' ? { ...hardest, answer: 'PERSON' } : hardest;
}
