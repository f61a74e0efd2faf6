import type { Container } from '../../offer/containers';

/** How a packed box was weighed, by SOLAS VI/2: whole on a scale, or what is in it and the box itself summed up. */
export const VGM_METHODS = ['WHOLE', 'SUM'] as const;
export type VgmMethod = (typeof VGM_METHODS)[number];

type Weighed = { kg: number; method: VgmMethod; by: string };

/** What somebody on the spot says of one unit of an order once it is packed and shut. `at`: an ISO moment. */
export type Packed = { unit: number; containerNo: string; seal: string; vgm: Weighed | null; at: string };

/** A photograph somebody on the spot has taken of a unit. `small`: the same from afar, a JPEG in base64, where there is one. */
export type SitePhoto = {
  photoId: string;
  unit: number;
  name: string;
  bytes: number;
  at: string;
  small: string | null;
};

/** No box weighs less empty, and none goes by road that weighs more. */
export const WEIGHED_KG = { least: 1500, most: 45_000 } as const;

/** So many of one unit. */
export const MOST_PHOTOS = 12;

/** More than a photograph that anybody takes has; a picture that unfolds into more is none. */
export const MOST_PIXELS = 60_000_000;

/** A picture of a picture: so many pixels a side, and so few bytes that it travels with its order. */
export const SMALL_PHOTO = { side: 192, bytes: 4096 } as const;

/** By how much a verified mass may differ from what was declared: a twentieth, and never more than a tonne. */
const APART_SHARE = 0.05;
const APART_KG = 1000;

/** `OVER`: more than the box is built for. `APART`: further from what was declared than it may be. */
export type VgmStand = 'FINE' | 'APART' | 'OVER';

export const mostApart = (declaredKg: number): number => Math.floor(Math.min(declaredKg * APART_SHARE, APART_KG));

export function vgmStand(
  kg: number,
  { declaredKg, maxGrossKg }: { declaredKg: number } & Pick<Container, 'maxGrossKg'>,
): VgmStand {
  if (kg > maxGrossKg) return 'OVER';
  return Math.abs(kg - declaredKg) > mostApart(declaredKg) ? 'APART' : 'FINE';
}
