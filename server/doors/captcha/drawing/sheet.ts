/** RGBA pixels, row by row. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number };
/** Pixels that are also readable as one number each; `whole` shares the memory of `data`. */
export type Sheet = Pixels & { whole: Int32Array };

export function createSheet(width: number, height: number): Sheet {
  const data = new Uint8ClampedArray(width * height * 4);
  return { data, whole: new Int32Array(data.buffer), width, height };
}

export const wholePart = ({ width, height }: Pixels) => ({ left: 0, top: 0, right: width, bottom: height });

export type Colour = { red: number; green: number; blue: number };

function parseColour(text: string): Colour {
  return {
    red: Number.parseInt(text.slice(1, 3), 16),
    green: Number.parseInt(text.slice(3, 5), 16),
    blue: Number.parseInt(text.slice(5, 7), 16),
  };
}

const colours = new Map<string, Colour>();

export function cachedColour(text: string): Colour {
  const kept = colours.get(text);
  if (kept !== undefined) return kept;
  const colour = parseColour(text);
  colours.set(text, colour);
  return colour;
}

export const colourToPixel = ({ red, green, blue }: Colour): number => 0xff000000 | (blue << 16) | (green << 8) | red;

/** Blends a colour over an opaque pixel, in integers of 256. */
export function cover(whole: Int32Array, at: number, { red, green, blue }: Colour, share: number): void {
  if (share <= 0) return;
  const part = share >= 1 ? 256 : (share * 256) | 0;
  const under = whole[at] ?? 0;
  const r = under & 255;
  const g = (under >> 8) & 255;
  const b = (under >> 16) & 255;
  whole[at] =
    0xff000000 |
    ((b + (((blue - b) * part) >> 8)) << 16) |
    ((g + (((green - g) * part) >> 8)) << 8) |
    (r + (((red - r) * part) >> 8));
}

/** Blends over a pixel that may be transparent. */
export function coverClear({ data, whole }: Sheet, at: number, colour: Colour, share: number): void {
  if (share <= 0) return;
  const part = Math.min(1, share);
  const under = ((data[at * 4 + 3] ?? 0) / 255) * (1 - part);
  cover(whole, at, colour, part / (part + under));
  data[at * 4 + 3] = (part + under) * 255;
}

export function colourAt({ whole }: Sheet, at: number): Colour {
  const pixel = whole[at] ?? 0;
  return { red: pixel & 255, green: (pixel >> 8) & 255, blue: (pixel >> 16) & 255 };
}
