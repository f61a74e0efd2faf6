import { expect, it } from 'vitest';

import { findPiece } from '../../flows/copy/pieces';

const stories = import.meta.glob<string>('../../stories/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const titles = Object.values(stories).flatMap(
  (source) => /const meta[^=]*= \{\s*title: '([^']+)'/.exec(source)?.[1] ?? [],
);

it('describes the purpose of every story group', () => {
  expect(titles.length).toBeGreaterThan(10);
  expect(titles.filter((title) => findPiece(title) === null)).toEqual([]);
});

it('inherits the purpose of the parent group', () => {
  expect(findPiece('安全验证/滑块/弹窗')).toBe(findPiece('安全验证/点选/页内'));
  expect(findPiece('没有这一组')).toBeNull();
});
