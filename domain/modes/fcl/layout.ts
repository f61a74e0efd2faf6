import type { ALTERNATIVE_FIELDS } from '../../order/blocks/offer';
import type { ARRIVAL_FIELDS } from '../../order/blocks/parties';
import type { Layout } from '../../order/form/layout';
import type { BILL, COLD, TERMS } from './fields';
import type { FclStep } from './steps';

type Fields = typeof TERMS.fields & typeof COLD.fields & typeof BILL.fields;
export type FclField = keyof (Fields & typeof ALTERNATIVE_FIELDS & typeof ARRIVAL_FIELDS);
export type FclSection = 'boxes' | 'terms' | 'bill';
export type FclPiece = 'sailing' | 'boxes' | 'goods' | 'services' | 'parties' | 'closing';

export const FCL_LAYOUT: Layout<FclStep, FclField, FclSection, FclPiece> = {
  sailing: [
    'sailing',
    { section: 'boxes', above: { piece: 'boxes', within: [{ bare: ['reeferC'] }] }, fields: [], isAlways: true },
    {
      section: 'terms',
      fields: ['boxOwner', 'tradeTerm', 'transportTerm', 'freightTerm'],
      columns: 2,
      below: { bare: ['altOfferId'] },
    },
  ],
  goods: ['goods'],
  services: [
    'services',
    'parties',
    { section: 'bill', fields: ['blType', 'releaseType', 'amsAgent', 'destTaxId'], columns: 2 },
  ],
  confirm: ['closing'],
};
