import { open } from 'node:fs/promises';

import { MOST_PIXELS, SMALL_PHOTO } from '../../../domain/order/on-site/packed';

type Size = { width: number; height: number };
/** Reads bytes from a position; null if fewer remain. */
type Read = (at: number, count: number) => Promise<Buffer | null> | Buffer | null;

const MOST_SEGMENTS = 1_000;
/** Start-of-frame markers: the whole row except the table markers among them. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

async function pngSize(read: Read): Promise<Size | null> {
  const head = await read(8, 16);
  if (!head || head.toString('latin1', 4, 8) !== 'IHDR') return null;
  return { width: head.readUInt32BE(8), height: head.readUInt32BE(12) };
}

async function jpegSize(read: Read): Promise<Size | null> {
  let at = 2;
  for (let passed = 0; passed < MOST_SEGMENTS; passed += 1) {
    const head = await read(at, 9);
    if (head?.[0] !== 0xff) return null;
    const [, marker = 0] = head;
    if (isFrame(marker)) return { height: head.readUInt16BE(5), width: head.readUInt16BE(7) };
    // A fill byte before a marker has no length field.
    at += marker === 0xff ? 1 : 2 + head.readUInt16BE(2);
  }
  return null;
}

const SIZES: Readonly<Record<string, (read: Read) => Promise<Size | null>>> = {
  'image/png': pngSize,
  'image/jpeg': jpegSize,
};

const isBounded = (size: Size | null): boolean =>
  size !== null && size.width > 0 && size.height > 0 && size.width * size.height <= MOST_PIXELS;

const bufferReader =
  (bytes: Buffer): Read =>
  (at, count) =>
    at + count <= bytes.length ? bytes.subarray(at, at + count) : null;

export const isBoundedPicture = async (mediaType: string, bytes: Buffer): Promise<boolean> =>
  isBounded((await SIZES[mediaType]?.(bufferReader(bytes))) ?? null);

/** True for a picture that a phone can decode: a few bytes can claim more pixels than memory holds. */
export async function isPicture(mediaType: string, path: string): Promise<boolean> {
  const sizeOf = SIZES[mediaType];
  if (!sizeOf) return false;
  const file = await open(path, 'r');
  try {
    return isBounded(
      await sizeOf(async (at, count) => {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, at);
        return bytesRead === count ? buffer : null;
      }),
    );
  } finally {
    await file.close();
  }
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** True for a base64 JPEG small enough to travel in every answer that lists it. */
export async function isSmallPicture(text: string): Promise<boolean> {
  const bytes = BASE64.test(text) ? Buffer.from(text, 'base64') : Buffer.alloc(0);
  const { side, bytes: most } = SMALL_PHOTO;
  if (bytes.length < 2 || bytes.length > most || bytes.readUInt16BE(0) !== 0xff_d8) return false;
  const size = await jpegSize(bufferReader(bytes));
  return size !== null && [size.width, size.height].every((pixels) => pixels > 0 && pixels <= side);
}
