import { unNoIn } from '../../goods/dangerous-goods';
import { amountFaults } from '../../order/blocks/goods';
import { boxesIn } from '../../order/blocks/load';
import { boxTypesFor } from './boxes';
import { blankEnquiry, type EnquiryForm } from './enquiry';
import { isBoxless, isContract, isPouredIn, WISH } from './wish';

/** What goods are packed in costs nothing. */
const MEASURED = 'ANY';

/** What cools and what is too large has no price of the day, and of so much a year one would mislead. */
const hasPrice = (form: EnquiryForm): boolean => form.modeWish !== 'RF' && form.modeWish !== 'OOG' && !isContract(form);

const isLane = ({ orgPortCode, dstPortCode }: EnquiryForm): boolean =>
  orgPortCode !== '' && dstPortCode !== '' && orgPortCode !== dstPortCode;

const FACTS = { now: 0 };

/** What is told by weight and room has to have both. */
const isMeasured = (form: EnquiryForm): boolean =>
  form.goods.every((row, at) => amountFaults({ ...row, packKind: MEASURED }, at).length === 0) &&
  WISH.faults(form, FACTS).every(({ path }) => path !== 'stackable' && path !== 'pieceSizes');

/** Of the way that is wished for; which kind of tank it shall be is decided by people. */
const isCounted = (form: EnquiryForm): boolean => {
  const { boxes, modeWish } = form;
  if (isBoxless(modeWish)) return isMeasured(form);
  const types = modeWish === 'TANK' ? boxTypesFor(modeWish).slice(0, 1) : boxTypesFor(modeWish);
  return boxes.length > 0 && boxesIn(boxes).filter(({ type }) => types.includes(type)).length === boxes.length;
};

/** Dangerous goods cost what their class costs. */
const isNamed = ({ isDanger, goods }: EnquiryForm): boolean =>
  isDanger === 'N' || goods.every(({ unNo }) => unNoIn(unNo.trim()) !== null);

/** How many tanks or bags a price has to be for; null where that is counted by boxes. */
export const pouredIn = ({ boxes, modeWish }: EnquiryForm): number | null =>
  isPouredIn({ modeWish }) ? boxesIn(boxes).reduce((all, { count }) => all + count, 0) : null;

/** What a price of the day depends on, and nothing of people, papers and words. Null while there is no price to ask for. */
export function pricedIn(form: EnquiryForm): EnquiryForm | null {
  if (!hasPrice(form) || !isLane(form) || !isCounted(form) || !isNamed(form)) return null;
  const { orgPortCode, dstPortCode, etd, isDanger, goods, boxes, modeWish } = form;
  const { loadTemp, density, stackable, pieceSizes } = form;
  const way = { modeWish, loadTemp, density, stackable, pieceSizes };
  return { ...blankEnquiry, orgPortCode, dstPortCode, etd, isDanger, goods, boxes, ...way };
}
