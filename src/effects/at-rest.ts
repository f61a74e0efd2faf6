/** How long a busy page may put off what no first sight needs. */
const IDLE_TIMEOUT = 2_000;

/** Comes when the page has nothing to do, two seconds from now at the latest. */
export const atRest = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, IDLE_TIMEOUT);
    else requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT });
  });
