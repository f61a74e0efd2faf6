import type { BoxOwner } from './search';
import type { BoxHeating } from './winter';

export const HEATING_NAMES: Readonly<Record<BoxHeating, string>> = {
  HEAT: '加热箱',
  LINER: '保温内衬',
  NONE: '不加热',
};
export const OWNER_NAMES: Readonly<Record<BoxOwner, string>> = { COC: '用班列的箱 COC', SOC: '自备箱 SOC' };
export const CUSTOMS_NAMES = { ORIGIN: '属地报关', BORDER: '口岸报关' } as const;

export const customsName = (mode: string): string =>
  mode === 'ORIGIN' || mode === 'BORDER' ? CUSTOMS_NAMES[mode] : '';
