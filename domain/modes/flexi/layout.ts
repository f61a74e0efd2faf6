import type { SITE_FIELDS } from '../../order/blocks/services';
import type { Layout } from '../../order/form/layout';
import type { FlexiStep, OWN } from './fields';

export type FlexiField = keyof (typeof OWN.fields & typeof SITE_FIELDS);
export type FlexiSection = 'liquid' | 'load' | 'bag' | 'place' | 'day';
export type FlexiPiece = 'goods' | 'loaded' | 'region' | 'site' | 'parties' | 'closing';

export const FLEXI_LAYOUT: Layout<FlexiStep, FlexiField, FlexiSection, FlexiPiece> = {
  goods: [
    'goods',
    { section: 'liquid', wide: ['notDanger'], fields: [], last: ['sdsDate'] },
    {
      section: 'load',
      fields: ['bags', 'litres', 'density', 'loadTemp', 'viscosity'],
      columns: 2,
      below: 'loaded',
    },
    { section: 'bag', fields: ['layer', 'foodGrade', 'heatPad', 'unload'], columns: 2 },
  ],
  fitting: [
    { section: 'place', above: 'region', wide: ['pickupAddress'], fields: ['fitKm', 'pumpAt'] },
    { section: 'day', fields: ['fitDay', 'fitWindow'], below: 'site' },
  ],
  parties: ['parties'],
  confirm: [{ piece: 'closing', within: [{ bare: ['noDgPromise'] }] }],
};
