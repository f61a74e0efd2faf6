import { isUpdating } from '../flows/paper';
import { differences, readAgreed, writeAgreed } from './papers';

/** How what is said now differs from the page that somebody has read and agreed to; `UPDATE_TABLES=1` writes it anew. */
export function againstAgreed(file: string, now: ReadonlyMap<string, readonly string[]>): string[] {
  if (isUpdating) writeAgreed(file, new Map([...now].map(([name, lines]) => [name, { like: null, lines }])));
  const agreed = readAgreed(file);
  return [...new Set([...agreed.keys(), ...now.keys()])].flatMap((name) =>
    differences(agreed.get(name)?.lines ?? [], now.get(name) ?? []).map((line) => `${name}: ${line}`),
  );
}
