import { blankGoods } from '../../order/blank';
import type { BoxesBlock, OrderForm } from '../../order/form';
import { dayAt, daysAfter, isDay } from '../../values/days';
import { momentIn } from '../../values/moments';
import type { OrderFacts } from '../../order/facts';
import { boxFaults } from '../../order/blocks/boxes';
import { contactFaults, fileFaults, remarkFaults } from '../../order/blocks/confirm';
import { fault, firstOf, isBlank, required, tooLong, type OrderFault } from '../../order/blocks/fault';
import { loadFaults } from '../../order/blocks/load';
import { rowFaults } from '../../order/blocks/rows';
import { minorUnitsIn, wholeNumberIn } from '../../values/typed-number';

/** The search, the goods and the contact of an order, and what only an enquiry asks; as it is typed. */
export type EnquiryForm = Pick<
  OrderForm,
  'isDanger' | 'goods' | 'contactName' | 'contactPhone' | 'contactEmail' | 'files' | 'remark'
> &
  BoxesBlock & {
    orgPortCode: string;
    dstPortCode: string;
    etd: string;
    targetPrice: string;
    quoteDeadline: string;
    annualVolume: string;
    specialReq: string;
  };

export type EnquiryFacts = Pick<OrderFacts, 'now' | 'goodsOf'> & {
  /** Does the house know the port? */
  isPort: (code: string) => boolean;
};

export const blankEnquiry: EnquiryForm = {
  orgPortCode: '',
  dstPortCode: '',
  etd: '',
  isDanger: 'Y',
  boxes: [{ type: '20GP', count: '1' }],
  goods: [blankGoods('1')],
  contactName: '',
  contactPhone: '',
  contactEmail: '',
  files: [],
  remark: '',
  targetPrice: '',
  quoteDeadline: '',
  annualVolume: '',
  specialReq: '',
};

const LATEST_DAYS = 180;
const SPECIAL_MOST = 500;
const MOST_TEU = 100_000;
/** A price takes somebody at least so long. */
export const QUOTE_TAKES_MS = 7_200_000;

function voyageFaults({ orgPortCode, dstPortCode, etd }: EnquiryForm, { now, isPort }: EnquiryFacts): OrderFault[] {
  const today = dayAt(now);
  return [
    ...firstOf(
      orgPortCode === '' && required('orgPortCode'),
      !isPort(orgPortCode) && fault('orgPortCode', 'portUnknown'),
    ),
    ...firstOf(
      dstPortCode === '' && required('dstPortCode'),
      dstPortCode === orgPortCode && fault('dstPortCode', 'samePort'),
      !isPort(dstPortCode) && fault('dstPortCode', 'portUnknown'),
    ),
    ...firstOf(
      etd === '' && required('etd'),
      (!isDay(etd) || etd <= today) && fault('etd', 'dayTooEarly'),
      etd > daysAfter(today, LATEST_DAYS) && fault('etd', 'dayTooLate'),
    ),
  ];
}

function wishFaults(form: EnquiryForm, now: number): OrderFault[] {
  const { targetPrice, quoteDeadline, annualVolume, specialReq } = form;
  const [price, deadline, volume] = [minorUnitsIn(targetPrice), momentIn(quoteDeadline), wholeNumberIn(annualVolume)];
  return [
    ...firstOf(!isBlank(targetPrice) && (price === null || price < 0) && fault('targetPrice', 'targetPrice')),
    ...firstOf((deadline === null || deadline <= now + QUOTE_TAKES_MS) && fault('quoteDeadline', 'deadline')),
    ...firstOf(
      !isBlank(annualVolume) &&
        (volume === null || volume < 0 || volume > MOST_TEU) &&
        fault('annualVolume', 'annualVolume'),
    ),
    ...firstOf(tooLong('specialReq', specialReq, SPECIAL_MOST)),
  ];
}

/** Everything that must be mended before an enquiry may go out, in the order of the form. */
export const enquiryFaults = (form: EnquiryForm, facts: EnquiryFacts): OrderFault[] => [
  ...voyageFaults(form, facts),
  ...boxFaults(form.boxes),
  ...rowFaults(form, facts, 'NONE'),
  ...loadFaults(form.boxes, form.goods),
  ...contactFaults(form),
  ...fileFaults(form.files),
  ...remarkFaults(form.remark),
  ...wishFaults(form, facts.now),
];
