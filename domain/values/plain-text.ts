/** Editor texts are plain text: no markup is read, and no control character may reach a screen. */

const UNSEEN = /(?![\t\n])[\p{Cc}\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const MARKUP = /<\/?[a-z!][^>]*>/iu;

export const hasUnseen = (text: string): boolean => text.search(UNSEEN) >= 0;

/** Removes control characters, zero-width characters and direction marks. */
export const stripUnseen = (text: string): string => text.replaceAll(UNSEEN, '').trim();

export const isMarkedUp = (texts: readonly string[]): boolean => texts.some((text) => MARKUP.test(text));

export type LengthBound = { least: number; most: number };

export const isWithin = ({ least, most }: LengthBound, count: number): boolean => count >= least && count <= most;

export const splitBlocks = (text: string): string[][] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/u)
    .map((block) =>
      block
        .split('\n')
        .map(stripUnseen)
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0);

/** Joins broken lines, with a space only between Latin words. */
export const joinLines = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replaceAll(/(?<=[!-~])\n(?=[!-~])/gu, ' ')
    .replaceAll('\n', '');
