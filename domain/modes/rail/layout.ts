import type { Layout } from '../../order/form/layout';
import type { RailOwn, RailStep } from './fields';

export type RailField = keyof RailOwn;
export type RailSection = 'use' | 'lithium' | 'permit' | 'customs';
export type RailPiece = 'chosen' | 'boxes' | 'goods' | 'units' | 'parties' | 'services' | 'trucks' | 'closing';

export const RAIL_LAYOUT: Layout<RailStep, RailField, RailSection, RailPiece> = {
  train: ['chosen', 'boxes', { section: 'use', fields: ['boxOwner', 'returnDepot', 'heating'], columns: 2 }],
  goods: [
    'goods',
    'units',
    { section: 'lithium', wide: ['lithiumExempt'], fields: [] },
    { section: 'permit', fields: ['dgApprovalNo'], columns: 2 },
  ],
  parties: [
    { piece: 'parties', within: [{ bare: ['consigneeTax'] }] },
    { section: 'customs', fields: ['siding', 'customsMode', 'brokerName', 'brokerPhone'], columns: 2 },
    'services',
    'trucks',
  ],
  confirm: [{ piece: 'closing', within: [{ bare: ['freezeWaiver'] }] }],
};
