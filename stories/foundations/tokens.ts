export type Token = { name: string; day: string; night: string };

const LINE = /^ {2}--([\w-]+?):\s*([^;]+);/gm;

/** Splits at the comma between the themes, not inside a colour. */
function twins(value: string): [day: string, night: string] {
  const inside = /^light-dark\((.*)\)$/s.exec(value)?.[1];
  if (inside === undefined) return [value, value];
  const [day = '', night = ''] = inside.split(/,(?![^(]*\))/).map((part) => part.trim());
  return [day, night];
}

const tokensIn = (css: string): Token[] =>
  [...css.matchAll(LINE)].flatMap(([, name = '', value = '']) => {
    const [day, night] = twins(value.trim());
    return value.trim() === 'initial' ? [] : [{ name, day, night }];
  });

/** Tokens of one kind in style sheet order, without the kind prefix. */
export const tokensOf = (css: string, kind: string): Token[] =>
  tokensIn(css)
    .filter(({ name }) => name.startsWith(`${kind}-`) && !name.includes('--'))
    .map((token) => ({ ...token, name: token.name.slice(kind.length + 1) }));
