import type { PaperRow } from './paper';

/** Classes of 7.2.4, in the order of its lines and columns. */
const CLASSES = '1.1 1.3 1.4 2.1 2.2 2.3 3 4.1 4.2 4.3 5.1 5.2 6.1 6.2 7 8 9'.split(' ');
/** Table of 7.2.4; `0` is its X. */
const TABLE: Readonly<Record<string, string>> = {
  '1.1': '***42244444424240',
  '1.3': '***42243344424220',
  '1.4': '***21122222204220',
  '2.1': '44200021222204210',
  '2.2': '22100010100102100',
  '2.3': '22100020200202100',
  '3': '44221200222203200',
  '4.1': '43210000101203210',
  '4.2': '43221221012213210',
  '4.3': '44220020102202210',
  '5.1': '44220021220213120',
  '5.2': '44221222222013220',
  '6.1': '22000000101101000',
  '6.2': '44442233323310330',
  '7': '22221122221203020',
  '8': '42210001112203200',
  '9': '00000000000000000',
};
const LINE: Readonly<Record<string, string>> = { '1': '1.1', '1.2': '1.1', '1.5': '1.1', '1.6': '1.3' };

/** 0 free, 1 away from, 2 to 4 separated. */
export type Distance = 0 | 1 | 2 | 3 | 4;
export type SecondPair = { distance: Distance; isForPerson: boolean; why: string };

const between = (one: string, other: string): string => TABLE[one]?.[CLASSES.indexOf(other)] ?? '*';
/** A class 2 without division is read as both harder ones. */
const linesOf = (hazard: string): string[] => (hazard === '2' ? ['2.1', '2.3'] : [LINE[hazard] ?? hazard]);
const primaryLines = ({ hazardClass }: PaperRow): string[] => linesOf(hazardClass);
const riskLines = ({ subRisks }: PaperRow): string[] =>
  subRisks.flatMap((risk) => (risk.startsWith('1') ? ['1.3'] : linesOf(risk)));
const hazards = (row: PaperRow): string[] => [...primaryLines(row), ...riskLines(row)];

/** Class of which a code of 7.2.8 asks the distances. */
const AS_CLASS: Readonly<Record<string, string>> = {
  SG2: '1.1',
  SG3: '1.3',
  SG4: '2.1',
  SG5: '3',
  SG6: '5.1',
  SG68: '3',
  SG74: '1.4',
  SG76: '7',
  SG77: '8',
};

type Apart = { value: Distance; is: (other: PaperRow) => boolean };
const ofClass =
  (...classes: string[]) =>
  (other: PaperRow) =>
    hazards(other).some((one) => classes.includes(one));
const ofGroup = (group: string) => (other: PaperRow) => other.groups.includes(group);
const ofNumber =
  (...numbers: string[]) =>
  (other: PaperRow) =>
    numbers.includes(other.unNo);
const away = (is: Apart['is']): Apart => ({ value: 1, is });
const separated = (is: Apart['is']): Apart => ({ value: 2, is });
const ammoniumBut = (other: PaperRow) => other.groups.includes('SGG2') && other.unNo !== '1444';
const combustible = ofClass('3', '4.1');

/** Codes of 7.2.8 that name other dangerous goods. */
const CODES: Readonly<Record<string, Apart>> = {
  SG7: away(ofClass('3')),
  SG8: away(ofClass('4.1')),
  SG9: away(ofClass('4.3')),
  SG10: away(ofClass('5.1')),
  SG11: away(ofClass('6.2')),
  SG12: away(ofClass('7')),
  SG13: away(ofClass('8')),
  SG14: separated((other) => other.hazardClass.startsWith('1') && !other.isS),
  SG15: separated(ofClass('3')),
  SG16: separated(ofClass('4.1')),
  SG17: separated(ofClass('5.1')),
  SG18: separated(ofClass('6.2')),
  SG19: separated(ofClass('7')),
  SG20: away(ofGroup('SGG1')),
  SG21: away(ofGroup('SGG18')),
  SG22: away(ofGroup('SGG2')),
  SG24: away(ofGroup('SGG17')),
  SG25: separated(ofClass('2.1', '3')),
  SG28: separated(ofGroup('SGG2')),
  SG30: away(ofGroup('SGG7')),
  SG31: away(ofGroup('SGG9')),
  SG32: away(ofGroup('SGG10')),
  SG33: away(ofGroup('SGG15')),
  SG35: separated(ofGroup('SGG1')),
  SG36: separated(ofGroup('SGG18')),
  SG37: separated(ofNumber('1005', '2672', '2073', '3318')),
  SG38: separated(ofGroup('SGG2')),
  SG39: separated(ammoniumBut),
  SG40: separated(ammoniumBut),
  SG42: separated(ofGroup('SGG3')),
  SG43: separated(ofNumber('1744')),
  SG44: separated(ofNumber('1846')),
  SG45: separated(ofGroup('SGG4')),
  SG46: separated(ofNumber('1017')),
  SG47: separated(ofGroup('SGG5')),
  SG48: separated(combustible),
  SG49: separated(ofGroup('SGG6')),
  SG51: separated(ofGroup('SGG8')),
  SG52: separated(ofNumber('1376')),
  SG53: separated(ofClass('3')),
  SG54: separated(ofGroup('SGG11')),
  SG55: separated(ofGroup('SGG11')),
  SG56: separated(ofGroup('SGG12')),
  SG58: separated(ofGroup('SGG13')),
  SG59: separated(ofGroup('SGG14')),
  SG60: separated(ofGroup('SGG16')),
  SG61: separated(ofGroup('SGG15')),
  SG62: separated(ofNumber('1350', '2448')),
  SG63: { value: 4, is: ({ hazardClass }) => hazardClass.startsWith('1') },
  SG65: { value: 3, is: ({ hazardClass }) => /^1\.[12356]/u.test(hazardClass) },
  SG67: separated(ofClass('1.4')),
  SG70: separated(ofGroup('SGG1')),
  SG75: separated(ofGroup('SGG1a')),
  SG78: { value: 4, is: ({ hazardClass }) => /^1\.[125]/u.test(hazardClass) },
};

