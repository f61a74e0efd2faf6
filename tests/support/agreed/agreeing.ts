import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { differences } from './papers';

/** Maximum changed lines of one page for a review. */
const MOST_READ = 400;

if (process.env['UPDATE_TABLES'] !== undefined || process.env['UPDATE_RECORDED'] !== undefined)
  throw new Error('Nothing is agreed to as a whole any more. Name the page: AGREE=told/order/login (tests/README.md)');

const named = new Set((process.env['AGREE'] ?? '').split(',').filter(Boolean));

/** `docs/told/order/login.txt` becomes `told/order/login`. */
export const nameOf = (file: string): string => file.replace(/^(?:docs|tests\/support)\//, '').replace(/\.\w+$/, '');

/** True if this run approves the page. All other pages are compared as usual. */
export const isAgreedTo = (file: string): boolean => named.has(nameOf(file));

export const howToAgree = (file: string): string => `read it, and agree to it with AGREE=${nameOf(file)}`;

/** Drawings follow from reviewed text and have no line limit. */
const isDrawn = (file: string): boolean => file.endsWith('.svg');

const linesOf = (text: string): string[] => (text === '' ? [] : text.trimEnd().split('\n'));

/** Changed lines; none for a new page. */
export const changedLines = (before: string, now: string): string[] =>
  before === '' ? [] : differences(linesOf(before), linesOf(now));

export function tooMuch(file: string, changed: readonly string[]): string | null {
  const gone = changed.filter((line) => line.startsWith('gone: ')).length;
  const most = Math.max(gone, changed.length - gone);
  if (isDrawn(file) || most <= MOST_READ) return null;
  return `${nameOf(file)}: nobody reads ${most} changed lines (at most ${MOST_READ}). Take smaller steps; or empty the page first, if all of it is meant to be another one`;
}

export function agreeTo(file: string, text: string): void {
  const changed = changedLines(existsSync(file) ? readFileSync(file, 'utf8') : '', text);
  const refusal = tooMuch(file, changed);
  if (refusal !== null) throw new Error(refusal);
  if (!isDrawn(file) && changed.length > 0) console.log([`${nameOf(file)}, agreed to:`, ...changed].join('\n'));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
