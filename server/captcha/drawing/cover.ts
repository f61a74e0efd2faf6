export type Colour = { red: number; green: number; blue: number };

/** `#rrggbb`, as palettes are written. */
export const colourOf = (text: string): Colour => ({
  red: Number.parseInt(text.slice(1, 3), 16),
  green: Number.parseInt(text.slice(3, 5), 16),
  blue: Number.parseInt(text.slice(5, 7), 16),
});

/** Lays a colour over the pixel that begins there, as far as it covers it. */
export function cover(data: Uint8ClampedArray, at: number, { red, green, blue }: Colour, share: number): void {
  if (share <= 0) return;
  const part = Math.min(1, share);
  data[at] = (data[at] ?? 0) * (1 - part) + red * part;
  data[at + 1] = (data[at + 1] ?? 0) * (1 - part) + green * part;
  data[at + 2] = (data[at + 2] ?? 0) * (1 - part) + blue * part;
}
