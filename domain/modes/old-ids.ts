import type { ModeId } from '../mode-ids';

/** What the modes were called before they had one set of ids; browsers still remember searches by these. */
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
