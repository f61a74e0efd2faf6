import type { GoodsFacts } from '../../../contract/world/dangerous-goods';
import { HAZARD_CLASS_IDS, PACKING_GROUPS, type HazardClass } from '../../../domain/goods/dangerous-goods';
import { PRECURSORS, type Confidence, type Doubt, type DoubtSubject } from '../../../domain/goods/facts';
import { IMDG_EDITION } from '../../../domain/goods/edition';
import { FIRES } from '../../../domain/goods/fire';
import { propertyQuestions } from './property-questions';
import { readFigure, splitCell, requireOneOf, orNull, readTable, type TableRow } from './list/read-table';

/** A library row with search aliases (synonyms, pinyin, initials); hidden if a civil explosive. */
export type Goods = GoodsFacts & { aliases: readonly string[]; isCivilExplosive: boolean };

/** Columns of the goods of the house; `list/README.md` says what stands in them. */
export const HOUSE_COLUMNS = [
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
  'segregationGroups',
  'column16b',
  'fire',
  'technicalName',
  'technicalHint',
  'technicalExample',
  'controlC',
  'emergencyC',
  'packingInstructions',
  'packingProvisions',
  'peroxideMethod',
  'precursor',
  'explosivePrecursor',
  'highlyToxic',
  'civilExplosive',
  'sources',
  'edition',
  'editionSource',
  'editionRemark',
  'confidence',
  'note',
  'doubts',
  'aliases',
] as const;
type Column = (typeof HOUSE_COLUMNS)[number];
type Cells = Readonly<Record<Column, string>>;

const STATES = ['LIQUID', 'SOLID', 'GAS', 'ARTICLE'] as const;
/** Outcomes of the comparison with Amendment 42-24; `open` differs and is not mended, or was never read. */
const EDITIONS = ['same', 'mended', 'stricter', 'open', ''] as const;
/** Items of GB 50016 that burn, oxidizers apart. */
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

const readDoubt = (text: string): Doubt => ({
  about: SUBJECTS.find(([pattern]) => pattern.test(text))?.[1] ?? 'LIMITED',
  text,
});

/** Dangerous goods that were not read in the edition in force are left to a person. */
const editionDoubts = ({ unNo, sources, edition }: Cells): Doubt[] =>
  unNo === '' || sources.includes('1') || (edition !== '' && edition !== 'open')
    ? []
    : [{ about: 'CLASS', text: `尚未按 ${IMDG_EDITION}核对` }];

function readBurns(fire: string): boolean | null {
  if (fire === '') return null;
  // Lists differ: goods that one list calls combustible are; otherwise unknown.
  return BURNS.test(fire) || (fire.endsWith('?') ? null : false);
}

function readFire(cell: string): Goods['fire'] {
  const item = FIRES.find((one) => one === cell.replace('?', ''));
  return item ? { item, isSure: !cell.endsWith('?') } : null;
}

/** Column 16b: blank where it was never read, `none` where it asks nothing. */
function readSixteenB({ unNo, column16b }: Cells): string[] | null {
  if (unNo === '' || column16b === 'none') return [];
  return column16b === '' ? null : splitCell(column16b);
}

/** A subsidiary hazard of class 1 has no division; stored and shown as 1.3. */
const risk = (cell: string, place: string): HazardClass =>
  requireOneOf(HAZARD_CLASS_IDS, cell === '1' ? '1.3' : cell, place);

function isYes(cell: string, place: string): boolean {
  return requireOneOf(['yes', ''], cell, place) === 'yes';
}

function readGoods({ cells, place }: TableRow<Column>): Goods {
  const [control, emergency] = [readFigure(cells.controlC, place), readFigure(cells.emergencyC, place)];
  if (cells.unNo !== '' && !/^\d{4}$/.test(cells.unNo)) throw new Error(`${place}: “${cells.unNo}” is no UN number`);
  requireOneOf(EDITIONS, cells.edition, place);
  return {
    goodsId: cells.goodsId,
    unNo: orNull(cells.unNo),
    nameCn: cells.nameCn,
    nameEn: cells.nameEn,
    properName: orNull(cells.properName),
    casNo: orNull(cells.casNo),
    hsCode: cells.hsCode,
    hazardClass: cells.hazardClass === '' ? null : requireOneOf(HAZARD_CLASS_IDS, cells.hazardClass, place),
    subRisks: splitCell(cells.subRisks).map((one) => risk(one, place)),
    packingGroup: cells.packingGroup === '' ? null : requireOneOf(PACKING_GROUPS, cells.packingGroup, place),
    isMarinePollutant: isYes(cells.marinePollutant, place),
    limitedQuantity: orNull(cells.limitedQuantity),
    emS: orNull(cells.emS),
    tankInstruction: orNull(cells.tankInstruction),
    state: requireOneOf(STATES, cells.state, place),
    flashPointC: readFigure(cells.flashPointC, place),
    densityKgPerL: readFigure(cells.densityKgPerL, place),
    groups: splitCell(cells.segregationGroups),
    sixteenB: readSixteenB(cells),
    burns: readBurns(cells.fire),
    fire: readFire(cells.fire),
    technical: isYes(cells.technicalName, place)
      ? { hint: orNull(cells.technicalHint), example: orNull(cells.technicalExample) }
      : null,
    cooled: control === null || emergency === null ? null : { controlC: control, emergencyC: emergency },
    packing: {
      instructions: splitCell(cells.packingInstructions),
      special: splitCell(cells.packingProvisions),
      peroxide: orNull(cells.peroxideMethod),
    },
    controls: {
      precursor: cells.precursor === '' ? null : requireOneOf(PRECURSORS, cells.precursor, place),
      isExplosivePrecursor: isYes(cells.explosivePrecursor, place),
      isHighlyToxic: isYes(cells.highlyToxic, place),
    },
    listRow: null,
    asks: propertyQuestions({
      unNo: cells.unNo,
      subRisks: splitCell(cells.subRisks),
      packingGroup: cells.packingGroup,
    }),
    doubts: [...splitCell(cells.doubts).map(readDoubt), ...editionDoubts(cells)],
    sources: Array.from(cells.sources),
    confidence: { identity: sureness(cells.confidence.charAt(0)), hazard: sureness(cells.confidence.charAt(1)) },
    note: orNull(cells.note),
    aliases: splitCell(cells.aliases),
    isCivilExplosive: isYes(cells.civilExplosive, place),
  };
}

export const houseGoods = (text?: string): Goods[] => readTable('house-goods.csv', HOUSE_COLUMNS, text).map(readGoods);
