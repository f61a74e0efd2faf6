import { expect, it } from 'vitest';

import { readBlocks, keptLines, readPieces } from '../../../domain/content/blocks';
import { readDocument, writeDocument } from '../../../domain/content/document';
import { splitBlocks } from '../../../domain/values/plain-text';

const TYPED = `# 装箱要求
箱内货物须
绑扎牢固

- 木托盘
- [缠绕膜](/news/12)

| 箱型 | 限重 |
| --- | --- |
| 20GP | 21.5 吨 |
| 40GP |

![装箱示意](/images/stuffing.svg)`;

it('parses headings, lists, tables, pictures and wrapped lines', () => {
  expect(splitBlocks(TYPED).map(keptLines).flatMap(readBlocks)).toEqual([
    { kind: 'heading', text: '装箱要求' },
    { kind: 'paragraph', text: '箱内货物须绑扎牢固' },
    { kind: 'list', items: ['木托盘', '[缠绕膜](/news/12)'] },
    {
      kind: 'table',
      head: ['箱型', '限重'],
      rows: [
        ['20GP', '21.5 吨'],
        ['40GP', ''],
      ],
    },
    { kind: 'picture', alt: '装箱示意', src: '/images/stuffing.svg' },
  ]);
});

it('keeps an edited document when it is written and read again', () => {
  const written = {
    heads: { title: '装箱新规', type: 'notice', summary: '自下月起按新要求装箱', source: '化途' },
    text: TYPED,
  };
  const read = readDocument('news', written);
  if ('faults' in read) throw new Error(read.faults.join());
  expect(readDocument('news', writeDocument('news', read.document))).toEqual(read);
});

it.each([
  ['a way on this site', '[看](/helpCenter?code=1.1)', '/helpCenter?code=1.1'],
  ['a way by https', '[看](https://www.imo.org/en)', 'https://www.imo.org/en'],
  ['a script', '[看](javascript:alert)', null],
  ['data', '[看](data:text/html,x)', null],
  ['another host without a scheme', '[看](//evil.example/x)', null],
  ['a backslash', '[看](/\\evil.example)', null],
  ['a name before the host', '[看](https://chemlane.cn@evil.example/)', null],
  ['http', '[看](http://evil.example)', null],
])('makes a link of %s only when it is safe', (_, text, to) => {
  expect(readPieces(text).flatMap((piece) => piece.to ?? [])).toEqual(to === null ? [] : [to]);
  expect(
    readPieces(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(to === null ? text : '看');
});

it.each(['![x](https://evil.example/p.png)', '![x](//evil.example/p.png)', '![x](javascript:x)'])(
  'draws no picture from another site: %s',
  (text) => {
    expect(readBlocks(text)).toEqual([{ kind: 'paragraph', text }]);
  },
);
