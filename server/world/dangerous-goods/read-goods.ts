import type { GoodsFacts } from '../../../contract/world/dangerous-goods';
import type { HazardClass, PackingGroup } from '../../../domain/goods/dangerous-goods';
import type { Confidence, Controls, Doubt, DoubtSubject, Precursor } from '../../../domain/goods/facts';
import { IMDG_EDITION } from '../../../domain/goods/edition';
import { FIRES } from '../../../domain/goods/fire';
import { columnSixteenB } from './column-sixteen-b';
import { editionOutcome } from './table/amendment-42-24';

/** A row of the library, the names it is known by besides its own (synonyms, pinyin, initials), and whether it is shown in no shop. */
export type Goods = GoodsFacts & { aliases: readonly string[]; isCivilExplosive: boolean };

/** The columns of the tables. What is not dangerous leaves most of them blank. */
const COLUMNS = [
  'goodsId',
  'unNo',
  'nameCn',
  'nameEn',
  'properName',
  'casNo',
  'hsCode',
  'hazardClass',
  'subRisks',
  'packingGroup',
  'marinePollutant',
  'limitedQuantity',
  'exceptedQuantity',
  'emS',
  'tankInstruction',
  'tankProvisions',
  'state',
  'flashPointC',
  'densityKgPerL',
  'groups',
  /** GB 50016 in letters A to E with its item; `?` where lists differ. */
  'fire',
  /** `!` and a hint, `^` and an example, where a technical name is asked. */
  'technical',
  /** Control and emergency temperature. */
  'temperatures',
  /** Instructions, special provisions, method of organic peroxides. */
  'packing',
  /** `P2`, `P3` 易制毒, `E` 易制爆, `T` 剧毒, `C` 民爆, `?` by what is in it. */
  'controls',
  /** Which public sources agree on class, subsidiary hazard and packing group; `1` is the list of Amendment 42-24. */
  'sources',
  /** `H`, `M` or `L` for identity, class, quantities and tank, marine pollutant, air, rules of the state. */
  'confidence',
  'note',
  /** Where sources differ, parted by `~`. */
  'doubts',
  'aliases',
] as const;
type Column = (typeof COLUMNS)[number];

const STATES: Record<string, GoodsFacts['state']> = { L: 'LIQUID', S: 'SOLID', G: 'GAS', A: 'ARTICLE' };
/** What burns, oxidizers apart. */
const BURNS = /^(?:A[1-4]|B[124]|C[12])/;

const SUBJECTS: readonly [RegExp, DoubtSubject][] = [
  [/^(?:TP|罐箱)/, 'TANK'],
  [/^(?:航空|客机)/, 'AIR'],
  [/^闪点/, 'FLASH'],
  [/^(?:包装类别|类别)/, 'CLASS'],
  [/^隔离组/, 'GROUPS'],
  [/^包装/, 'PACKING'],
  [/^EmS/, 'EMS'],
];

const SURENESS: Record<string, Confidence> = { H: 'HIGH', M: 'MEDIUM' };
const sureness = (letter: string): Confidence => SURENESS[letter] ?? 'LOW';

const orNull = (text: string) => (text === '' ? null : text);
const numberOrNull = (text: string) => (text === '' ? null : Number(text));
const listOf = (text = '', mark = ','): string[] => (text === '' ? [] : text.split(mark));

const doubtIn = (text: string): Doubt => ({
  about: SUBJECTS.find(([pattern]) => pattern.test(text))?.[1] ?? 'LIMITED',
  text,
});

/** What is dangerous and was not read in the edition in force is left to a person. */
const editionDoubts = (goodsId: string, unNo: string, sources: string): Doubt[] =>
  unNo === '' || sources.includes('1') || editionOutcome(goodsId) !== 'open'
    ? []
    : [{ about: 'CLASS', text: `尚未按 ${IMDG_EDITION}核对` }];

function burnsBy(fire: string): boolean | null {
  if (fire === '') return null;
  // Where lists differ, what is said to burn burns; what is said not to is not known.
  return BURNS.test(fire) || (fire.endsWith('?') ? null : false);
}

function fireIn(cell: string): Goods['fire'] {
  const item = FIRES.find((one) => one === cell.replace('?', ''));
  return item ? { item, isSure: !cell.endsWith('?') } : null;
}

function controlsIn(marks: string): Controls {
  const known = /P([123])/.exec(marks)?.[1];
  return {
    precursor: (known as Precursor | undefined) ?? (marks.includes('?') ? 'UNTOLD' : null),
    isExplosivePrecursor: marks.includes('E'),
    isHighlyToxic: marks.includes('T'),
  };
}

function technicalIn(cell: string): GoodsFacts['technical'] {
  if (cell === '') return null;
  const [hint = '', example = ''] = cell.slice(1).split('^');
  return { hint: orNull(hint), example: orNull(example) };
}

function cooledIn(cell: string): GoodsFacts['cooled'] {
  const [control, emergency] = listOf(cell, '/').map(Number);
  return control === undefined || emergency === undefined ? null : { controlC: control, emergencyC: emergency };
}

/** A subsidiary hazard of class 1 names no division; it is kept apart, and so told, as 1.3. */
const risk = (cell: string): HazardClass => (cell === '1' ? '1.3' : cell) as HazardClass;

export function readGoods(line: string): Goods {
  const cells = line.split('|');
  const cell = (column: Column) => cells[COLUMNS.indexOf(column)] ?? '';
  const [instructions, special, peroxide = ''] = cell('packing').split('/');
  return {
    goodsId: cell('goodsId'),
    unNo: orNull(cell('unNo')),
    nameCn: cell('nameCn'),
    nameEn: cell('nameEn'),
    properName: orNull(cell('properName')),
    casNo: orNull(cell('casNo')),
    hsCode: cell('hsCode'),
    hazardClass: orNull(cell('hazardClass')) as HazardClass | null,
    subRisks: listOf(cell('subRisks')).map(risk),
    packingGroup: orNull(cell('packingGroup')) as PackingGroup | null,
    isMarinePollutant: cell('marinePollutant') === 'MP',
    limitedQuantity: orNull(cell('limitedQuantity')),
    emS: orNull(cell('emS')),
    tankInstruction: orNull(cell('tankInstruction')),
    state: STATES[cell('state')] ?? 'LIQUID',
    flashPointC: numberOrNull(cell('flashPointC')),
    densityKgPerL: numberOrNull(cell('densityKgPerL')),
    groups: listOf(cell('groups')),
    sixteenB: cell('unNo') === '' ? [] : (columnSixteenB(cell('unNo'))?.slice() ?? null),
    burns: burnsBy(cell('fire')),
    fire: fireIn(cell('fire')),
    technical: technicalIn(cell('technical')),
    cooled: cooledIn(cell('temperatures')),
    packing: { instructions: listOf(instructions), special: listOf(special), peroxide: orNull(peroxide) },
    controls: controlsIn(cell('controls')),
    doubts: [
      ...listOf(cell('doubts'), '~').map(doubtIn),
      ...editionDoubts(cell('goodsId'), cell('unNo'), cell('sources')),
    ],
    sources: listOf(cell('sources'), ''),
    confidence: { identity: sureness(cell('confidence').charAt(0)), hazard: sureness(cell('confidence').charAt(1)) },
    note: orNull(cell('note')),
    aliases: listOf(cell('aliases')),
    isCivilExplosive: cell('controls').includes('C'),
  };
}
