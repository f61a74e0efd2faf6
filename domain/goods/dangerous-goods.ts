export const HAZARD_CLASSES = {
  '1.1': '爆炸品',
  '1.2': '爆炸品',
  '1.3': '爆炸品',
  '1.4': '爆炸品',
  '1.5': '爆炸品',
  '1.6': '爆炸品',
  '2.1': '易燃气体',
  '2.2': '非易燃无毒气体',
  '2.3': '毒性气体',
  '3': '易燃液体',
  '4.1': '易燃固体',
  '4.2': '易于自燃的物质',
  '4.3': '遇水放出易燃气体的物质',
  '5.1': '氧化性物质',
  '5.2': '有机过氧化物',
  '6.1': '毒性物质',
  '6.2': '感染性物质',
  '7': '放射性物质',
  '8': '腐蚀性物质',
  '9': '杂项危险物质和物品',
} as const;

export type HazardClass = keyof typeof HAZARD_CLASSES;
/** Sorted as in the dangerous goods list; as object keys, 3 would come before 1.1. */
export const HAZARD_CLASS_IDS = (Object.keys(HAZARD_CLASSES) as HazardClass[]).toSorted();

export const PACKING_GROUPS = ['I', 'II', 'III'] as const;

export type PackingGroup = (typeof PACKING_GROUPS)[number];

/** Reads `un 1230`, `ＵＮ１２３０` and `1230` as the same number; null when the text is no UN number. */
export function readUnNo(typed: string): string | null {
  const plain = typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  return /^(?:UN)?(\d{4})$/.exec(plain)?.[1] ?? null;
}

/** Check digit of a CAS number: sum of the other digits, each times its place from the right, modulo ten. */
export function isCasNo(text: string): boolean {
  if (!/^\d{2,7}-\d{2}-\d$/.test(text)) return false;
  const digits = text.replaceAll('-', '');
  const sum = Array.from(digits.slice(0, -1), Number)
    .toReversed()
    .reduce((all, digit, place) => all + digit * (place + 1), 0);
  return sum % 10 === Number(digits.at(-1));
}

export type Goods = {
  goodsId: string;
  /** Null when not dangerous. */
  unNo: string | null;
  nameCn: string;
  nameEn: string;
  casNo: string | null;
  hazardClass: HazardClass | null;
  subRisks: readonly HazardClass[];
  packingGroup: PackingGroup | null;
};

export const unlistedGoods = (unNo: string | null, nameCn: string): Goods => ({
  goodsId: '',
  unNo,
  nameCn,
  nameEn: '',
  casNo: null,
  hazardClass: null,
  subRisks: [],
  packingGroup: null,
});

export const isMereName = ({ goodsId, unNo }: Goods): boolean => goodsId === '' && unNo === null;

export const hasPackingGroup = (hazardClass: string): boolean =>
  !['1', '2', '7'].includes(hazardClass.split('.')[0] ?? '') && !['5.2', '6.2'].includes(hazardClass);