/** Codes about decks, foodstuffs, oils of plants, smells, explosives and 7.2.6.3: nothing about a second chemical in a box. */
const ELSEWHERE: readonly string[] = 'SG1 SG23 SG26 SG27 SG29 SG34 SG41 SG50 SG57 SG71 SG72 SG73'.split(' ');

/** Rules of the house between groups, as its paper names them. */
const GROUPS: readonly (readonly [string, string, Distance])[] = [
  ['SGG1', 'SGG18', 2],
  ['SGG1', 'SGG6', 2],
  ['SGG1', 'SGG8', 1],
  ['SGG1', 'SGG17', 2],
  ['SGG1', 'SGG12', 1],
  ['SGG2', 'SGG4', 2],
  ['SGG2', 'SGG14', 2],
  ['SGG2', 'SGG12', 2],
  ['SGG2', 'SGG8', 2],
  ['SGG2', 'SGG18', 1],
  ['SGG6', 'SGG4', 2],
  ['SGG6', 'SGG14', 2],
  ['SGG6', 'SGG12', 2],
  ['SGG10', 'SGG15', 2],
  ['SGG16', 'SGG15', 2],
  ['SGG16', 'SGG14', 2],
];

/** Tables of 7.2.6.3; 3105, 3107 and 3109 are in it as peroxyacetic acid alone, which no number says. */
const COMPATIBLE: readonly (readonly string[])[] = [
  ['2014', '2984', '3149'],
  ['1295', '1818', '2189'],
  '3391 3392 3393 3394 3395 3396 3397 3398 3399 3400'.split(' '),
];

type Asked = { value: Distance; why: string };

function byTable(one: PaperRow, other: PaperRow): { asked: Asked[]; isStarred: boolean } {
  const isOneClass = one.hazardClass === other.hazardClass;
  const [mine, theirs] = isOneClass ? [primaryLines(one), primaryLines(other)] : [hazards(one), hazards(other)];
  const found = mine.flatMap((own) => theirs.map((foreign) => ({ own, foreign, cell: between(own, foreign) })));
  return {
    isStarred: found.some(({ cell }) => cell === '*'),
    asked: found
      .filter(({ cell }) => cell !== '*')
      .map(({ own, foreign, cell }) => ({ value: Number(cell) as Distance, why: `${own} × ${foreign}` })),
  };
}

function byCodes(one: PaperRow, other: PaperRow): { asked: Asked[]; unread: string[] } {
  const unread = one.codes.filter((code) => !(code in CODES) && !(code in AS_CLASS) && !ELSEWHERE.includes(code));
  const asked = one.codes.flatMap((code): Asked[] => {
    const as = AS_CLASS[code];
    if (as !== undefined)
      return hazards(other).flatMap((theirs): Asked[] => {
        const cell = between(as, theirs);
        return cell === '*' ? [] : [{ value: Number(cell) as Distance, why: `${code} of ${one.unNo}` }];
      });
    const apart = CODES[code];
    return apart?.is(other) === true ? [{ value: apart.value, why: `${code} of ${one.unNo}` }] : [];
  });
  return { asked, unread };
}

const byGroups = (one: PaperRow, other: PaperRow): Asked[] =>
  GROUPS.flatMap(([a, b, value]) => {
    const isMeant = one.groups.includes(a) && other.groups.includes(b);
    return isMeant && !other.groups.includes(a) ? [{ value, why: `${a} × ${b}` }] : [];
  });

/** Distance between two rows in one box, by 7.2.4, column 16b and the groups of the house. */
export function secondPair(one: PaperRow, other: PaperRow): SecondPair {
  const isOwn = one.unNo === other.unNo && !one.isNamedApart && one.hazardClass !== '5.2';
  const isCompatible = COMPATIBLE.some((set) => set.includes(one.unNo) && set.includes(other.unNo));
  if (isOwn || isCompatible) return { distance: 0, isForPerson: false, why: 'same or 7.2.6.3' };
  const [table, mine, theirs] = [byTable(one, other), byCodes(one, other), byCodes(other, one)];
  const all = [...table.asked, ...mine.asked, ...theirs.asked, ...byGroups(one, other), ...byGroups(other, one)];
  const hardest = all.reduce<Asked>((most, next) => (next.value > most.value ? next : most), { value: 0, why: '' });
  const unread = [...mine.unread, ...theirs.unread];
  return {
    distance: hardest.value,
    isForPerson: table.isStarred || unread.length > 0,
    why: [hardest.why, ...unread].join(' '),
  };
}
