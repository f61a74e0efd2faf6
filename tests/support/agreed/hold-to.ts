import { expect } from 'vitest';

import { isUpdating } from '../flows/paper';
import { differences, readAgreed, writeAgreed } from './papers';

/** Holds what is said now against the page that somebody has read and agreed to; `UPDATE_TABLES=1` writes it anew. */
export function holdTo(file: string, now: ReadonlyMap<string, readonly string[]>): void {
  if (isUpdating) return writeAgreed(file, new Map([...now].map(([name, lines]) => [name, { like: null, lines }])));
  const agreed = readAgreed(file);
  const faults = [...new Set([...agreed.keys(), ...now.keys()])].flatMap((name) =>
    differences(agreed.get(name)?.lines ?? [], now.get(name) ?? []).map((line) => `${name}: ${line}`),
  );
  expect(faults, `${file}, or else UPDATE_TABLES=1`).toEqual([]);
}
