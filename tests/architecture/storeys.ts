import { sourcesOf, type House } from '../support/arrows/house';
import { importsOf } from '../support/arrows/imports';

/** Storeys of `server/` from the ground up. Imports stay in their storey or go down. */
export const STOREYS: readonly string[] = ['base', 'people', 'world', 'trade', 'orders', 'doors'];

type Place = { storey: string; folder: string };

/** Storey of a path with its folder or loose file there; null outside the gateway. */
export function placeOf(path: string): Place | null {
  const [room, storey = '', folder = ''] = path.split('/').map((part) => part.replace(/\.ts$/, ''));
  return room === 'server' ? { storey, folder: `${storey}/${folder}` } : null;
}

const heightOf = ({ storey }: Place): number => STOREYS.indexOf(storey);

const isSource = (path: string) => path.startsWith('server/') && path.endsWith('.ts');

export const withoutStorey = (house: House): string[] =>
  sourcesOf(house).flatMap(([path]) => {
    const place = isSource(path) ? placeOf(path) : null;
    return place === null || heightOf(place) >= 0 ? [] : [`${path} stands in no storey`];
  });

type Arrow = { from: string; to: string; near: Place; far: Place };

const arrowsOf = (house: House): Arrow[] =>
  importsOf(house).flatMap(({ from, to, isRelative }) => {
    const [near, far] = [placeOf(from), isRelative ? placeOf(to) : null];
    return isSource(from) && near && far && near.folder !== far.folder ? [{ from, to, near, far }] : [];
  });

export const risingImports = (house: House): string[] =>
  arrowsOf(house)
    .filter(({ near, far }) => heightOf(near) < heightOf(far))
    .map(({ from, to }) => `${from} runs up to ${to}`);

export function folderArrows(house: House): Map<string, string[]> {
  const arrows = new Map<string, string[]>();
  for (const { near, far } of arrowsOf(house))
    arrows.set(near.folder, [...(arrows.get(near.folder) ?? []), far.folder]);
  return arrows;
}
