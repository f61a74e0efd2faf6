function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

/** The words of a query by their keys; of two with one key, the last. */
export const queryIn = (search: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    search
      .replace(/^\?/, '')
      .split('&')
      .map((word) => word.split('='))
      .map(([key = '', ...value]) => [decoded(key), decoded(value.join('='))]),
  );
