import type { Layout } from '../../order/form/layout';
import type { TankPart, TankStep } from './form';

export type TankSection = 'filling' | 'service' | 'load' | 'deposit';
export type TankPiece = 'goods' | 'level' | 'region' | 'parties' | 'closing' | 'cancelFees';

export const TANK_LAYOUT: Layout<TankStep, keyof TankPart, TankSection, TankPiece> = {
  goods: [
    'goods',
    {
      section: 'filling',
      above: 'level',
      fields: ['quantityT', 'loadTemp', 'hotTemp', 'density15', 'density50', 'viscosity', 'sapt', 'inhibitorUntil'],
    },
  ],
  tank: [
    {
      section: 'service',
      fields: ['tankType', 'tanks', 'leaseDays', 'lastCargo', 'heating', 'discharge', 'nitrogen', 'cleanAtDest'],
    },
    { section: 'load', above: 'region', wide: ['loadAddress'], fields: ['loadFrom', 'loadTo'] },
  ],
  parties: ['parties'],
  confirm: [{ piece: 'closing', within: [{ section: 'deposit', fields: ['depositWay'] }, 'cancelFees'] }],
};
