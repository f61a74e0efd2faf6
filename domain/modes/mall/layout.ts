import type { Layout } from '../../order/form/layout';
import type { MallPart, MallStep } from './fields';

export type MallSection = 'delivery';
export type MallPiece = 'goods' | 'loads' | 'freight' | 'closing';

export const MALL_LAYOUT: Layout<MallStep, keyof MallPart, MallSection, MallPiece> = {
  goods: ['goods'],
  delivery: [
    {
      section: 'delivery',
      fields: [
        'way',
        'toCity',
        'address',
        'receiver',
        'receiverPhone',
        'deliverOn',
        'pickupAt',
        'plateNo',
        'driverName',
        'driverPhone',
        'roadPermit',
        'escort',
        'useDecl',
      ],
      columns: 2,
      below: 'loads',
    },
    'freight',
  ],
  confirm: [{ piece: 'closing', within: [{ bare: ['storeSafe'] }] }],
};
