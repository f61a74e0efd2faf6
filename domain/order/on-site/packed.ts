import type { Container } from '../../offer/containers';
import type { Is } from '../../shape/is';
import type { packed, sitePhoto } from './packed-shape';

/** Verified gross mass by SOLAS VI/2: weighed whole, or summed from contents and tare. */
export const VGM_METHODS = ['WHOLE', 'SUM'] as const;
export type VgmMethod = (typeof VGM_METHODS)[number];

/** Site record of a packed unit. `at` is ISO. */
export type Packed = Is<typeof packed>;

/** Site photo of a unit. `small`: thumbnail, JPEG in base64, if any. */
export type SitePhoto = Is<typeof sitePhoto>;

/** Plausible bounds: lightest empty box, heaviest box allowed by road. */
export const WEIGHED_KG = { least: 1500, most: 45_000 } as const;

/** Photos per unit. */
export const MOST_PHOTOS = 12;

/** More pixels than any photo has; rejects decompression bombs. */
export const MOST_PIXELS = 60_000_000;

/** Thumbnail: pixels per side, and bytes small enough to travel with the order. */
export const SMALL_PHOTO = { side: 192, bytes: 4096 } as const;

/** Tolerance of the verified mass: 5 % of the declared one, at most one ton. */
const APART_SHARE = 0.05;
const APART_KG = 1000;

/** `OVER`: above the box's maximum gross. `APART`: outside the tolerance. */
export type VgmStand = 'FINE' | 'APART' | 'OVER';

export const mostApart = (declaredKg: number): number => Math.floor(Math.min(declaredKg * APART_SHARE, APART_KG));

export function vgmStand(
  kg: number,
  { declaredKg, maxGrossKg }: { declaredKg: number } & Pick<Container, 'maxGrossKg'>,
): VgmStand {
  if (kg > maxGrossKg) return 'OVER';
  return Math.abs(kg - declaredKg) > mostApart(declaredKg) ? 'APART' : 'FINE';
}
