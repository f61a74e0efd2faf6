import { readUnNo } from '../../goods/dangerous-goods';
import { amountFaults } from '../../order/blocks/goods';
import { countBoxes } from '../../order/blocks/load';
import { offeredBoxTypes } from './boxes';
import { blankEnquiry, type EnquiryForm } from './enquiry';
import { isBoxless, isContract, isPouredWish, WISH } from './wish';

/** Packaging does not affect the price. */
const MEASURED = 'ANY';

/** Reefers and oversized cargo have no list price; for annual volumes one would mislead. */
const hasPrice = (form: EnquiryForm): boolean => form.modeWish !== 'RF' && form.modeWish !== 'OOG' && !isContract(form);

const isLane = ({ orgPortCode, dstPortCode }: EnquiryForm): boolean =>
  orgPortCode !== '' && dstPortCode !== '' && orgPortCode !== dstPortCode;

const FACTS = { now: 0 };

/** LCL and air need both weight and volume. */
const isMeasured = (form: EnquiryForm): boolean =>
  form.goods.every((row, at) => amountFaults({ ...row, packKind: MEASURED }, at).length === 0) &&
  WISH.faults(form, FACTS).every(({ path }) => path !== 'stackable' && path !== 'pieceSizes');

/** Counts boxes of the wished way; the list price covers only the first tank type, staff choose others. */
const isCounted = (form: EnquiryForm): boolean => {
  const { boxes, modeWish } = form;
  if (isBoxless(modeWish)) return isMeasured(form);
  const types = modeWish === 'TANK' ? offeredBoxTypes(modeWish).slice(0, 1) : offeredBoxTypes(modeWish);
  return boxes.length > 0 && countBoxes(boxes).filter(({ type }) => types.includes(type)).length === boxes.length;
};

/** Dangerous goods are priced by class, so each row needs a UN number. */
const isEveryRowNumbered = ({ isDanger, goods }: EnquiryForm): boolean =>
  isDanger === 'N' || goods.every(({ unNo }) => readUnNo(unNo.trim()) !== null);

export const countPouredUnits = ({ boxes, modeWish }: EnquiryForm): number | null =>
  isPouredWish({ modeWish }) ? countBoxes(boxes).reduce((all, { count }) => all + count, 0) : null;

/**
 * Reduces the form to what the list price depends on, without people, papers and remarks; null while no price is
 * possible.
 */
export function reduceToPriceInput(form: EnquiryForm): EnquiryForm | null {
  if (!hasPrice(form) || !isLane(form) || !isCounted(form) || !isEveryRowNumbered(form)) return null;
  const { orgPortCode, dstPortCode, etd, isDanger, goods, boxes, modeWish } = form;
  const { loadTemp, density, stackable, pieceSizes } = form;
  const way = { modeWish, loadTemp, density, stackable, pieceSizes };
  return { ...blankEnquiry, orgPortCode, dstPortCode, etd, isDanger, goods, boxes, ...way };
}
