import type { ModeId } from '../mode-ids';

/** Mode ids of earlier versions; browsers still store searches under them. */
export const OLD_IDS: Readonly<Record<string, ModeId>> = {
  fcl: 'FCL',
  lcl: 'LCL',
  air: 'AIR',
  rail: 'RAIL',
  stuffing: 'CFS',
  warehouse: 'WH',
  tank: 'TANK',
  flexi: 'FLEXI',
  domestic: 'DOM',
  declare: 'DGD',
  mall: 'MALL',
};
