type Declared = { nameCn: string; nameEn: string; hsCode: string };

const NAMES = /粉|powder|电池|电芯|充电宝|batter(?:y|ies)|power ?bank/iu;
const HEADINGS = ['8506', '8507'];

/** Powders and batteries are often dangerous: declaring them harmless needs a signature. */
export const needsSignature = ({ nameCn, nameEn, hsCode }: Declared): boolean =>
  [nameCn, nameEn].some((name) => NAMES.test(name.normalize('NFKC'))) ||
  HEADINGS.includes(hsCode.normalize('NFKC').replaceAll(/[\s.]/g, '').slice(0, 4));
