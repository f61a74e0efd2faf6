import { expect, it } from 'vitest';

import { pieceOf } from '../../src/copy/flows/pieces';

const stories = import.meta.glob<string>('../../stories/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const titles = Object.values(stories).flatMap(
  (source) => /const meta[^=]*= \{\s*title: '([^']+)'/.exec(source)?.[1] ?? [],
);

it('every piece says to designers what it is for', () => {
  expect(titles.length).toBeGreaterThan(10);
  expect(titles.filter((title) => pieceOf(title) === null)).toEqual([]);
});

it('a piece below another is what that one is, until it says otherwise', () => {
  expect(pieceOf('安全验证/滑块/弹窗')).toBe(pieceOf('安全验证/点选/页内'));
  expect(pieceOf('没有这一组')).toBeNull();
});
