import type { ChargeLine } from './charges';
import type { Money } from '../values/money';

/** A charge line that differs between two prices; null on the side that lacks it. */
export type ChangedLine = { key: string; name: string; before: Money | null; now: Money | null };

const lineKey = ({ item, name }: ChargeLine): string => `${item} ${name}`;

/** Difference of two prices by line: current lines first, then dropped ones. */
export function changedLines(before: readonly ChargeLine[], now: readonly ChargeLine[]): ChangedLine[] {
  const older = new Map(before.map((line) => [lineKey(line), line]));
  const newer = new Map(now.map((line) => [lineKey(line), line]));
  return [...new Map([...newer, ...older])].flatMap(([key, { name }]): ChangedLine[] => {
    const [was, is] = [older.get(key)?.total ?? null, newer.get(key)?.total ?? null];
    return was?.amount === is?.amount && was?.currency === is?.currency ? [] : [{ key, name, before: was, now: is }];
  });
}
