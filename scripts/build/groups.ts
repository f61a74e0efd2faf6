import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import type { Group } from './group';
import { OF_OFFERS } from './groups-of-offers';
import { OF_PAGES } from './groups-of-pages';
import { OF_SHOP } from './groups-of-shop';
import { searchesIn } from './searches';

/**
 * What comes together comes as one file: packed together it is a fifth smaller than in pieces. A group is named by the
 * files that others ask for, by their whole paths; what these need comes along, unless a group above has it. First what
 * every page needs at once, then what every page fetches when it rests, then what some pages share.
 */
export const GROUPS: readonly Group[] = [
  ...OF_PAGES,
  ...OF_OFFERS,
  ...OF_SHOP,
  // What a gate asks of whoever drives up to it.
  { name: 'gate', priority: 1, files: ['src/copy/after/truck.ts'] },
  // Named, as a piece of its own name would be taken for one of the trucks that are booked.
  { name: 'plates', priority: 1, files: ['domain/order/trucks/truck-fields.ts'] },
  // What the first wish for a dialog waits for.
  { name: 'dialogs', priority: 1, files: ['src/app/compose/compose-in-dialogs.ts'] },
];

/** What of a mode comes with its page, and what once something is asked. */
export const piecesOfMode = (mode: string) => [mode, `${mode}-results`] as const;

/** What the form and the receipt of a mode share comes with its page: the receipt would otherwise bring the whole form. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  air: ['src/copy/modes/air/faults.ts'],
  truck: ['src/copy/modes/truck/faults.ts'],
};

/** Each mode that is searched has two files of its own: its page, and its results from the calls to the list. */
function groupsOfModes(root: string): Group[] {
  const searches = searchesIn(root);
  return [
    ...searches.map(({ mode, entry }) => ({
      name: piecesOfMode(mode)[0],
      priority: 0,
      files: [entry, ...(SHARED[mode] ?? [])],
    })),
    ...searches.map(({ mode, results }) => ({ name: piecesOfMode(mode)[1], priority: 0, files: results })),
  ];
}

/** An order form and its receipt share these: in the form's own file, a receipt would load the whole form for them. */
const OF_RECEIPTS: readonly Group[] = [
  // Named, as a piece of its own name would be taken for the page of full boxes.
  { name: 'boxed', priority: 0, files: ['src/copy/modes/fcl.ts'] },
  { name: 'cancelled', priority: 0, files: ['domain/modes/flexi/cancel.ts', 'domain/modes/tank/cancel.ts'] },
  {
    name: 'stored',
    priority: 0,
    files: [
      'domain/modes/wh/bills.ts',
      'domain/modes/wh/cancel.ts',
      'domain/modes/wh/leaving.ts',
      'domain/modes/wh/running.ts',
      'src/copy/modes/wh.ts',
    ],
  },
];

/** Ends the build where a file has moved that a group names. */
export function demandFiles(root: string): void {
  const gone = [...GROUPS, ...OF_RECEIPTS]
    .flatMap(({ files }) => files)
    .filter((file) => !existsSync(join(root, file)));
  if (gone.length > 0) throw new Error(`The groups of scripts/build name files that are gone: ${gone.join(', ')}`);
}

/** The groups as the bundler asks for them. */
export const groupsIn = (root: string) =>
  [...GROUPS, ...groupsOfModes(root), ...OF_RECEIPTS].map(({ name, priority, files }) => {
    const test = (id: string): boolean => files.includes(relative(root, id).split(sep).join('/'));
    return { name, priority, test };
  });
