// @ts-check
import { spawnSync } from 'node:child_process';

import { gets } from './apt.mjs';

const FONT = 'fonts-noto-cjk';

/** Undefined where it cannot be asked. */
function hasChinese() {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() !== '' : undefined;
}

/**
 * A browser that was there already may have no Chinese font; its texts are then boxes of other widths, and what tests measure
 * of them does not hold.
 * @param {(text: string) => void} say
 */
export function ensureChineseFont(say) {
  if (hasChinese() === true || gets(FONT)) return;
  if (hasChinese() === false)
    say(`no Chinese font: texts are measured wrong. Install one, on Debian "apt-get install ${FONT}".`);
}
