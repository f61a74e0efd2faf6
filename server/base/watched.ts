/** Greatest age of a kept value. */
const FRESH_MS = 1_000;

export type WatchedValue<TValue> = {
  /** A second old at most. The same value as long as its rows are the same. */
  current(): Promise<TValue>;
  /** Reads anew: whatever was written before stands in it. */
  read(): Promise<TValue>;
  /** Makes the next `current` read anew. */
  expire(): void;
};

/** Rows of the database that change from minute to minute, kept for a second; all who wait share one reading. */
export function watched<TRows, TValue>(
  query: () => Promise<TRows>,
  valueOf: (rows: TRows) => TValue,
): WatchedValue<TValue> {
  let kept: { text: string; value: TValue; readAt: number } | undefined;
  let reading: Promise<void> | undefined;
  let expiredAt = Number.NEGATIVE_INFINITY;

  async function refresh(): Promise<void> {
    const readAt = performance.now();
    const rows = await query();
    const text = JSON.stringify(rows);
    kept = { text, value: kept?.text === text ? kept.value : valueOf(rows), readAt };
  }

  async function fresh(): Promise<TValue> {
    for (;;) {
      reading ??= refresh().finally(() => (reading = undefined));
      await reading;
      // A reading that began before the last write is read again.
      if (kept && kept.readAt > expiredAt) return kept.value;
    }
  }

  const expire = () => {
    expiredAt = performance.now();
  };
  const isFresh = (readAt: number) => readAt > expiredAt && performance.now() - readAt <= FRESH_MS;

  return {
    current: async () => (kept && isFresh(kept.readAt) ? kept.value : fresh()),
    read: () => {
      expire();
      return fresh();
    },
    expire,
  };
}
