import type { StateText } from './config';

/** One small damage to a chart, by a name that says which. */
export type Edit = { name: string; apply: (text: StateText) => void };
