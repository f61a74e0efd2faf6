import { agreeTo, howToAgree, isAgreedTo } from './agreeing';
import { isAgreedAside } from './asked-for';
import { agreedIn, differences, pageOf } from './papers';

/** Reviewed page. Tests import its text, so that a passed test is skipped while the page is unchanged. */
export type AgreedPage = { file: string; text: string };

/** Page of that name among the imported ones; empty for a new page. */
export const pageIn = (pages: Readonly<Record<string, string>>, file: string): AgreedPage => ({
  file,
  text: Object.entries(pages).find(([path]) => path.endsWith(`/${file}`))?.[1] ?? '',
});

export const withTheWay = (file: string, differing: readonly string[]): string[] =>
  differing.length === 0 ? [] : [...differing, howToAgree(file)];

/**
 * Differences from the approved page; an approving run writes it. A null section exists and is compared by another
 * test.
 */
export function againstAgreed(
  { file, text }: AgreedPage,
  now: ReadonlyMap<string, readonly string[] | null>,
): string[] {
  if (isAgreedTo(file)) {
    agreeTo(file, pageOf(new Map([...now].map(([name, lines]) => [name, { like: null, lines: lines ?? [] }]))));
    return [];
  }
  if (isAgreedAside()) return [];
  const agreed = agreedIn(text);
  const compared = [...new Set([...agreed.keys(), ...now.keys()])].filter((name) => now.get(name) !== null);
  const differing = compared.flatMap((name) =>
    differences(agreed.get(name)?.lines ?? [], now.get(name) ?? []).map((line) => `${name}: ${line}`),
  );
  return withTheWay(file, differing);
}
