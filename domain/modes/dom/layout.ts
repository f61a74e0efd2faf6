import type { Layout } from '../../order/form/layout';
import type { DomStep, OWN } from './fields';

export type DomField = keyof typeof OWN.fields;
export type DomSection = 'pickup' | 'delivery' | 'other' | 'tax';
export type DomPiece = 'voyage' | 'loads' | 'goods' | 'closing' | 'taxed' | 'cancelFees';

export const DOM_LAYOUT: Layout<DomStep, DomField, DomSection, DomPiece> = {
  goods: [
    'voyage',
    'loads',
    'goods',
    {
      section: 'pickup',
      fields: ['fromCity', 'fromAddress', 'fromContact', 'fromPhone', 'loadFrom', 'loadTo'],
      columns: 2,
    },
    {
      section: 'delivery',
      fields: ['toCity', 'toAddress', 'toContact', 'toPhone', 'unloadFrom', 'unloadTo'],
      columns: 2,
    },
    { section: 'other', fields: [], last: ['sealNo'] },
  ],
  confirm: [
    {
      piece: 'closing',
      within: [
        { section: 'tax', above: 'taxed', fields: ['taxRate'], columns: 2, last: ['insured', 'goodsValue'] },
        'cancelFees',
      ],
    },
  ],
};
