import { createRequire } from 'node:module';

import { GlobalFonts } from '@napi-rs/canvas';

/** A name of our own, so that no system font is used instead. */
export const FACE = 'ChemLane Captcha';

const FILE = '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff2';

/** The font comes with the npm packages: the machine needs none. */
export function loadFace(): void {
  if (GlobalFonts.has(FACE)) return;
  const path = createRequire(import.meta.url).resolve(FILE);
  if (GlobalFonts.registerFromPath(path, FACE) === null) throw new Error('the captcha face cannot be read');
}
