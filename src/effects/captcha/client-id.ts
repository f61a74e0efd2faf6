import type { CaptchaType } from '../../../domain/people/captcha';
import { storage } from '../storage';

/** `crypto.randomUUID` exists only on secure origins; this works on all. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}

const KEYS = { blockPuzzle: 'slider', clickWord: 'point' } as const satisfies Record<CaptchaType, string>;

/** Client id, kept as long as browser storage lasts. */
export function captchaClientId(type: CaptchaType): string {
  const key = KEYS[type];
  const known = storage.read(key);
  if (known?.startsWith(`${key}-`)) return known;
  const id = `${key}-${randomUuid()}`;
  storage.write(key, id);
  return id;
}
