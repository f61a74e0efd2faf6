const FRESH_MS = 1_000;

export type WatchedValue<TValue> = {
  /** At most a second old. Same object while its rows are unchanged. */
  current(): Promise<TValue>;
  /** Reads fresh rows: all earlier writes are included. */
  read(): Promise<TValue>;
  expire(): void;
};

/** Database rows that change often, kept for a second; concurrent readers share one query. */
export function watchRows<TRows, TValue>(
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
      // A query that began before the last write is repeated.
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
