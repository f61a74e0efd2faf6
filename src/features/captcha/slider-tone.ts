import type { SliderStatus, SliderView } from '../../../machines/identity/captcha/slider';

/** How the rail and its handle stand: one word for what both show. */
export type RailTone = 'off' | 'ready' | 'moved' | 'good' | 'bad';

const TONES: Partial<Record<SliderStatus, RailTone>> = { passed: 'good', failed: 'bad', asking: 'off', expired: 'off' };

export const toneOf = ({ status, offset }: SliderView): RailTone =>
  TONES[status] ?? (offset > 0 || status === 'dragging' ? 'moved' : 'ready');
