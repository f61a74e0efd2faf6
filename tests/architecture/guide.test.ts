import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { readHouse, sourcesOf } from '../support/arrows/house';

const sources = sourcesOf(readHouse());

const guide = readFileSync('ARCHITECTURE.md', 'utf8').split('## Adding a mode')[1]?.split('\n## ')[0] ?? '';
const example = /read `(\w+)` beside each step/.exec(guide)?.[1] ?? '';

/** Code that the guide names and the house exports; an alternative in brackets is for other modes. */
const pieces = [...guide.replaceAll(/\(or [^)]*\)/g, '').matchAll(/`(\w+)`/g)]
  .map(([, name = '']) => name)
  .filter((name) =>
    sources.some(([, source]) => new RegExp(String.raw`export (?:const|function|type) ${name}\b`).test(source)),
  );

/** Files of the mode, and those that join it to a page. */
const ofExample = sources.filter(([path, source]) => path.includes(`/${example}`) || source.includes(`/${example}/`));

it('the guide to a new mode names an example and pieces that exist', () => {
  expect(sources.some(([path]) => path.startsWith(`domain/modes/${example}/`))).toBe(true);
  expect(pieces.length).toBeGreaterThan(15);
});

it.each(pieces)('the mode that the guide points at uses %s', (piece) => {
  const used = new RegExp(String.raw`\b${piece}\b`);
  expect(ofExample.filter(([, source]) => used.test(source)).map(([path]) => path)).not.toEqual([]);
});
