import type { SliderStatus, SliderView } from '../../../machines/identity/captcha/slider';

export type RailTone = 'off' | 'ready' | 'moved' | 'good' | 'bad';

const TONES: Partial<Record<SliderStatus, RailTone>> = { passed: 'good', failed: 'bad', asking: 'off', expired: 'off' };

export const railTone = ({ status, offset }: SliderView): RailTone =>
  TONES[status] ?? (offset > 0 || status === 'dragging' ? 'moved' : 'ready');
