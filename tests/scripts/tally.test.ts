import { afterAll, describe, expect, it } from 'vitest';

import { countedIn } from '../../scripts/suite/close.mjs';
import { closingLine, judged } from '../../scripts/suite/tally.mjs';
import { folderOf } from '../server/support/folder';

const suite = (passed: number, failed = 0, skipped = 0) => ({ passed, failed, skipped });

describe('closing line', () => {
  it.each([
    [suite(12), '12 passed, 0 failed'],
    [suite(12, 3), '12 passed, 3 failed'],
    [suite(12, 0, 1), '12 passed, 0 failed, 1 skipped'],
  ])('for %o is "%s"', (tally, line) => {
    expect(closingLine(tally)).toBe(line);
  });
});

describe('suite run', () => {
  it('sums its suites', () => {
    expect(judged({ a: suite(2, 1), b: suite(3, 0, 1) }, ['a', 'b'], false)).toEqual(suite(5, 1, 1));
  });

  it('fails for a suite that is missing, empty or entirely skipped', () => {
    expect(judged({ a: suite(2), b: suite(0), c: suite(0, 0, 4) }, ['a', 'b', 'c', 'd'], true)).toEqual(suite(2, 3, 4));
  });

  it('may skip a suite only when allowed', () => {
    expect(judged({ a: suite(0, 0, 4) }, ['a'], true, ['a'])).toEqual(suite(0, 0, 4));
    expect(judged({}, ['a'], true, ['a'])).toEqual(suite(0, 1));
  });

  it('fails when the runner fails without a failed test', () => {
    expect(judged({ a: suite(2) }, ['a'], false)).toEqual(suite(2, 1));
  });

  it('fails without a report', () => {
    expect(judged({}, ['a'], false)).toEqual(suite(0, 1));
  });
});

describe('tally of a previous run', () => {
  const folder = folderOf({});
  afterAll(() => folder.remove());
  const before = countedIn(folder.at('short.json'));

  it('is read back', () => {
    before.keep(suite(7, 2, 1));
    expect(before.read()).toEqual(suite(7, 2, 1));
  });

  it('counts one failure for an unfinished run', () => {
    before.keep(suite(7));
    before.begin();
    expect(before.read()).toEqual(suite(0, 1));
  });
});
