import { isUpdating } from '../flows/paper';
import { isAgreedAside } from './asked-for';
import { agreedIn, differences, writeAgreed } from './papers';

/** A page that somebody has read and agreed to. A test imports its text, so that it can rest while that stays the same. */
export type AgreedPage = { file: string; text: string };

/** The page of that name among those a test has imported; an empty one where there is none yet. */
export const pageIn = (pages: Readonly<Record<string, string>>, file: string): AgreedPage => ({
  file,
  text: Object.entries(pages).find(([path]) => path.endsWith(`/${file}`))?.[1] ?? '',
});

/** How what is said now differs from what was agreed to; `UPDATE_TABLES=1` agrees to it and writes it down. */
export function againstAgreed({ file, text }: AgreedPage, now: ReadonlyMap<string, readonly string[]>): string[] {
  if (isUpdating) {
    writeAgreed(file, new Map([...now].map(([name, lines]) => [name, { like: null, lines }])));
    return [];
  }
  if (isAgreedAside()) return [];
  const agreed = agreedIn(text);
  return [...new Set([...agreed.keys(), ...now.keys()])].flatMap((name) =>
    differences(agreed.get(name)?.lines ?? [], now.get(name) ?? []).map((line) => `${name}: ${line}`),
  );
}
