import { HAZARD_CLASSES, type HazardClass } from '../../../domain/goods/dangerous-goods';
import type { GoodsRow } from '../../../domain/goods/row';
import type { DgBook } from '../../../domain/mode-ids';
import { libraryFields, type FilledField, type LibraryGoods } from '../../../domain/goods/library';
import { fieldNames, orderGoodsCopy } from '../../copy/trade';

const { plate: copy } = orderGoodsCopy;

export const hazardWords = (hazardClass: HazardClass | ''): string =>
  hazardClass === '' ? '' : `${hazardClass} ${HAZARD_CLASSES[hazardClass]}`;

export const groupWords = (group: GoodsRow['packingGroup']): string => (group === '' ? '' : copy.groups[group]);

type FilledFields = Pick<GoodsRow, FilledField>;

const WORDS: Readonly<Record<FilledField, (said: FilledFields) => string>> = {
  nameCn: ({ nameCn }) => nameCn,
  nameEn: ({ nameEn }) => nameEn,
  hsCode: ({ hsCode }) => hsCode,
  casNo: ({ casNo }) => casNo,
  unNo: ({ unNo }) => unNo,
  shippingName: ({ shippingName }) => shippingName,
  hazardClass: ({ hazardClass }) => hazardWords(hazardClass),
  subRisks: ({ subRisks }) => subRisks.map(hazardWords).join('、'),
  packingGroup: ({ packingGroup }) => groupWords(packingGroup),
  flashPoint: ({ flashPoint }) => (flashPoint === '' ? '' : copy.celsius(flashPoint)),
  isMarinePollutant: ({ isMarinePollutant }) => (isMarinePollutant ? copy.yes : copy.no),
};

/** Order of a dangerous goods declaration. */
const SHOWN: readonly FilledField[] = [
  'unNo',
  'shippingName',
  'hazardClass',
  'subRisks',
  'packingGroup',
  'flashPoint',
  'isMarinePollutant',
  'hsCode',
  'casNo',
];

export type DgFact = { field: FilledField | 'emS' | 'limit'; name: string; words: string; was: string | null };

/** Properties every such substance has; a gap in the library does not mean none. */
const isOwed = (field: FilledField, { hazardClass, subRisks }: FilledFields): boolean =>
  field === 'hsCode' || (field === 'flashPoint' && [hazardClass, ...subRisks].includes('3'));

/** Text for an empty value: none if the library says so, otherwise unknown. */
const silence = (field: FilledField, said: FilledFields, isLookedUp: boolean): string =>
  (isLookedUp && !isOwed(field, said)) || field === 'subRisks' ? copy.none : copy.blank;

/** Declared values, with the library's where they were overwritten. EmS applies to sea transport only. */
export function dgFacts(row: GoodsRow, goods: LibraryGoods | undefined, book: DgBook = 'SEA'): DgFact[] {
  const said = goods && libraryFields(goods);
  const own = SHOWN.map((field): DgFact => {
    const isEdited = said !== undefined && row.edited.includes(field);
    return {
      field,
      name: fieldNames[`goods.${field}`],
      words: WORDS[field](row) || silence(field, row, said !== undefined),
      was: isEdited ? WORDS[field](said) || copy.none : null,
    };
  });
  const beyond = goods ? copy.none : copy.unknown;
  return [
    ...own,
    ...(book === 'SEA' ? [{ field: 'emS' as const, name: copy.emS, words: goods?.emS ?? beyond, was: null }] : []),
    { field: 'limit', name: copy.limit, words: goods?.limitedQuantity ?? beyond, was: null },
  ];
}
