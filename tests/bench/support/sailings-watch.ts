export type Seen = {
  /** Begun, took. */
  long: [number, number][];
  frames: number[];
  /** When it was to be seen, how many cards there were. */
  cards: [number, number][];
  /** Presses one of these; how long until another list stands there and has been painted. */
  press: (selector: string, at: number) => Promise<number>;
};

type Reply = { data?: { sailings?: { sailingId: string }[] } } | null;

/**
 * The gateway's own sailings, over and over until there are enough. In the page: an answer of this length sent over the
 * line would be read a second time by what watches the page. Runs in it, before anything else.
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
  /** To be called within a frame: what it has drawn has been painted by then. */
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
