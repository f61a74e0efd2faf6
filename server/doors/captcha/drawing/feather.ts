import type { Chance } from '../chance';
import type { Mask, PictureArea } from './area';

/** Direction of the light; its length is the strength of the edges. */
export type Light = { x: number; y: number };

export function anyLight(chance: Chance, strength: number): Light {
  const way = chance.below(628) / 100;
  return { x: Math.cos(way) * strength, y: Math.sin(way) * strength };
}

/** Mask with soft edges: a box blur applied twice. */
export function feathered(mask: Mask, room: PictureArea, density: number): Mask {
  const reach = density;
  const part = {
    left: Math.max(room.left, mask.left - 2 * reach),
    top: Math.max(room.top, mask.top - 2 * reach),
    right: Math.min(room.right, mask.right + 2 * reach),
    bottom: Math.min(room.bottom, mask.bottom + 2 * reach),
  };
  const [width, height] = [part.right - part.left, part.bottom - part.top];
  const covers = new Float32Array(width * height);
  const wide = mask.right - mask.left;
  for (let y = mask.top; y < mask.bottom; y += 1) {
    const from = (y - mask.top) * wide;
    covers.set(mask.covers.subarray(from, from + wide), (y - part.top) * width + mask.left - part.left);
  }
  averageLines(covers, { lines: height, length: width, line: width, step: 1, reach });
  averageLines(covers, { lines: width, length: height, line: 1, step: width, reach });
  return { ...part, covers };
}

type Lines = { lines: number; length: number; line: number; step: number; reach: number };

function averageLines(values: Float32Array, { lines, length, line, step, reach }: Lines): void {
  const old = new Float32Array(length);
  for (let at = 0; at < lines; at += 1) {
    const start = at * line;
    for (let place = 0; place < length; place += 1) old[place] = values[start + place * step] ?? 0;
    for (let place = 0; place < length; place += 1) {
      let sum = 0;
      for (let by = -reach; by <= reach; by += 1) sum += old[place + by] ?? 0;
      values[start + place * step] = sum / (2 * reach + 1);
    }
  }
}

export function litMask({ covers, ...part }: Mask, { x, y }: Light, density: number): Mask {
  const [width, height] = [part.right - part.left, part.bottom - part.top];
  const lit = new Float32Array(covers.length);
  for (let row = density; row < height - density; row += 1) {
    for (let at = row * width + density; at < (row + 1) * width - density; at += 1) {
      const right = (covers[at + density] ?? 0) - (covers[at - density] ?? 0);
      const down = (covers[at + density * width] ?? 0) - (covers[at - density * width] ?? 0);
      lit[at] = right * x + down * y;
    }
  }
  return { ...part, covers: lit };
}
