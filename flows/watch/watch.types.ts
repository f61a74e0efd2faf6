/** A chart that is alive in a page of the product: where it stands and what it has just taken. Nothing of its data. */
export type WatchedChart = {
  path: readonly string[];
  chart: string;
  active: readonly string[];
  taken: readonly string[];
};

/** What a page tells of one of its systems of charts. */
export type PageReport = { page: string; system: string; charts: readonly WatchedChart[] };

/** Somebody has begun to watch, and wants to know how things stand. */
export type Watching = { isWatching: true };
