import type { Layer, Unload } from './search';

export const LAYER_NAMES: Readonly<Record<Layer, string>> = { SINGLE: '单层', MULTI: '多层' };
export const UNLOAD_NAMES: Readonly<Record<Unload, string>> = { PUMP: '泵卸', GRAVITY: '自流' };

export const fitHours = (window: string): string => window.replace('-', '–');

export const SITE_NEEDS = ['能停 20 尺箱车的平整场地', '装货泵', '3 寸接头'] as const;
