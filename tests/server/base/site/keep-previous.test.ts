import { existsSync, readdirSync, rmSync } from 'node:fs';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { keepPrevious } from '../../../../server/base/site/keep-previous';
import { folderOf } from '../../support/folder';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-03-02T04:00:00Z');

describe('chunks of earlier builds', () => {
  let folder: ReturnType<typeof folderOf>;
  beforeEach(() => {
    folder = folderOf({ 'site/index.html': 'page', 'site/assets/a-1.js': 'one', 'site/assets/a-1.js.br': 'packed' });
  });
  afterEach(() => folder.remove());

  const keep = (now: number) => keepPrevious(folder.at('site'), folder.at('previous'), now);
  const kept = () => readdirSync(folder.at('previous/assets')).toSorted();

  it('are kept with their compressed copies, without the pages', async () => {
    expect(await keep(NOW)).toBe(2);
    expect(kept()).toEqual(['a-1.js', 'a-1.js.br']);
    expect(existsSync(folder.at('previous/index.html'))).toBe(false);
  });

  it('are kept for the member center site as well', async () => {
    const beside = folderOf({ 'user-center/index.html': 'center', 'user-center/assets/b-1.js': 'two' });
    expect(await keepPrevious(beside.path, folder.at('previous'), NOW)).toBe(1);
    expect(existsSync(folder.at('previous/user-center/assets/b-1.js'))).toBe(true);
    beside.remove();
  });

  it('are deleted seven days after they were last live', async () => {
    await keep(NOW);
    await keep(NOW + 5 * DAY);
    rmSync(folder.at('site/assets'), { recursive: true });
    expect(await keep(NOW + 12 * DAY)).toBe(2);
    expect(await keep(NOW + 12 * DAY + 1000)).toBe(0);
    expect(kept()).toEqual([]);
  });

  it('are empty before the first build', async () => {
    expect(await keepPrevious(folder.at('none'), folder.at('previous'), NOW)).toBe(0);
  });
});
