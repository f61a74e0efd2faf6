import { isPaperNumber, isPermit, isPermitKg, isValidExpiry, type OwnPapers } from '../../../domain/mall/buyer-papers';
import { parseWholeNumber } from '../../../domain/values/typed-number';
import { licenceFault } from '../../../domain/people/enterprise';
import type { BuyerPaperFaults, BuyerPaperField, BuyerPaperForm, BuyerPapersContext } from './buyer-papers.types';

export const NO_PAPERS: OwnPapers = { mayHandIn: false, today: '', substances: [], records: [] };
export const BLANK: BuyerPaperForm = { paper: 'HAZLIC', number: '', validTo: '', goodsId: '', kg: '' };

export function buyerPaperFaults({
  form,
  file,
  sheet,
}: Pick<BuyerPapersContext, 'form' | 'file' | 'sheet'>): BuyerPaperFaults {
  const { paper, number, validTo, goodsId, kg } = form;
  const ofFile = file === null ? 'fileMissing' : licenceFault(file);
  return {
    ...(!isPaperNumber(number) && { number: 'numberInvalid' }),
    ...(!isValidExpiry(validTo, sheet.today) && { validTo: 'validToInvalid' }),
    ...(isPermit(paper) && goodsId === '' && { goodsId: 'substanceMissing' }),
    ...(isPermit(paper) && !isPermitKg(parseWholeNumber(kg) ?? 0) && { kg: 'kgInvalid' }),
    ...(ofFile !== null && { file: ofFile }),
  };
}

const OF_PERMITS = ['goodsId', 'kg'];

export const remainingPaperFaults = (faults: BuyerPaperFaults, edited: readonly string[]): BuyerPaperFaults =>
  Object.fromEntries(
    Object.entries(faults).filter(
      ([field]) => !edited.includes(field) && !(edited.includes('paper') && OF_PERMITS.includes(field)),
    ),
  );

const FIELDS = ['number', 'validTo', 'goodsId', 'kg', 'file'] as const;

export const firstFaulted = (faults: BuyerPaperFaults): BuyerPaperField | null =>
  FIELDS.find((field) => faults[field] !== undefined) ?? null;

const KG_LETTERS = 10;

/** Formats kilograms that parse as a number; other text stays as typed, and is a fault. */
function kgTidied(typed: string): string {
  const kg = parseWholeNumber(typed.replaceAll(/\s/gu, ''));
  return kg === null ? typed.slice(0, KG_LETTERS) : String(kg);
}

export const tidyPaperChange = ({ kg, ...change }: Partial<BuyerPaperForm>): Partial<BuyerPaperForm> => ({
  ...change,
  ...(kg !== undefined && { kg: kgTidied(kg) }),
});
