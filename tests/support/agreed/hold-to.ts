import { agreeTo, howToAgree, isAgreedTo } from './agreeing';
import { isAgreedAside } from './asked-for';
import { agreedIn, differences, pageOf } from './papers';

/** A page that somebody has read and agreed to. A test imports its text, so that it can rest while that stays the same. */
export type AgreedPage = { file: string; text: string };

/** The page of that name among those a test has imported; an empty one where there is none yet. */
export const pageIn = (pages: Readonly<Record<string, string>>, file: string): AgreedPage => ({
  file,
  text: Object.entries(pages).find(([path]) => path.endsWith(`/${file}`))?.[1] ?? '',
});

/** What differs, and at its end how it is agreed to. */
export const withTheWay = (file: string, differing: readonly string[]): string[] =>
  differing.length === 0 ? [] : [...differing, howToAgree(file)];

/**
 * How what is said now differs from what was agreed to; a run that agrees to the page writes it down. A section that is
 * null is there and compared by another test.
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
