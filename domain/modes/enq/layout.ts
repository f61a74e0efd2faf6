import type { REMARK_FIELDS } from '../../order/blocks/confirm';
import type { Layout } from '../../order/form/layout';
import type { VOYAGE } from './enquiry';
import type { ENQUIRY_STEP, WISH } from './wish';

export type EnquiryField = keyof (typeof VOYAGE.fields & typeof WISH.fields & typeof REMARK_FIELDS);
export type EnquirySection = 'voyage' | 'goods' | 'wishes' | 'contact' | 'files';
export type EnquiryPiece = 'ports' | 'boxes' | 'goods' | 'contact' | 'files';

export const ENQUIRY_LAYOUT: Layout<typeof ENQUIRY_STEP, EnquiryField, EnquirySection, EnquiryPiece> = {
  enquiry: [
    {
      section: 'voyage',
      above: { piece: 'ports', within: [{ bare: ['etd'] }] },
      fields: [],
      below: 'boxes',
      isAlways: true,
    },
    { section: 'goods', above: 'goods', fields: [], isAlways: true },
    {
      section: 'wishes',
      fields: [
        'modeWish',
        'loadTemp',
        'density',
        'setTemp',
        'oogSize',
        'stackable',
        'pieceSizes',
        'withTax',
        'targetPrice',
        'targetCurrency',
        'targetUnit',
        'quoteDeadline',
        'cargoReadyDate',
        'annualVolume',
        'contractMonths',
      ],
      below: { bare: ['specialReq', 'remark'] },
    },
    { section: 'contact', above: 'contact', fields: [], isAlways: true },
    { section: 'files', above: 'files', fields: [], isAlways: true },
  ],
};
