import { blankEnquiry, type EnquiryForm } from '../../domain/modes/enq/enquiry';
import { blankGoods } from '../../domain/goods/row';
import type { InstantPrice } from '../../domain/order/enquiry/instant-price';

const dollars = (amount: number) => ({ amount, currency: '2' });

/** Enquiry content without contact data. */
export const TO_ROTTERDAM: EnquiryForm = {
  ...blankEnquiry,
  orgPortCode: 'CNSHA',
  dstPortCode: 'NLRTM',
  etd: '2026-12-10',
  goods: [{ ...blankGoods('1'), nameCn: '甲醇', unNo: '1230', hazardClass: '3' }],
  boxes: [{ type: '20GP', count: '2' }],
};

export const PRICED: InstantPrice = {
  mode: 'FCL',
  orgName: '上海',
  dstName: '鹿特丹',
  supplier: { code: 'SLIN', nameCn: '沧澜航运', nameEn: 'SLIN' },
  leavesAt: '2026-12-12T10:00:00.000Z',
  charges: {
    lines: [],
    totalUsd: dollars(412_050),
    totalYuan: { amount: 2_966_760, currency: '1' },
    notIncluded: ['目的港费用', '拖车'],
  },
};

export const PRICED_AS_TANK: InstantPrice = {
  ...PRICED,
  mode: 'TANK',
  charges: { ...PRICED.charges, totalUsd: dollars(508_000) },
};
