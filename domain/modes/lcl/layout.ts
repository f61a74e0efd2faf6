import type { Layout } from '../../order/form/layout';
import type { LclStep, OWN } from './fields';

export type LclField = keyof typeof OWN.fields | 'amsAgent' | 'destTaxId';
export type LclSection = 'packages' | 'delivery' | 'bill';
export type LclPiece =
  | 'fit'
  | 'goods'
  | 'shed'
  | 'road'
  | 'fetched'
  | 'services'
  | 'parties'
  | 'atDestination'
  | 'closing';

export const LCL_LAYOUT: Layout<LclStep, LclField, LclSection, LclPiece> = {
  goods: ['fit', 'goods', { section: 'packages', fields: ['stackable'], columns: 2, below: { bare: ['marks'] } }],
  intake: [
    'shed',
    {
      section: 'delivery',
      fields: ['deliverDate', 'deliverHour', 'plateNo', 'driverName', 'driverPhone', 'escortName'],
      columns: 2,
      below: 'road',
    },
    'fetched',
    'services',
  ],
  parties: [
    'parties',
    { section: 'bill', fields: ['releaseType', 'amsAgent', 'destTaxId'], columns: 2, below: 'atDestination' },
  ],
  confirm: [{ piece: 'closing', within: [{ bare: ['tolerance'] }] }],
};
