/** How long a resting page may wait before it fetches what is likely to be wanted next. */
const IDLE_TIMEOUT = 2_000;

/** Runs when the page has nothing to do, two seconds from now at the latest. Returns how to call it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, IDLE_TIMEOUT);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_TIMEOUT });
  return () => cancelIdleCallback(handle);
}
