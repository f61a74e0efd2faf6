import { describe, expect, it } from 'vitest';

import { withoutMetadata } from '../../../../server/people/files/metadata';
import { isBoundedPicture } from '../../../../server/people/files/picture';
import { SMALLEST_JPEG, SMALLEST_PNG } from '../../../support/pictures';

const PLACE = 'GPS 31.4021N 121.2430E';

const segment = (marker: number, body: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

/** EXIF data with orientation and position. */
const exif = (orientation: number, isLittle: boolean) => {
  const tiff = Buffer.alloc(26);
  tiff.write(isLittle ? 'II' : 'MM', 'latin1');
  const u16 = (value: number, at: number) => (isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at));
  u16(42, 2);
  if (isLittle) tiff.writeUInt32LE(8, 4);
  else tiff.writeUInt32BE(8, 4);
  u16(1, 8);
  u16(0x0112, 10);
  u16(3, 12);
  u16(orientation, 18);
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from(PLACE)]));
};

const [START, REST] = [SMALLEST_JPEG.subarray(0, 2), SMALLEST_JPEG.subarray(2)];
const SCAN = Buffer.concat([segment(0xda, Buffer.alloc(6)), Buffer.from([1, 0xff, 0, 2, 0xff, 0xd3, 3])]);
const END = Buffer.from([0xff, 0xd9]);
const jpeg = (...beside: Buffer[]) => Buffer.concat([START, ...beside, REST.subarray(0, -2), SCAN, END]);
const PLAIN = jpeg();

const chunk = (name: string, body: string) => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length);
  return Buffer.concat([size, Buffer.from(name + body, 'latin1'), Buffer.alloc(4)]);
};
const png = (...beside: Buffer[]) =>
  Buffer.concat([SMALLEST_PNG.subarray(0, 33), ...beside, SMALLEST_PNG.subarray(33)]);

describe('picture without metadata', () => {
  it.each<[string, Buffer]>([
    ['EXIF', exif(1, true)],
    ['XMP', segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${PLACE}`))],
    ['IPTC', segment(0xed, Buffer.from(PLACE))],
    ['a comment', segment(0xfe, Buffer.from(PLACE))],
    ['further pictures', segment(0xe2, Buffer.from(`MPF\0${PLACE}`))],
    ['an application of nobody’s', segment(0xe7, Buffer.from(PLACE))],
  ])('is the same JPEG byte for byte except for %s', (_, beside) => {
    expect(withoutMetadata('image/jpeg', jpeg(beside)).equals(PLAIN)).toBe(true);
  });

  it('keeps the colour profile of a JPEG and drops data after its end', () => {
    const colours = segment(0xe2, Buffer.from('ICC_PROFILE\0 colours'));
    const after = Buffer.concat([jpeg(colours), Buffer.from(PLACE)]);
    expect(withoutMetadata('image/jpeg', after).equals(jpeg(colours))).toBe(true);
  });

  it.each([true, false])('keeps the EXIF orientation, in little-endian: %s', async (isLittle) => {
    const bare = withoutMetadata('image/jpeg', jpeg(exif(6, isLittle)));
    expect(bare.includes(PLACE)).toBe(false);
    expect(bare.includes(Buffer.from('011200030000000100060000', 'hex'))).toBe(true);
    expect(withoutMetadata('image/jpeg', bare).equals(bare), 'twice is once').toBe(true);
    expect(await isBoundedPicture('image/jpeg', bare)).toBe(true);
  });

  it('is the same PNG without texts, EXIF, time and trailing data', () => {
    const beside = ['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME'].map((name) => chunk(name, PLACE));
    const after = Buffer.concat([png(...beside), Buffer.from(PLACE)]);
    expect(withoutMetadata('image/png', after).equals(SMALLEST_PNG)).toBe(true);
    const colours = png(chunk('iCCP', 'colours'));
    expect(withoutMetadata('image/png', colours).equals(colours)).toBe(true);
  });

  it('parser terminates for every truncated or altered file', () => {
    const whole = jpeg(exif(3, true));
    const read = (type: 'image/jpeg' | 'image/png', bytes: Buffer) => () => withoutMetadata(type, bytes);
    for (let length = 2; length < whole.length; length += 1)
      expect(read('image/jpeg', whole.subarray(0, length))).not.toThrow();
    for (let at = 2; at < whole.length; at += 1) {
      const broken = Buffer.from(whole);
      broken[at] = 0xff;
      expect(read('image/jpeg', broken)).not.toThrow();
    }
    for (let length = 8; length < SMALLEST_PNG.length; length += 1)
      expect(read('image/png', SMALLEST_PNG.subarray(0, length))).not.toThrow();
  });
});
