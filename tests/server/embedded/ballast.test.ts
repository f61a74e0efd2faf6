import { existsSync, statSync } from 'node:fs';

import { expect, it } from 'vitest';

import { createBallast } from '../../../server/base/database/ballast';
import { folderOf } from '../support/folder';

const MEGABYTES_24 = 25_165_824;

it('ballast reserves 24 MB beside the database, is dropped once, and is recognised after a restart', () => {
  const folder = folderOf();
  const ballast = createBallast(folder.path);
  expect([ballast.isLaid(), ballast.drop(), ballast.lay()]).toEqual([false, false, true]);
  expect(statSync(folder.at('ballast')).size).toBe(MEGABYTES_24);
  expect([ballast.isLaid(), createBallast(folder.path).isLaid()]).toEqual([true, true]);
  expect([ballast.drop(), ballast.isLaid(), existsSync(folder.at('ballast'))]).toEqual([true, false, false]);
  expect(createBallast(folder.path).isLaid()).toBe(false);
  folder.remove();
});

it('ballast is rewritten when its file has the wrong size', () => {
  const folder = folderOf({ ballast: 'too little' });
  const ballast = createBallast(folder.path);
  expect([ballast.isLaid(), ballast.lay(), statSync(folder.at('ballast')).size]).toEqual([false, true, MEGABYTES_24]);
  folder.remove();
});
