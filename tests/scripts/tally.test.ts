import { afterAll, describe, expect, it } from 'vitest';

import { countedIn } from '../../scripts/suite/close.mjs';
import { closingLine, judged } from '../../scripts/suite/tally.mjs';
import { folderOf } from '../server/support/folder';

const suite = (passed: number, failed = 0, skipped = 0) => ({ passed, failed, skipped });

describe('the closing line', () => {
  it.each([
    [suite(12), '12 passed, 0 failed'],
    [suite(12, 3), '12 passed, 3 failed'],
    [suite(12, 0, 1), '12 passed, 0 failed, 1 skipped'],
  ])('of %o is "%s"', (tally, line) => {
    expect(closingLine(tally)).toBe(line);
  });
});

describe('a run of suites', () => {
  it('adds up', () => {
    expect(judged({ a: suite(2, 1), b: suite(3, 0, 1) }, ['a', 'b'], false)).toEqual(suite(5, 1, 1));
  });

  it('fails for a suite that did not run, ran nothing or skipped everything', () => {
    expect(judged({ a: suite(2), b: suite(0), c: suite(0, 0, 4) }, ['a', 'b', 'c', 'd'], true)).toEqual(suite(2, 3, 4));
  });

  it('may rest as a whole only where that is agreed, and shows it', () => {
    expect(judged({ a: suite(0, 0, 4) }, ['a'], true, ['a'])).toEqual(suite(0, 0, 4));
    expect(judged({}, ['a'], true, ['a'])).toEqual(suite(0, 1));
  });

  it('fails when the runner ends badly although no test failed', () => {
    expect(judged({ a: suite(2) }, ['a'], false)).toEqual(suite(2, 1));
  });

  it('fails when there is no account of it', () => {
    expect(judged({}, ['a'], false)).toEqual(suite(0, 1));
  });
});

describe('a run after another', () => {
  const folder = folderOf({});
  afterAll(() => folder.remove());
  const before = countedIn(folder.at('short.json'));

  it('counts what that one has counted', () => {
    before.keep(suite(7, 2, 1));
    expect(before.read()).toEqual(suite(7, 2, 1));
  });

  it('counts one failure for a run that was begun and not ended', () => {
    before.keep(suite(7));
    before.begin();
    expect(before.read()).toEqual(suite(0, 1));
  });
});
