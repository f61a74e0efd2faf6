import { CONTAINERS } from '../../offer/containers';
import { parseNumber } from '../../values/typed-number';
import type { DomQuery } from './address';
import { type DomRowPart, type DomSearch, TAX_RATES, TRIAL_KG } from './search';

type DomMissing = 'org' | 'dst' | 'nature' | 'boxes' | 'boxKg';

const isWeightFaulty = ({ row, boxType }: DomQuery): boolean => {
  const kg = parseNumber(row.kg, 2);
  const most = CONTAINERS[boxType ?? '20GP'].payloadKg;
  return row.nature === 'N' && row.kg !== '' && (kg === null || kg <= 0 || kg > most);
};

/** Missing answers before offers can be searched. Dangerous or not has no default: the user must say. */
export const missingParts = (asked: DomQuery): DomMissing[] => [
  ...(asked.org === null ? (['org'] as const) : []),
  ...(asked.dst === null || asked.dst === asked.org ? (['dst'] as const) : []),
  ...(asked.row.nature === '' ? (['nature'] as const) : []),
  ...(asked.boxType === null ? (['boxes'] as const) : []),
  ...(isWeightFaulty(asked) ? (['boxKg'] as const) : []),
];

export const rowFaults = (asked: DomQuery): DomRowPart[] => [
  ...(asked.row.unNo !== '' && !/^\d{4}$/.test(asked.row.unNo) ? (['unNo'] as const) : []),
  ...(isWeightFaulty(asked) ? (['kg'] as const) : []),
];

/** True if no weight was entered: an example is used, and every page labels it as one. */
export const isTrial = ({ row }: Pick<DomQuery, 'row'>): boolean => row.nature === 'N' && row.kg === '';

export function searchFromQuery(asked: DomQuery): DomSearch | null {
  const { org, dst, boxType, boxes, row } = asked;
  if (org === null || dst === null || boxType === null || missingParts(asked).length > 0) return null;
  const isDanger = row.nature === 'N' ? 'N' : 'Y';
  return {
    orgPortCode: org,
    dstPortCode: dst,
    isDanger,
    unNo: row.unNo || null,
    goods: row.goods || null,
    boxType,
    boxes,
    kg: (isDanger === 'N' ? parseNumber(row.kg, 2) : null) ?? TRIAL_KG,
    isTrial: isTrial(asked),
    from: row.from || null,
    to: row.to || null,
    tax: TAX_RATES.find((rate) => rate === row.tax) ?? TAX_RATES[0],
    etd: asked.etd,
  };
}

export const queryFromSearch = (search: DomSearch): DomQuery => ({
  org: search.orgPortCode,
  dst: search.dstPortCode,
  etd: search.etd,
  boxType: search.boxType,
  boxes: search.boxes,
  row: {
    unNo: search.unNo ?? '',
    pieces: '',
    kg: search.isTrial ? '' : String(search.kg),
    m3: '',
    nature: search.isDanger,
    goods: search.goods ?? '',
    from: search.from ?? '',
    to: search.to ?? '',
    tax: search.tax,
  },
});
