import { sourcesOf, type House } from '../support/arrows/house';
import { importsOf } from '../support/arrows/imports';

/** Storeys of `server/` from the ground up. An import stays in its storey or runs down. */
const STOREYS: readonly string[] = ['base', 'people', 'world', 'trade', 'orders', 'doors'];

type Place = { storey: string; folder: string };

/** Storey of the gateway that a path lies in, and its folder or loose file there; null outside. */
function placeOf(path: string): Place | null {
  const [room, storey = '', folder = ''] = path.split('/').map((part) => part.replace(/\.ts$/, ''));
  return room === 'server' ? { storey, folder: `${storey}/${folder}` } : null;
}

const heightOf = ({ storey }: Place): number => STOREYS.indexOf(storey);

const isSource = (path: string) => path.startsWith('server/') && path.endsWith('.ts');

/** Files of the gateway that stand in no storey. */
export const withoutStorey = (house: House): string[] =>
  sourcesOf(house).flatMap(([path]) => {
    const place = isSource(path) ? placeOf(path) : null;
    return place === null || heightOf(place) >= 0 ? [] : [`${path} stands in no storey`];
  });

type Arrow = { from: string; to: string; near: Place; far: Place };

/** Imports between folders of the gateway. */
const arrowsOf = (house: House): Arrow[] =>
  importsOf(house).flatMap(({ from, to, isRelative }) => {
    const [near, far] = [placeOf(from), isRelative ? placeOf(to) : null];
    return isSource(from) && near && far && near.folder !== far.folder ? [{ from, to, near, far }] : [];
  });

/** Imports that run up. */
export const risingImports = (house: House): string[] =>
  arrowsOf(house)
    .filter(({ near, far }) => heightOf(near) < heightOf(far))
    .map(({ from, to }) => `${from} runs up to ${to}`);

/** Folders that each folder imports from. */
export function folderArrows(house: House): Map<string, string[]> {
  const arrows = new Map<string, string[]>();
  for (const { near, far } of arrowsOf(house))
    arrows.set(near.folder, [...(arrows.get(near.folder) ?? []), far.folder]);
  return arrows;
}
