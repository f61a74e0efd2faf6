export type Seen = {
  /** Start and duration. */
  long: [number, number][];
  frames: number[];
  /** Visible time and number of cards. */
  cards: [number, number][];
  /** Presses an element; resolves with the time until another list is painted. */
  press: (selector: string, at: number) => Promise<number>;
};

type Reply = { data?: { sailings?: { sailingId: string }[] } } | null;

/**
 * Repeats the gateway's sailings up to the count, inside the page: over the line, the page watcher would parse the
 * answer twice. Runs in the page first.
 */
export function multiply(count: number): void {
  const parse = JSON.parse;
  JSON.parse = (text: string, reviver?: Parameters<typeof parse>[1]) => {
    const reply = parse(text, reviver) as Reply;
    const few = reply?.data?.sailings;
    if (!reply?.data || !few?.length || few.length >= count) return reply;
    const copies = Array.from({ length: Math.ceil(count / few.length) }, () => structuredClone(few)).flat();
    const sailings = copies.slice(0, count).map((one, at) => ({ ...one, sailingId: `${one.sailingId}-${at}` }));
    performance.mark('multiplied');
    return { ...reply, data: { ...reply.data, sailings } };
  };
}

/** Runs in the page. */
export function watch(): void {
  const look = () => `${document.querySelector('output')?.textContent} ${document.querySelector('article')?.ariaLabel}`;
  /** Call within a frame: resolves after it is painted. */
  const painted = () => new Promise<number>((resolve) => setTimeout(() => resolve(performance.now())));
  const seen: Seen = {
    long: [],
    frames: [],
    cards: [],
    async press(selector, at) {
      const before = look();
      const began = performance.now();
      document.querySelectorAll<HTMLElement>(selector)[at]?.click();
      do await new Promise(requestAnimationFrame);
      while (look() === before);
      return (await painted()) - began;
    },
  };
  Object.assign(window, { seen });
  new PerformanceObserver((list) =>
    seen.long.push(...list.getEntries().map((task): [number, number] => [task.startTime, task.duration])),
  ).observe({ type: 'longtask', buffered: true });
  let last = performance.now();
  let known = 0;
  const frame = (now: number) => {
    seen.frames.push(now - last);
    last = now;
    const count = document.querySelectorAll('article').length;
    if (count !== known) void painted().then((at) => seen.cards.push([at, count]));
    known = count;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
