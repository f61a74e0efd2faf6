export const isLithiumAlone = (unNo: string): boolean => ['3090', '3480'].includes(unNo);

export const isLithium = (unNo: string): boolean => isLithiumAlone(unNo) || ['3091', '3481'].includes(unNo);

/** State of charge in percent above which lithium flies only inside equipment. */
export const MOST_SOC = 30;

/** Adhesives, paint, thinners and resins: their ingredients decide if they are controlled precursors. */
export const mayHoldPrecursors = (unNo: string): boolean => ['1133', '1263', '1866'].includes(unNo);

/** Numbers whose cells and batteries passed UN 38.3, alone, in equipment or in vehicles. */
const TESTED_BATTERIES = ['3090', '3091', '3480', '3481', '3536', '3551', '3552', '3556', '3557', '3558'];
export const isTestedBattery = (unNo: string): boolean => TESTED_BATTERIES.includes(unNo);

const WASTE =
  /废|残液|残渣|釜残|残余物|破损|损坏|受损|损毁|失效|过期|变质|召回|缺陷|旧电池|旧电芯|二手|\b(?:wastes?|spent|damaged|defective|scrap(?:ped)?|discarded|expired|recalled|residues?)\b|\bused (?:oil|batter|lubricant|solvent|catalyst|cell)/iu;

/** Empty packagings that were not cleaned still count as what was in them. */
const EMPTY = /空桶|空罐|空瓶|空箱|空包装|未清洗|未经清洗|未洗净|\bempty\b|\buncleaned\b|\blast contained\b/iu;

/** Goods that are classified for the time being. */
const SAMPLE = /样品|试样|\bsamples?\b/iu;

/** Conditions that a name tells of, with the rule of each. */
export const CONDITIONS = [
  { code: 'wasteGoods', source: 'waste', words: WASTE },
  { code: 'emptyGoods', source: 'empty', words: EMPTY },
  { code: 'sampleGoods', source: 'samples', words: SAMPLE },
] as const;

/** First word of a condition in these names; null when there is none. */
export const findWord = (words: RegExp, names: readonly string[]): string | null =>
  names.flatMap((name) => words.exec(name.normalize('NFKC'))?.[0] ?? [])[0] ?? null;
