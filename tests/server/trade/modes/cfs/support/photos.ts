import { deskOf } from '../../../../support/desk';
import type { TestGateway } from '../../../../support/gateway';

/** PNG header with type and size. */
export function pngOf(width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    Buffer.from([0, 0, 0, 13]),
    Buffer.from('IHDR'),
    size,
    Buffer.from([8, 2, 0, 0, 0]),
  ]);
}

/** JPEG header as phones write it: EXIF, tables, frame. */
export function jpegOf(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc2, 0, 11, 8, 0, 0, 0, 0, 1, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const camera = Buffer.concat([Buffer.from([0xff, 0xe1, 0x01, 0x02]), Buffer.alloc(256)]);
  const tables = Buffer.from([0xff, 0xc4, 0, 4, 0, 0, 0xff]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), camera, tables, frame, Buffer.alloc(8)]);
}

type Sent = { bytes: Buffer; name?: string; small?: string };

export function sentPhoto(
  gateway: TestGateway,
  place: Record<string, string>,
  { bytes, name = 'a.jpg', small }: Sent,
  to: 'photo' | 'paper' = 'photo',
) {
  const body = new FormData();
  body.append('docType', 'PHOTO');
  if (small !== undefined) body.append('small', small);
  body.append('file', new File([new Uint8Array(bytes)], name));
  return deskOf(gateway).handIn(to, place, body);
}
