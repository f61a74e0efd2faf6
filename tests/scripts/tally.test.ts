import { afterAll, describe, expect, it } from 'vitest';

import { countedIn } from '../../scripts/suite/close.mjs';
import { closingLine, judged } from '../../scripts/suite/tally.mjs';
import { folderOf } from '../server/support/folder';

const suite = (passed: number, reds: string[] = [], skipped = 0) => ({ passed, failed: reds.length, skipped, reds });

describe('closing line', () => {
  it.each([
    [suite(12), '12 passed, 0 failed'],
    [suite(12, ['x', 'y', 'z']), '12 passed, 3 failed'],
    [suite(12, [], 1), '12 passed, 0 failed, 1 skipped'],
  ])('for %o is "%s"', (tally, line) => {
    expect(closingLine(tally)).toBe(line);
  });
});

describe('suite run', () => {
  it('sums its suites', () => {
    expect(judged({ a: suite(2, ['x']), b: suite(3, [], 1) }, ['a', 'b'], false)).toEqual(suite(5, ['x'], 1));
  });

  it('fails for a suite that is missing, empty or entirely skipped', () => {
    const reds = ['b: no test ran', 'c: no test ran', 'd: no test ran'];
    expect(judged({ a: suite(2), b: suite(0), c: suite(0, [], 4) }, ['a', 'b', 'c', 'd'], true)).toEqual(
      suite(2, reds, 4),
    );
  });

  it('may skip a suite only when allowed', () => {
    expect(judged({ a: suite(0, [], 4) }, ['a'], true, ['a'])).toEqual(suite(0, [], 4));
    expect(judged({}, ['a'], true, ['a'])).toEqual(suite(0, ['a: no test ran']));
  });

  it('fails when the runner fails without a failed test', () => {
    expect(judged({ a: suite(2) }, ['a'], false)).toEqual(suite(2, ['a: runner crashed']));
  });

  it('fails without a report', () => {
    expect(judged({}, ['a'], false)).toEqual(suite(0, ['a: no test ran']));
  });
});

describe('tally of a previous run', () => {
  const folder = folderOf({});
  afterAll(() => folder.remove());
  const before = countedIn(folder.at('short.json'));

  it('is read back', () => {
    before.keep(suite(7, ['x', 'y'], 1));
    expect(before.read()).toEqual(suite(7, ['x', 'y'], 1));
  });

  it('counts one failure for an unfinished run', () => {
    before.keep(suite(7));
    before.begin();
    expect(before.read()).toEqual(suite(0, ['run before: not finished']));
  });
});
