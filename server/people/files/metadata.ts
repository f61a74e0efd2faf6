const JPEG_START = 0xd8;
const JPEG_END = 0xd9;
const SCAN_START = 0xda;
const COMMENT = 0xfe;
const EXIF = Buffer.from('Exif\0\0', 'latin1');
const ORIENTATION = 0x0112;
const UPRIGHT = 1;

/** APP segments needed for display: size, colours (ICC), Adobe colour transform. */
const KEPT_APPS: Readonly<Record<number, string>> = { 0xe0: 'JF', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };
const isApp = (marker: number) => marker >= 0xe0 && marker <= 0xef;
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

function readOrientation(exif: Buffer): number {
  const tiff = exif.subarray(EXIF.length);
  if (!exif.subarray(0, EXIF.length).equals(EXIF) || tiff.length < 8) return UPRIGHT;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < u16(directory); entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.length) break;
    if (u16(at) === ORIENTATION) return u16(at + 8);
  }
  return UPRIGHT;
}

function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(2 + EXIF.length + tiff.length, 2);
  return Buffer.concat([head, EXIF, tiff]);
}

/** End of scan data: the next marker that is neither a stuffed byte nor a restart. */
function scanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
    at += next === 0xff ? 1 : 2;
  }
  return bytes.length;
}

function isSegmentKept(marker: number, body: Buffer): boolean {
  const mark = KEPT_APPS[marker];
  return mark === undefined ? !isApp(marker) && marker !== COMMENT : body.toString('latin1').startsWith(mark);
}

function bareJpeg(bytes: Buffer): Buffer {
  const pieces: Buffer[] = [];
  let orientation = UPRIGHT;
  let at = 2;
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    // Stray bytes between segments are dropped.
    if (bytes[at] !== 0xff || marker === 0xff || marker === 0 || marker === JPEG_START) {
      at += 1;
      continue;
    }
    if (marker === JPEG_END) {
      pieces.push(bytes.subarray(at, at + 2));
      break;
    }
    const length = isRestart(marker) || at + 4 > bytes.length ? 0 : bytes.readUInt16BE(at + 2);
    const body = bytes.subarray(at + 4, at + 2 + length);
    const end = marker === SCAN_START ? scanEnd(bytes, at + 2 + length) : at + 2 + length;
    if (isSegmentKept(marker, body)) pieces.push(bytes.subarray(at, end));
    else if (marker === 0xe1 && orientation === UPRIGHT) orientation = readOrientation(body);
    at = end;
  }
  const held = orientation > UPRIGHT && orientation <= 8 ? [orientationSegment(orientation)] : [];
  return Buffer.concat([bytes.subarray(0, 2), ...held, ...pieces]);
}

const PNG_HEAD = 8;
/** Ancillary chunks needed for display: transparency, colours, sizes, animation frames. */
const KEPT_CHUNKS = new Set('tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD pHYs sPLT hIST acTL fcTL fdAT'.split(' '));
const isCritical = (name: string) => /^[A-Z]/.test(name);

function barePng(bytes: Buffer): Buffer {
  const pieces = [bytes.subarray(0, PNG_HEAD)];
  for (let at = PNG_HEAD; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (isCritical(name) || KEPT_CHUNKS.has(name)) pieces.push(bytes.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  return Buffer.concat(pieces);
}

const BARE: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { 'image/jpeg': bareJpeg, 'image/png': barePng };

/**
 * Removes metadata (place, time, camera, comments, trailing data). Pixels are not re-encoded; the orientation stays.
 */
export const withoutMetadata = (mediaType: string, bytes: Buffer): Buffer => BARE[mediaType]?.(bytes) ?? bytes;
