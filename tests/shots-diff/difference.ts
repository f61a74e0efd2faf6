import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Colour distance visible at a glance; less is antialiasing. */
const APART = 24;
/** Differing pixels below this count are invisible. */
const UNSEEN = 12;

async function points(png: Buffer, width: number, height: number): Promise<Uint8ClampedArray> {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.drawImage(await loadImage(png), 0, 0);
  return pen.getImageData(0, 0, width, height).data;
}

/** Differences in red on the faded old picture; null when invisible. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Buffer | null> {
  if (before.equals(after)) return null;
  const [old, now] = await Promise.all([loadImage(before), loadImage(after)]);
  const [width, height] = [Math.max(old.width, now.width), Math.max(old.height, now.height)];
  const [one, other] = await Promise.all([points(before, width, height), points(after, width, height)]);
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  const drawn = pen.createImageData(width, height);
  let count = 0;
  for (let at = 0; at < one.length; at += 4) {
    const apart = [0, 1, 2, 3].some(
      (channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > APART,
    );
    if (apart) count += 1;
    const faded = [0, 1, 2].map((channel) => 255 - (255 - (one[at + channel] ?? 0)) / 4);
    drawn.data.set(apart ? [220, 30, 30, 255] : [...faded, 255], at);
  }
  if (count <= UNSEEN) return null;
  pen.putImageData(drawn, 0, 0);
  return canvas.toBuffer('image/png');
}
