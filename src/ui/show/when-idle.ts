/** How long a resting page may wait before it fetches what is likely to be wanted next. */
const IDLE_TIMEOUT = 2_000;
/** And one that was asked something, whose answer everything else waits for. */
const ANSWER_TIMEOUT = 8_000;

/** What a search marks as soon as its answer is there, whatever it says. */
const ANSWER = 'answer';

/** A page with results brings its answer, and names what shows it: until that is drawn it has something to do. */
const BROUGHT = '#root[data-parts] ~ script[type="application/json"]';
const isAsked = () => document.querySelector(BROUGHT) !== null;

const isAnswered = () => performance.getEntriesByName(ANSWER).length > 0;

function whenAnswered(run: () => void): () => void {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName(ANSWER).length > 0) finish();
  });
  const timer = setTimeout(() => finish(), ANSWER_TIMEOUT);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const finish = () => {
    stop();
    run();
  };
  observer.observe({ type: 'mark' });
  return stop;
}

function atIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, IDLE_TIMEOUT);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_TIMEOUT });
  return () => cancelIdleCallback(handle);
}

/**
 * Runs when the page has nothing to do, two seconds from now at the latest; of a page that brings an answer, from when
 * that is there. Returns how to call it off.
 */
export function whenIdle(run: () => void): () => void {
  if (!isAsked() || isAnswered()) return atIdle(run);
  let stop = () => {};
  stop = whenAnswered(() => {
    stop = atIdle(run);
  });
  return () => stop();
}
