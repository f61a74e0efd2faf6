/** A running chart of a product page: active states and last transitions, without its data. */
export type WatchedChart = {
  path: readonly string[];
  chart: string;
  active: readonly string[];
  taken: readonly string[];
};

export type PageReport = { page: string; system: string; charts: readonly WatchedChart[] };

/** A watcher has started and requests the current state. */
export type Watching = { isWatching: true };
