import { constants, crc32, deflateSync } from 'node:zlib';

import { buildPalette } from './shades';
import type { Pixels } from './sheet';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const END = chunk('IEND', new Uint8Array());
/** PNG colour types: palette, and RGBA. */
const NUMBERED = 3;
const COVERING = 6;

/** Reused for each picture: a new array costs half as much time as filling it. */
let kept = new Uint8Array();

function rowBuffer(width: number, height: number, bytes: number): Uint8Array {
  const length = (width * bytes + 1) * height;
  if (kept.length < length) kept = new Uint8Array(length);
  for (let row = 0; row < height; row += 1) kept[row * (width * bytes + 1)] = 0;
  return kept.subarray(0, length);
}

/** Half the size and time of RGB. Scenes are flat, so rows get no filter and zlib uses run-length only. */
export function scenePng(pixels: Pixels): Buffer {
  const rows = rowBuffer(pixels.width, pixels.height, 1);
  const colours = buildPalette(pixels, rows);
  return encodePng(pixels, NUMBERED, chunk('PLTE', colours), rows);
}

export function piecePng(pixels: Pixels): Buffer {
  const { data, width, height } = pixels;
  const rows = rowBuffer(width, height, 4);
  for (let row = 0; row < height; row += 1) {
    rows.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * (width * 4 + 1) + 1);
  }
  return encodePng(pixels, COVERING, new Uint8Array(), rows);
}

function encodePng({ width, height }: Pixels, kind: number, colours: Uint8Array, rows: Uint8Array): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, kind], 8);
  const body = deflateSync(rows, { level: 1, strategy: constants.Z_RLE });
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), colours, chunk('IDAT', body), END]);
}

function chunk(name: string, body: Uint8Array): Buffer {
  const out = Buffer.alloc(body.length + 12);
  out.writeUInt32BE(body.length, 0);
  out.write(name, 4, 'latin1');
  out.set(body, 8);
  out.writeUInt32BE(crc32(out.subarray(4, body.length + 8)), body.length + 8);
  return out;
}
