import journeys from './requests.json';

export type RecordedRequest = {
  method: string;
  path: string;
  headers: Record<string, string | undefined>;
  body?: unknown;
  /** Reply: generated names, and all dollar totals in order. */
  reply: { code: string; names: Record<string, string | undefined>; state?: string; totals: number[] };
};

/** Requests of the previous release's page up to an order. Tabs open across a release send them. */
export const RECORDED_JOURNEYS: { journey: string; at: string; requests: RecordedRequest[] }[] = journeys;
