export type Theme = 'day' | 'night';
export type Token = { name: string; day: string; night: string };

const LINE = /^ {2}--([\w-]+?):\s*([^;]+);/gm;
/** A pair of values; brackets inside it are those of a colour. */
const PAIR = /light-dark\(((?:[^()]|\([^()]*\))*)\)/g;

/** Splits at the comma between the themes, not inside a colour. */
const inTheme = (value: string, theme: 0 | 1): string =>
  value.replaceAll(PAIR, (_, inside: string) => inside.split(/,(?![^(]*\))/)[theme]?.trim() ?? '');

/** All tokens in style sheet order, by their names without the leading dashes. */
export const tokensIn = (css: string): Token[] =>
  [...css.matchAll(LINE)].flatMap(([, name = '', written = '']) => {
    const value = written.trim().replaceAll(/\s+/g, ' ');
    return value === 'initial' ? [] : [{ name, day: inTheme(value, 0), night: inTheme(value, 1) }];
  });

/** Tokens of one kind in style sheet order, without the kind prefix. */
export const tokensOf = (css: string, kind: string): Token[] =>
  tokensIn(css)
    .filter(({ name }) => name.startsWith(`${kind}-`) && !name.includes('--'))
    .map((token) => ({ ...token, name: token.name.slice(kind.length + 1) }));
