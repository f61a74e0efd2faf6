import { PROPERTIES, type PropertyQuestion } from '../../../domain/goods/property';
import { readTable, requireOneOf } from './list/read-table';

const COLUMNS = ['unNo', 'subRisks', 'packingGroup', 'property', 'range', 'otherwise', 'rule', 'flashRange'] as const;

const ALL = readTable('questions-42-24.csv', COLUMNS).map(({ cells, place }) => ({
  ...cells,
  property: requireOneOf(PROPERTIES, cells.property, place),
}));

type Entry = { unNo: string; subRisks: readonly string[]; packingGroup: string };

/** Questions of an entry; a line without hazard or group is of each entry of its number. */
export const propertyQuestions = ({ unNo, subRisks, packingGroup }: Entry): PropertyQuestion[] =>
  ALL.filter(
    (line) =>
      line.unNo === unNo &&
      ['', subRisks.join('|') || 'none'].includes(line.subRisks) &&
      ['', packingGroup].includes(line.packingGroup),
  ).map(({ property, range, otherwise, rule, flashRange }) => ({
    property,
    range,
    otherwise,
    rule,
    ...(flashRange === '' ? {} : { flashRange }),
  }));
