import type { ALTERNATIVE_FIELDS } from '../../order/blocks/offer';
import type { Layout } from '../../order/form/layout';
import type { AirStep, OWN } from './fields';

export type AirField = keyof (typeof OWN.fields & typeof ALTERNATIVE_FIELDS);
export type AirSection = 'ready' | 'alternative' | 'bill' | 'declared';
export type AirPiece = 'flight' | 'goods' | 'worths' | 'handling' | 'parties' | 'closing';

export const AIR_LAYOUT: Layout<AirStep, AirField, AirSection, AirPiece> = {
  flight: [
    'flight',
    { section: 'ready', fields: ['readyDay'], columns: 2 },
    { section: 'alternative', wide: ['altOfferId'], fields: [] },
    { section: 'bill', fields: ['awbType'], columns: 2 },
  ],
  goods: [
    'goods',
    {
      section: 'declared',
      above: 'worths',
      fields: [],
      below: { piece: 'handling', within: [{ bare: ['tempLow', 'tempHigh'] }] },
      isAlways: true,
    },
  ],
  parties: ['parties'],
  confirm: [{ piece: 'closing', within: [{ bare: ['condYear'] }] }],
};
