import { counter, gaugeLines, type Gauge, histogram } from './registry';

/** An answered request, named by its route and never by its address. */
type AnsweredRequest = { method: string; route: string; status: number; code: string | undefined; seconds: number };

const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const requests = counter('chemlane_requests_total', 'Answered requests by route, method and status.');
  const answers = counter(
    'chemlane_answers_total',
    'Answers by route and by their code in the contract or the captcha.',
  );
  const seconds = histogram('chemlane_request_seconds', 'From the last header to the answer, by route.', BOUNDS);
  const messages = counter('chemlane_messages_total', 'Messages by their kind and by what the carrier said.');
  const unasked = counter('chemlane_unasked_forwarding_total', 'Requests that name a client nobody was asked to name.');
  return {
    answered({ method, route, status, code, seconds: took }: AnsweredRequest): void {
      requests.add({ method, route, status: String(status) });
      if (code !== undefined) answers.add({ route, code });
      seconds.observe({ route }, took);
    },
    messaged: (kind: string, delivery: string) => messages.add({ kind, delivery }),
    forwardedUnasked: () => unasked.add({}),
    async text(gauges: readonly Gauge[]): Promise<string> {
      const read = await Promise.all(gauges.map(gaugeLines));
      const counted = [requests, answers, seconds, messages, unasked].flatMap((family) => family.lines());
      return [...counted, ...read.flat(), ''].join('\n');
    },
  };
}
