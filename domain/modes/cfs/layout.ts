import type { Layout } from '../../order/form/layout';
import type { CfsOwn, CfsStep } from './fields';

export type CfsField = keyof CfsOwn;
export type CfsSection = 'booking' | 'services' | 'shipper';
export type CfsPiece = 'port' | 'boxes' | 'plan' | 'goods' | 'boxPlan' | 'lashing' | 'trucks' | 'closing';

export const CFS_LAYOUT: Layout<CfsStep, CfsField, CfsSection, CfsPiece> = {
  station: [
    {
      section: 'booking',
      fields: ['carrierBookingNo', 'vesselVoyage', 'cutoff', 'etd'],
      columns: 2,
      below: 'port',
    },
    'boxes',
    'plan',
  ],
  goods: [
    'goods',
    'boxPlan',
    {
      section: 'services',
      ticks: ['lash', 'photo', 'weigh', 'drayage', 'customs'],
      fields: ['wrap', 'pallets'],
      below: 'lashing',
    },
  ],
  inbound: [
    { piece: 'trucks', within: [{ bare: ['selfLater'] }] },
    { section: 'shipper', wide: ['owner'], fields: [] },
  ],
  confirm: [{ piece: 'closing', within: [{ bare: ['ctuPromise'] }] }],
};
