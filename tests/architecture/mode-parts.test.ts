import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { MODES } from '../../domain/mode-ids';
import { agreeTo, howToAgree, isAgreedTo } from '../support/agreed/agreeing';
import { readHouse, sourcesOf } from '../support/arrows/house';

const PAGE = 'docs/decisions/modes.md';

/** Piece of the house that a mode uses for this part. */
const PARTS: Readonly<Record<string, RegExp>> = {
  'question declared': /\bdeclareQuestion\b/,
  'bar drawn from it': /\bQuestionBar\b/,
  'rule book': /\bruleBook\b/,
  'fields declared': /\bbuildPart\b/,
  'layout as data': /\bcreateLayout\b/,
  'particulars once': /\bparticularsBuilder\b/,
  'list of offers': /\bcreateResults\b/,
  'order view': /\bcreateOrderView\b/,
  'search by one call': /\b(?:typed|load)SearchEntry\b/,
  'receipt by one call': /\breceiptEntry\b/,
};

const MODE = /\/modes\/([a-z]+)\b/g;
const sources = sourcesOf(readHouse()).filter(([path]) => /^(?:domain|src)\//.test(path));

/** Files in the folders of a mode, and those that name no other mode. */
const sourcesOfMode = (mode: string): string[] =>
  sources
    .filter(([path, source]) => {
      const named = new Set([...`${path}\n${source}`.matchAll(MODE)].map(([, name]) => name));
      return path.includes(`/modes/${mode}`) || (named.has(mode) && named.size === 1);
    })
    .map(([, source]) => source);

function partsTable(): string {
  const heads = Object.keys(PARTS);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = Object.keys(MODES).map((id) => {
    const own = sourcesOfMode(id.toLowerCase());
    return row([id, ...heads.map((part) => (own.some((source) => PARTS[part]?.test(source)) ? 'yes' : 'no'))]);
  });
  return [row(['Mode', ...heads]), row(['---', ...heads.map(() => '---')]), ...rows].join('\n');
}

it('shows which parts of the decided form each mode has', () => {
  const page = readFileSync(PAGE, 'utf8');
  const now = page.replace(/<!-- parts -->\n\n[\s\S]*?\n\n/, `<!-- parts -->\n\n${partsTable()}\n\n`);
  if (isAgreedTo(PAGE)) agreeTo(PAGE, now);
  const flat = (text: string) => text.replaceAll(/ +\|/g, ' |').replaceAll(/\| -+/g, '| ---');
  expect(flat(readFileSync(PAGE, 'utf8')), howToAgree(PAGE)).toBe(flat(now));
});
