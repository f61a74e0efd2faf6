import { expect, it } from 'vitest';

import { agreedWalk, walkFigures } from '../support/flows/walk-figures';

const PAGE = `# 流程图

| 流程 | 用途 | 状态 | 转换 | 走过 | 转换对 | 情形 | 路径 | 步数 | 变异体检出率 | 图中节点 | 版面 |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
| [kettle](kettle.svg) · [文字](kettle.txt) | 烧水 | 3 | 5 | 4/5 | 6/7 | 8 | 9 | 10 | 11/12 | 13 | 0 · 0 · 1 |
`;

const WALK = {
  transitions: [1, 2, 1, 3, 0].map((hits) => ({ target: 'kettle', hits })),
  pairs: { walked: 6, all: 7 },
  situations: 8,
  paths: 9,
  steps: 10,
};

it('omits the mutant figure when it was not counted', () => {
  expect(walkFigures({ ...WALK, mutants: null })).toEqual(['4/5', '6/7', '8', '9', '10', null]);
});

it('formats walk results like the chart page', () => {
  const found = walkFigures({ ...WALK, mutants: { all: 13, survivors: ['a', 'b'], equivalent: 1 } });
  expect(found).toEqual(['4/5', '6/7', '8', '9', '10', '11/12']);
  expect(agreedWalk('kettle', PAGE)).toEqual(found);
});

it('has no recorded walk for a chart missing from the page', () => {
  expect([agreedWalk('kettles', PAGE), agreedWalk('ket', PAGE), agreedWalk('kettle', '')]).toEqual([null, null, null]);
});
