import { expect, it } from 'vitest';

import { changesBetween } from '../../../domain/content/edition-changes';
import { readSections } from '../../../domain/content/legal';

const BEFORE = readSections('# 一、账号\n\n每人一个。\n\n# 二、价格\n\n以页面为准。\n\n# 三、争议\n\n协商。');

it('lists added, changed and dropped sections of an edition', () => {
  const after = readSections('# 一、账号\n\n每人一个。\n\n# 二、价格\n\n以订单为准。\n\n# 三、保密\n\n各自保密。');
  expect(changesBetween(BEFORE, after)).toEqual({
    added: ['三、保密'],
    changed: ['二、价格'],
    dropped: ['三、争议'],
  });
});

it('reports no change when a section only moves', () => {
  const after = readSections(
    '# 一、定义\n\n下文所称。\n\n# 二、账号\n\n每人一个。\n\n# 三、价格\n\n以页面为准。\n\n# 四、争议\n\n协商。',
  );
  expect(changesBetween(BEFORE, after)).toEqual({ added: ['一、定义'], changed: [], dropped: [] });
  expect(changesBetween(BEFORE, BEFORE)).toEqual({ added: [], changed: [], dropped: [] });
});
