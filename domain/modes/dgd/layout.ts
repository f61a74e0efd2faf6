import type { Layout } from '../../order/form/layout';
import type { DgdPart, DgdStep } from './fields';
import { BY_SERVICE } from './own';

export type DgdSection = 'product' | 'asked' | 'way';
export type DgdPiece = 'earlier' | 'goods' | 'balance' | 'closing' | 'promised' | 'cancelTerms';

export const DGD_LAYOUT: Layout<DgdStep, keyof DgdPart, DgdSection, DgdPiece> = {
  product: [
    'earlier',
    {
      section: 'product',
      above: 'goods',
      fields: ['isMixture', 'components'],
      columns: 2,
      below: { piece: 'balance', within: [{ bare: ['physState'], columns: 2 }] },
    },
    { section: 'asked', fields: Object.values(BY_SERVICE).flat(), columns: 2 },
  ],
  confirm: [
    'earlier',
    {
      piece: 'closing',
      within: [
        { section: 'way', fields: ['count', 'isRush', 'expectAt', 'deliverTo'], columns: 2, below: 'promised' },
        'cancelTerms',
      ],
    },
  ],
};
