import { timingSafeEqual } from 'node:crypto';

import type { Call } from './call';
import { isLoopback } from './client-address';
import { isForwarded } from './forwarding';
import { notFound } from './refusal';
import type { Route } from './route';
import { gaugesOf, type GaugeSources } from '../metrics/gauges';
import type { Metrics } from '../metrics/metrics';

/** Equal lengths first: only equal ones can be compared without telling where they differ. */
function isSame(shown: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(shown), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Where no token was agreed on, only this very machine may look, and nobody a proxy on it speaks for. */
const mayRead = (call: Call, token: string | undefined): boolean =>
  token === undefined
    ? isLoopback(call.peer) && !isForwarded(call.header)
    : isSame(call.header('authorization') ?? '', `Bearer ${token}`);

/** The figures for Prometheus. To whoever may not see them the address is unknown like any other. */
export function metricsRoute(metrics: Metrics, watched: GaugeSources, token: string | undefined): Route {
  const gauges = gaugesOf(watched);
  return {
    method: 'GET',
    path: '/metrics',
    guarded: false,
    async answer(_, call) {
      if (!mayRead(call, token)) throw notFound();
      const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' };
      return { status: 200, headers, body: await metrics.text(gauges) };
    },
  };
}
