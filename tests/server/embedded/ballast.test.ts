import { existsSync, statSync } from 'node:fs';

import { expect, it } from 'vitest';

import { ballastIn } from '../../../server/base/database/ballast';
import { folderOf } from '../support/folder';

const MEGABYTES_24 = 25_165_824;

it('keeps twenty-four megabytes beside the database, gives them away once, and knows its own after a start', () => {
  const folder = folderOf();
  const ballast = ballastIn(folder.path);
  expect([ballast.isLaid(), ballast.drop(), ballast.lay()]).toEqual([false, false, true]);
  expect(statSync(folder.at('ballast')).size).toBe(MEGABYTES_24);
  expect([ballast.isLaid(), ballastIn(folder.path).isLaid()]).toEqual([true, true]);
  expect([ballast.drop(), ballast.isLaid(), existsSync(folder.at('ballast'))]).toEqual([true, false, false]);
  expect(ballastIn(folder.path).isLaid()).toBe(false);
  folder.remove();
});

it('is laid anew where something else stands in its place', () => {
  const folder = folderOf({ ballast: 'too little' });
  const ballast = ballastIn(folder.path);
  expect([ballast.isLaid(), ballast.lay(), statSync(folder.at('ballast')).size]).toEqual([false, true, MEGABYTES_24]);
  folder.remove();
});
