import type { StateText } from './config';

export type Edit = { name: string; apply: (text: StateText) => void };
