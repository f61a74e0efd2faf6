import { STOREYS } from '../../scripts/rooms.mjs';
import { sourcesOf, type House } from '../support/arrows/house';
import { importsOf } from '../support/arrows/imports';

const foldersOf = (storey: string): readonly string[] => STOREYS.find(({ name }) => name === storey)?.folders ?? [];

/** Height of the storey of a folder, from 0; below all where it has none. */
const heightOf = (folder: string): number => STOREYS.findIndex(({ folders }) => folders.includes(folder));

/** Folder or loose file of the gateway that a path lies in, with or without its storey in between; null outside. */
function folderAt(path: string): string | null {
  const [room, first, second] = path.split('/').map((part) => part.replace(/\.ts$/, ''));
  if (room !== 'server' || first === undefined) return null;
  return second !== undefined && foldersOf(first).includes(second) ? second : first;
}

const isSource = (path: string) => path.startsWith('server/') && path.endsWith('.ts');

/** Folders and loose files of the gateway that stand in no storey. */
export function withoutStorey(house: House): string[] {
  const there = new Set(sourcesOf(house).flatMap(([path]) => (isSource(path) ? (folderAt(path) ?? []) : [])));
  return [...there].filter((folder) => heightOf(folder) < 0).map((folder) => `server/${folder} has no storey`);
}

type Arrow = { from: string; to: string; near: string; far: string };

/** Imports between folders of the gateway. */
const arrowsOf = (house: House): Arrow[] =>
  importsOf(house).flatMap(({ from, to, isRelative }) => {
    const [near, far] = [folderAt(from), isRelative ? folderAt(to) : null];
    return isSource(from) && near !== null && far !== null && near !== far ? [{ from, to, near, far }] : [];
  });

/** Imports that run up. */
export const risingImports = (house: House): string[] =>
  arrowsOf(house)
    .filter(({ near, far }) => heightOf(near) < heightOf(far))
    .map(({ from, to }) => `${from} runs up to ${to}`);

/** Folders that each folder imports from. */
export function folderArrows(house: House): Map<string, string[]> {
  const arrows = new Map<string, string[]>();
  for (const { near, far } of arrowsOf(house)) arrows.set(near, [...(arrows.get(near) ?? []), far]);
  return arrows;
}
