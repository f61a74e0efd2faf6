function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

export const queryWords = (search: string): (readonly [key: string, value: string])[] =>
  search
    .replace(/^\?/, '')
    .split('&')
    .map((word) => word.split('='))
    .map(([key = '', ...value]) => [decoded(key), decoded(value.join('='))]);

/** Query parameters by key; the last of two with one key wins. */
export const parseQuery = (search: string): Readonly<Record<string, string>> => Object.fromEntries(queryWords(search));
