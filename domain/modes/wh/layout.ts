import type { Layout } from '../../order/form/layout';
import type { OWN, WhStep } from './fields';

export type WhField = keyof typeof OWN.fields;
export type WhSection = 'pallets' | 'when' | 'work' | 'people' | 'out';
export type WhPiece = 'goods' | 'trucks' | 'closing' | 'cancelTerms';

export const WH_LAYOUT: Layout<WhStep, WhField, WhSection, WhPiece> = {
  goods: [
    'goods',
    {
      section: 'pallets',
      fields: ['pallets', 'palletSize', 'stackLayers', 'packWeight', 'packVolume', 'batchNo', 'expiry', 'fireSaid'],
      columns: 2,
    },
  ],
  service: [
    { section: 'when', fields: ['inDate', 'days', 'storageTemp'], columns: 2 },
    { section: 'work', fields: ['labels', 'samples', 'palletized', 'sorting'], columns: 3 },
  ],
  inbound: [
    'trucks',
    { section: 'people', fields: ['owner', 'pickerName', 'pickerPhone', 'pickerIdTail'], columns: 2 },
  ],
  confirm: [{ piece: 'closing', within: [{ section: 'out', fields: ['partialOut', 'autoRenew'] }, 'cancelTerms'] }],
};
