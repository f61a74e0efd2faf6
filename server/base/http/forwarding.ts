import type { Log } from '../log';
import type { Metrics } from '../metrics/metrics';
import { HOUR_MS } from '../../../domain/values/spans';

const HEADERS = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'x-forwarded-proto'];
const SAID_EVERY_MS = HOUR_MS;

type Header = (name: string) => string | undefined;

export const isForwarded = (header: Header): boolean => HEADERS.some((name) => header(name) !== undefined);

/**
 * An unconfigured proxy makes all visitors one address, and every limit hits them together. Counted each time, logged
 * once an hour, because any client can send such a header.
 */
export function unaskedForwarding(
  trustedProxies: number,
  log: Log,
  metrics: Metrics,
  elapsed = () => performance.now(),
) {
  let saidAt = Number.NEGATIVE_INFINITY;
  return (header: Header): void => {
    if (trustedProxies > 0 || !isForwarded(header)) return;
    metrics.forwardedUnasked();
    if (elapsed() - saidAt < SAID_EVERY_MS) return;
    saidAt = elapsed();
    log({ level: 'warn', event: 'forwarding-unasked', setting: 'TRUSTED_PROXIES', trustedProxies });
  };
}
