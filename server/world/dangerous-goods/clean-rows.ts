import { isGenericName } from '../../../domain/goods/facts';
import { readTable, requireOneOf, splitCell } from './list/read-table';

const COLUMNS = ['unNo', 'catalogue', 'why'] as const;
/** `mixture`: contents differ from lot to lot. `export`: monitored chemicals and dual-use goods. */
const CATALOGUES = ['toxic', 'explosive', 'precursor', 'export', 'mixture'] as const;

const HELD: ReadonlySet<string> = new Set(
  readTable('held-42-24.csv', COLUMNS).map(({ cells, place }) => {
    requireOneOf(CATALOGUES, cells.catalogue, place);
    return cells.unNo;
  }),
);

/** Without toxic, oxidizing and gaseous goods, few entries of the catalogues of the state are left: they are held by number. */
const READ_CLASSES: readonly string[] = ['3', '8'];
/** 223 tests another class, 386 asks a stabiliser, which every mode asks. */
const READ_PROVISIONS: readonly string[] = ['223', '386'];
const STATES: readonly string[] = ['L', 'S'];

type JudgedColumn =
  | 'unNo'
  | 'nameEn'
  | 'nameEnTail'
  | 'hazardClass'
  | 'subRisks'
  | 'specialProvisions'
  | 'state'
  | 'technicalName'
  | 'flags'
  | 'refused'
  | 'sourceAdr'
  | 'sourceCfr'
  | 'sourceSea';

/** A row that its sources agree on without a flag, with one substance, and in no catalogue of the state. */
export function isCleanRow(cells: Readonly<Record<JudgedColumn, string>>): boolean {
  const { unNo, hazardClass, subRisks, specialProvisions, flags, refused, sourceAdr, sourceCfr, sourceSea } = cells;
  const isAgreed = [flags, refused].every((cell) => cell === '') && ![sourceAdr, sourceCfr].includes('');
  const isNamed = cells.technicalName === '' && !isGenericName(`${cells.nameEn} ${cells.nameEnTail}`);
  return (
    isAgreed &&
    isNamed &&
    sourceSea === 'agree' &&
    STATES.includes(cells.state) &&
    [hazardClass, ...splitCell(subRisks)].every((one) => READ_CLASSES.includes(one)) &&
    splitCell(specialProvisions).every((one) => READ_PROVISIONS.includes(one)) &&
    !HELD.has(unNo)
  );
}
