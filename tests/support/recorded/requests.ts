import journeys from './requests.json';

export type RecordedRequest = {
  method: string;
  path: string;
  headers: Record<string, string | undefined>;
  body?: unknown;
  /** What came back: names drawn by the gateway, and every total in dollars in the order they were told. */
  reply: { code: string; names: Record<string, string | undefined>; state?: string; totals: number[] };
};

/** What the page of the release before sends on the way to an order. Tabs that are open across a release go on so. */
export const RECORDED_JOURNEYS: { journey: string; at: string; requests: RecordedRequest[] }[] = journeys;
