import { describe, expect, it } from 'vitest';

import { demandFiles, GROUPS, groupsIn } from '../../scripts/build/groups';
import { root } from '../../scripts/root.mjs';

describe('what comes together', () => {
  it('is named by files that are there', () => {
    expect(() => demandFiles(root)).not.toThrow();
  });

  it('ends the build where a file has moved', () => {
    expect(() => demandFiles('/nowhere')).toThrow(/src\/main\.tsx/);
  });

  it('names no file twice', () => {
    const files = GROUPS.flatMap((group) => group.files);
    expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
  });

  it('takes the files it names, and no other', () => {
    const board = groupsIn('/house').find(({ name }) => name === 'board');
    expect(board?.test('/house/src/trade/offer/voyage.tsx')).toBe(true);
    expect(board?.test('/house/src/trade/offer/other.tsx')).toBe(false);
    expect(board?.test('/elsewhere/src/trade/offer/voyage.tsx')).toBe(false);
  });
});
