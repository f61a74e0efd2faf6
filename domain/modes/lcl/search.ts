import { PACKING_GROUPS } from '../../goods/dangerous-goods';
import { isGeneralWord } from '../../goods/nature';
import { declareQuestion } from '../../question/asks';
import { dangerParts, endsDiffer, firstDay, laneParts, LONGEST_NAME } from '../../question/blocks';
import { yesPart } from '../../question/choices';
import type { QueryOf, SearchOf } from '../../question/part';
import { choiceCell, codeCell, nameCell, numberCell, type RowOf, rowsPart, type TypedOf } from '../../question/rows';

const MOST_ROWS = 20;
/** Rows kept beyond the limit, so that the page can say there are too many. They are not priced. */
const ROWS_KEPT = 60;
const MOST_PIECES = 99_999;
/** Largest load of any CFS box. */
const MOST_KG = 24_000;
const MOST_M3 = 60;
const MOST_EDGE_CM = 600;

/** Typed instead of a UN number: general goods beside dangerous ones. */
export const GENERAL_ROW = 'g';
const isGeneral = (typed: string): boolean => typed === GENERAL_ROW || isGeneralWord(typed);
export const isGeneralTyped = ({ unNo }: { unNo: string }): boolean => isGeneral(unNo);

/** `1263~2~860~1.45~120~III`: cell order of a row in the address. */
const ROW = {
  unNo: codeCell({
    shape: /^\d{4}$/,
    none: 'n',
    instead: { word: GENERAL_ROW, isTyped: isGeneral },
    label: 'UN 编号',
    says: '请输入 4 位 UN 编号',
  }),
  pieces: numberCell({
    places: 0,
    bounds: { over: 0, most: MOST_PIECES },
    need: true,
    label: '件数',
    says: `件数应为 1–${MOST_PIECES} 的整数`,
  }),
  kg: numberCell({
    places: 2,
    bounds: { over: 0, most: MOST_KG },
    need: true,
    label: '毛重 kg',
    says: `毛重应大于 0，不超过 ${MOST_KG} kg`,
  }),
  m3: numberCell({
    places: 3,
    bounds: { over: 0, most: MOST_M3 },
    need: true,
    label: '体积 m³',
    says: `体积应大于 0，不超过 ${MOST_M3} m³`,
  }),
  longCm: numberCell({
    places: 0,
    bounds: { over: 0, most: MOST_EDGE_CM },
    label: '最长边 cm',
    says: `最长边应为 1–${MOST_EDGE_CM} 的整数厘米`,
  }),
  /** Chooses the entry when the UN number has several packing groups. */
  group: choiceCell(PACKING_GROUPS, { label: '包装类别', says: '请选择包装类别' }),
  /** Entry of the number as it was picked by name, or the name of general goods. */
  name: nameCell(LONGEST_NAME),
};

export interface LclRowText extends TypedOf<typeof ROW> {}
/** A row of the search. Only the order form can mark limited quantities. */
export type LclRow = RowOf<typeof ROW> & { isLimited?: boolean | undefined };
export type LclRowPart = Exclude<keyof typeof ROW, 'group' | 'name'>;

const GOODS = rowsPart(ROW, {
  word: 'rows',
  begins: { unNo: 'un', group: 'pg', name: 'goods' },
  most: MOST_ROWS,
  kept: ROWS_KEPT,
  says: '请至少填写一行货物',
});

/** Rows without a UN number count as general beside rows with one. */
const asTyped: typeof GOODS.shown = (said) => {
  const isBeside = said.some(({ unNo }) => unNo !== null);
  return GOODS.shown(said).map((row) => (isBeside && row.unNo === '' ? { ...row, unNo: GENERAL_ROW } : row));
};

const PARTS = {
  ...laneParts({ need: true }),
  isDanger: dangerParts(),
  rows: { ...GOODS, shown: asTyped },
  isStackable: yesPart({
    word: 'stack',
    usual: true,
    label: '可否堆叠',
    called: { Y: '可堆叠', N: '不可堆叠，体积按 1.3 倍计' },
  }),
  /** Filters on the page; the gateway answers for all days. */
  etd: { ...firstDay(), wire: null },
};

export interface LclQuery extends QueryOf<typeof PARTS> {}
export interface LclSearch extends Omit<SearchOf<typeof PARTS>, 'rows'> {
  rows: LclRow[];
}

type Rows = Pick<LclSearch, 'isDanger' | 'rows'>;

const isUnnumbered = (row: LclRowText): boolean => ROW.unNo.read(row.unNo) === null && !isGeneralTyped(row);

export const isNumbered = ({ isDanger, rows: all }: Rows): boolean =>
  isDanger === 'Y' ? all.some(({ unNo }) => unNo !== null) : all.every(({ unNo }) => unNo === null);
export const NUMBERED = '危险品需填写 UN 编号';

const plainRow = ({ group: _, ...row }: RowOf<typeof ROW>): RowOf<typeof ROW> => ({ ...row, unNo: null });

export const lclQuestion = declareQuestion(PARTS, {
  rules: [
    endsDiffer,
    {
      at: 'rows',
      says: NUMBERED,
      isAmiss: ({ isDanger }, asked) =>
        isDanger === 'Y' && (asked.rows.some(isUnnumbered) || asked.rows.every(isGeneralTyped)),
    },
    // Reported at the rows, beside their other faults.
    { at: 'rows', called: 'most', says: GOODS.tooMany, isAmiss: (_, asked) => asked.rows.length > MOST_ROWS },
  ],
  sends: (said) => ({
    ...said,
    rows: (said.rows ?? []).map((row) => (said.isDanger === 'Y' && row.unNo !== null ? row : plainRow(row))),
  }),
});

export const rowFaults = (row: LclRowText, isDanger: 'Y' | 'N'): LclRowPart[] => [
  ...(isDanger === 'Y' && isUnnumbered(row) ? (['unNo'] as const) : []),
  ...(GOODS.amiss(row) as LclRowPart[]),
];
