/** Lithium cells and batteries by themselves. */
export const isLithiumAlone = (unNo: string): boolean => ['3090', '3480'].includes(unNo);

/** By themselves, in equipment or packed with it. */
export const isLithium = (unNo: string): boolean => isLithiumAlone(unNo) || ['3091', '3481'].includes(unNo);

/** With more of its charge, in per cent, lithium flies only built into what it is for. */
export const MOST_SOC = 30;

/** Adhesives, paint and what thins it, resins: what they are made of decides whether the state keeps account of them. */
export const mayHoldPrecursors = (unNo: string): boolean => ['1133', '1263', '1866'].includes(unNo);

/** Numbers whose cells and batteries have passed the tests of UN 38.3, by themselves, in equipment or in vehicles. */
const TESTED_BATTERIES = ['3090', '3091', '3480', '3481', '3536', '3551', '3552', '3556', '3557', '3558'];
export const isTestedBattery = (unNo: string): boolean => TESTED_BATTERIES.includes(unNo);

const WASTE =
  /废|残液|残渣|釜残|残余物|破损|损坏|受损|损毁|失效|过期|变质|召回|缺陷|旧电池|旧电芯|二手|\b(?:wastes?|spent|damaged|defective|scrap(?:ped)?|discarded|expired|recalled|residues?)\b|\bused (?:oil|batter|lubricant|solvent|catalyst|cell)/iu;

/** The word of a name that makes waste or damaged goods of what it names; null where there is none. */
export const wasteWordIn = (names: readonly string[]): string | null =>
  names.flatMap((name) => WASTE.exec(name.normalize('NFKC'))?.[0] ?? [])[0] ?? null;
