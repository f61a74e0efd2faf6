import { blankGoods } from '../../goods/row';
import type { AskedBoxRow } from './asked-boxes';
import type { OrderForm } from '../../order/form/form';
import { dayAt, daysAfter } from '../../values/days';
import type { OrderFacts } from '../../order/form/facts';
import { contactFaults, fileFaults, remarkFaults } from '../../order/blocks/confirm';
import type { OrderFault } from '../../rules/fault';
import { dayField, textField } from '../../order/form/field-kinds';
import { buildPart } from '../../order/form/fields';
import { weightFaults } from '../../order/blocks/goods';
import { bulkFaults, rowFaults } from '../../order/blocks/rows';
import { MOST_GOODS } from '../../order/goods/most-goods';
import type { PortKind } from '../../places/ports';
import { askedBoxFaults } from './boxes';
import { ENQUIRY_STEP, isPouredWish, wishPlaceKind, WISH } from './wish';
import { LATEST_DAYS } from '../../offer/search';

export type EnquiryFacts = Pick<OrderFacts, 'now' | 'identityOf'> & {
  isPlace: (code: string, kind: PortKind) => boolean;
};

const VOYAGE_FIELDS = {
  orgPortCode: textField({ step: ENQUIRY_STEP, need: true, most: 10 }),
  dstPortCode: textField({ step: ENQUIRY_STEP, need: true, most: 10 }),
  etd: dayField({ step: ENQUIRY_STEP, need: true, code: 'dayTooEarly' }),
};

export const VOYAGE = buildPart<typeof VOYAGE_FIELDS, { modeWish: string }, EnquiryFacts>(VOYAGE_FIELDS, {
  rules: {
    orgPortCode: ({ orgPortCode, modeWish }, { isPlace }) =>
      isPlace(orgPortCode, wishPlaceKind(modeWish)) ? null : 'portUnknown',
    dstPortCode: ({ orgPortCode, dstPortCode, modeWish }, { isPlace }) => {
      if (dstPortCode === orgPortCode) return 'samePort';
      return isPlace(dstPortCode, wishPlaceKind(modeWish)) ? null : 'portUnknown';
    },
    etd: ({ etd }, { now }) => {
      const today = dayAt(now);
      if (etd <= today) return 'dayTooEarly';
      return etd > daysAfter(today, LATEST_DAYS) ? 'dayTooLate' : null;
    },
  },
});

export type EnquiryForm = Pick<
  OrderForm,
  'isDanger' | 'goods' | 'contactName' | 'contactPhone' | 'contactEmail' | 'files' | 'remark'
> & { boxes: AskedBoxRow[] } & typeof VOYAGE.blank &
  typeof WISH.blank;

export const blankEnquiry: EnquiryForm = {
  ...VOYAGE.blank,
  isDanger: 'Y',
  boxes: [{ type: '20GP', count: '1' }],
  goods: [blankGoods('1')],
  contactName: '',
  contactPhone: '',
  contactEmail: '',
  files: [],
  remark: '',
  ...WISH.blank,
  modeWish: 'FCL',
};

const findGoodsFaults = (form: EnquiryForm, facts: EnquiryFacts): OrderFault[] =>
  isPouredWish(form)
    ? [...bulkFaults(form, facts, 'NONE'), ...form.goods.slice(0, MOST_GOODS).flatMap(weightFaults)]
    : rowFaults(form, facts, 'NONE');

export const enquiryFaults = (form: EnquiryForm, facts: EnquiryFacts): OrderFault[] => [
  ...VOYAGE.faults(form, facts),
  ...askedBoxFaults(form, form.goods),
  ...findGoodsFaults(form, facts),
  ...contactFaults(form),
  ...fileFaults(form.files),
  ...remarkFaults(form.remark),
  ...WISH.faults(form, facts),
];
