import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { readHouse, sourcesOf } from '../support/arrows/house';

const sources = sourcesOf(readHouse());

const guide = readFileSync('ARCHITECTURE.md', 'utf8').split('## Adding a mode')[1]?.split('\n## ')[0] ?? '';
const example = /read `(\w+)` beside each step/.exec(guide)?.[1] ?? '';

/** Exported names that the guide mentions; an alternative in brackets is for other modes. */
const pieces = [...guide.replaceAll(/\(or [^)]*\)/g, '').matchAll(/`(\w+)`/g)]
  .map(([, name = '']) => name)
  .filter((name) =>
    sources.some(([, source]) => new RegExp(String.raw`export (?:const|function|type) ${name}\b`).test(source)),
  );

const ofExample = sources.filter(([path, source]) => path.includes(`/${example}`) || source.includes(`/${example}/`));

it('names an example and existing pieces in the guide to a new mode', () => {
  expect(sources.some(([path]) => path.startsWith(`domain/modes/${example}/`))).toBe(true);
  expect(pieces.length).toBeGreaterThan(15);
});

it.each(pieces)('uses %s in the example mode of the guide', (piece) => {
  const used = new RegExp(String.raw`\b${piece}\b`);
  expect(ofExample.filter(([, source]) => used.test(source)).map(([path]) => path)).not.toEqual([]);
});
