/** Limit in ms for idle work of a resting page. */
const IDLE_TIMEOUT = 2_000;
/** Limit in ms for a page waiting for an answer. */
const ANSWER_TIMEOUT = 8_000;

/** Performance mark set when an answer arrives. */
const ANSWER = 'answer';

/** A search page with an embedded answer is busy until its list is drawn. */
const BROUGHT = '#root[data-parts] ~ script[type="application/json"]';
const hasEmbeddedAnswer = () => document.querySelector(BROUGHT) !== null;

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
 * Runs in idle time, at most two seconds later; on a page waiting for an answer, counted from its arrival. Returns the
 * cancel function.
 */
export function whenIdle(run: () => void): () => void {
  if (!hasEmbeddedAnswer() || isAnswered()) return atIdle(run);
  let stop = () => {};
  stop = whenAnswered(() => {
    stop = atIdle(run);
  });
  return () => stop();
}
