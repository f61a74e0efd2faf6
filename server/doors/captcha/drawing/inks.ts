import type { Chance } from '../chance';
import type { Colour } from './sheet';

export type Blend = { from: Colour; to: Colour };
export type Ink = { ink: Blend; rim: Blend };

/** Luminance ranges in thousandths: the least contrast between them is 4.9 to 1 (WCAG requires 3). */
const DARK = [12, 75] as const;
const LIGHT = [560, 880] as const;

export function anyInk(chance: Chance): Ink {
  const isDark = chance.odds(0.5);
  const [ink, rim] = isDark ? [DARK, LIGHT] : [LIGHT, DARK];
  return { ink: anyBlend(chance, ink), rim: anyBlend(chance, rim) };
}

function anyBlend(chance: Chance, luminance: readonly [number, number]): Blend {
  const hue = chance.below(360);
  return {
    from: colourAtLuminance(hue, chance.between(...luminance) / 1_000),
    to: colourAtLuminance(hue + chance.between(-70, 70), chance.between(...luminance) / 1_000),
  };
}

const GREY = 0.3;

function colourAtLuminance(hue: number, luminance: number): Colour {
  const pure = [0, 8, 4].map((shift) => {
    const place = (((shift + hue / 30) % 12) + 12) % 12;
    return GREY + (1 - GREY) * (0.5 - 0.5 * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  });
  const [red = 0, green = 0, blue = 0] = pure;
  const own = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const lit = pure.map((part) =>
    luminance < own ? (part * luminance) / own : part + ((1 - part) * (luminance - own)) / (1 - own),
  );
  const [r = 0, g = 0, b = 0] = lit.map(encoded);
  return { red: r, green: g, blue: b };
}

const encoded = (light: number) =>
  Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
