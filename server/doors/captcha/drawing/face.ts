import { createRequire } from 'node:module';

import { GlobalFonts } from '@napi-rs/canvas';

/** Our own name, so that no face of the machine is ever taken instead. */
export const FACE = 'ChemLane Captcha';

const FILE = '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff2';

/** The face travels with the packages: the machine needs no fonts of its own. */
export function loadFace(): void {
  if (GlobalFonts.has(FACE)) return;
  const path = createRequire(import.meta.url).resolve(FILE);
  if (GlobalFonts.registerFromPath(path, FACE) === null) throw new Error('the captcha face cannot be read');
}
