import { posix } from 'node:path';

import { sourcesOf, type House } from '../support/arrows/house';
import { importsOf } from '../support/arrows/imports';

type Floors = readonly (readonly string[])[];

/**
 * Folders and loose files of a room, lowest floor first. Imports stay in their folder or go to a lower floor, types
 * too, so folders have no import cycles.
 */
export const FLOORS: Readonly<Record<string, Floors>> = {
  domain: [
    ['shape', 'people', 'routes'],
    ['values'],
    ['places'],
    ['mode-ids'],
    ['goods'],
    ['road', 'question', 'rules'],
    ['offer'],
    ['order', 'campaigns'],
    ['after', 'desk', 'mall', 'content'],
    ['modes', 'house'],
  ],
  'domain/order': [
    ['form', 'life'],
    ['boxes', 'goods', 'on-site'],
    ['trucks'],
    ['papers'],
    ['blocks'],
    ['changes', 'findings'],
    ['mode'],
    ['drafts', 'money'],
    ['enquiry', 'receipt'],
  ],
  contract: [
    ['wire'],
    ['campaigns', 'content', 'papers', 'world'],
    ['mall', 'offers', 'people'],
    ['after'],
    ['orders'],
    ['house', 'modes'],
    ['gateway'],
  ],
  'src/copy': [
    ['content', 'papers', 'search', 'site', 'words'],
    ['mall', 'campaign', 'pages', 'after', 'trade'],
    ['order', 'orders', 'desk', 'people'],
    ['modes'],
    ['flows', 'house'],
  ],
};

/** Folder or loose file of a room for a path; null outside it. */
export function folderIn(room: string, path: string): string | null {
  const [first] = posix.relative(room, path).split('/');
  return path.startsWith(`${room}/`) && first !== undefined ? first.replace(/\.tsx?$/, '') : null;
}

const heightOf = (floors: Floors, folder: string): number => floors.findIndex((floor) => floor.includes(folder));

export const withoutFloor = (house: House): string[] =>
  Object.entries(FLOORS).flatMap(([room, floors]) => {
    const there = new Set(sourcesOf(house).flatMap(([path]) => folderIn(room, path) ?? []));
    return [...there]
      .filter((folder) => heightOf(floors, folder) < 0)
      .map((folder) => `${room}/${folder} has no floor`);
  });

/** Imports to a higher floor or another folder of the same floor. */
export const climbingImports = (house: House): string[] =>
  Object.entries(FLOORS).flatMap(([room, floors]) =>
    importsOf(house).flatMap(({ from, to, isRelative }) => {
      const [near, far] = [folderIn(room, from), isRelative ? folderIn(room, to) : null];
      const isLower = near === null || far === null || near === far || heightOf(floors, far) < heightOf(floors, near);
      return isLower ? [] : [`${from} does not run down to ${to}`];
    }),
  );
