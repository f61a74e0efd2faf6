import type { EnquiryFacts, EnquiryForm } from '../../../domain/modes/enq/enquiry';
import { ENQ } from '../../../domain/modes/enq/mode';
import type { SailingSearch } from '../../../domain/offer/sailing';
import { boxesIn } from '../../../domain/order/blocks/load';
import type { BoxesBlock, OrderForm } from '../../../domain/order/form';
import { momentIn } from '../../../domain/values/moments';
import type { AskedMode } from '../mode';
import { wishesOf } from './wishes';

const searchOf = ({ orgPortCode, dstPortCode, isDanger, goods, boxes }: EnquiryForm): SailingSearch => {
  const unNo = goods[0]?.unNo.trim() ?? '';
  const asked = { orgPortCode, dstPortCode, isDanger, boxes: [...boxesIn(boxes)] };
  return isDanger === 'Y' && unNo !== '' ? { ...asked, unNo } : asked;
};

function begunWith(form: EnquiryForm): Partial<OrderForm> & BoxesBlock {
  const { isDanger, goods, boxes, contactName, contactPhone, contactEmail, files, remark } = form;
  return { isDanger, goods, boxes, contactName, contactPhone, contactEmail, files, remark };
}

/** Prices that a person works out. */
export const enqMode = (known: Omit<EnquiryFacts, 'now'>): AskedMode<EnquiryForm> => ({
  kind: 'asked',
  faults: (form, now) => ENQ.faults(form, { ...known, now }),
  answerBy: ({ quoteDeadline }) => momentIn(quoteDeadline),
  wishes: wishesOf,
  books: {
    mode: 'FCL',
    search: searchOf,
    units: ({ boxes }) => [...new Set(boxes.map(({ type }) => type))],
    begun: begunWith,
  },
});
