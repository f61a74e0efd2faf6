import { timingSafeEqual } from 'node:crypto';

import type { Call } from './call';
import { isLoopback } from './client-address';
import { isForwarded } from './forwarding';
import { notFoundFault } from './refusal';
import type { Route } from './route';
import { buildGauges, type GaugeSources } from '../metrics/gauges';
import type { Metrics } from '../metrics/metrics';

/** Compares lengths first: `timingSafeEqual` needs equal ones. */
function isSame(shown: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(shown), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Without a token only this machine may read metrics, and no request forwarded by a proxy on it. */
const mayRead = (call: Call, token: string | undefined): boolean =>
  token === undefined
    ? isLoopback(call.peer) && !isForwarded(call.header)
    : isSame(call.header('authorization') ?? '', `Bearer ${token}`);

/** Metrics for Prometheus. For unauthorised callers the address is unknown like any other. */
export function metricsRoute(metrics: Metrics, watched: GaugeSources, token: string | undefined): Route {
  const gauges = buildGauges(watched);
  return {
    method: 'GET',
    path: '/metrics',
    guarded: false,
    async answer(_, call) {
      if (!mayRead(call, token)) throw notFoundFault();
      const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' };
      return { status: 200, headers, body: await metrics.text(gauges) };
    },
  };
}
