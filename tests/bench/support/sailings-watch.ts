import type { Page } from 'playwright';

export type Seen = {
  /** Begun, took. */
  long: [number, number][];
  frames: number[];
  /** When it was to be seen, how many cards there were. */
  cards: [number, number][];
  /** Presses one of these; how long until another list stands there and has been painted. */
  press: (selector: string, at: number) => Promise<number>;
};

type Reply = { data: { sailings: { sailingId: string }[] } };

/** The gateway's own sailings, over and over until there are enough. */
export const multiply = (page: Page, count: number) =>
  page.route('**/schedule/etdList*', async (route) => {
    const answer = await route.fetch();
    const reply = (await answer.json()) as Reply;
    const { sailings } = reply.data;
    const many = Array.from({ length: count }, (_, at) => {
      const one = sailings[at % sailings.length];
      return { ...one, sailingId: `${one?.sailingId}-${at}` };
    });
    await route.fulfill({ response: answer, json: { ...reply, data: { ...reply.data, sailings: many } } });
  });

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
