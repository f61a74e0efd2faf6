import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { type Asset, type Bytes, isText } from './asset';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const WORTH_IT_BYTES = 512;

/** `thorough` at build, `quick` at a start whose build left no compressed copies. */
export type Effort = 'thorough' | 'quick';

/** Text only: pictures and fonts are already compressed. Skips files that would not shrink. */
export async function compress(path: string, body: Bytes, effort: Effort): Promise<Asset['encoded']> {
  if (!isText(path) || body.byteLength < WORTH_IT_BYTES) return {};
  const quality = effort === 'thorough' ? constants.BROTLI_MAX_QUALITY : 5;
  const [br, gzip] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    zip(body, { level: effort === 'thorough' ? constants.Z_BEST_COMPRESSION : 6 }),
  ]);
  return {
    ...(br.byteLength < body.byteLength ? { br: Uint8Array.from(br) } : {}),
    ...(gzip.byteLength < body.byteLength ? { gzip: Uint8Array.from(gzip) } : {}),
  };
}
