import { CAPTCHA_TYPES, type CaptchaDensity, type CaptchaType } from '../../../../domain/people/captcha';
import type { PaintedPuzzle } from '../painted';
import type { Difficulty } from '../plan';
import type { Painter } from './painter';

export type PoolSettings = {
  size: number;
  refill: number;
  /** People who may wait for a picture at once; beyond them none is promised. */
  waiting: number;
  /** Longest wait before a caller must retry. */
  patienceMs: number;
};

export type Pool = {
  /** A picture that no other caller gets; null when none can be painted. */
  take(type: CaptchaType, difficulty: Difficulty, density?: CaptchaDensity): Promise<PaintedPuzzle | null>;
  ready(type: CaptchaType): number;
  /** Resolves when every kind is full; pictures for sharp screens are painted after the first request for one. */
  warm(): Promise<void>;
  stop(): Promise<void>;
};

const KINDS = CAPTCHA_TYPES.flatMap((type) => ([1, 2] as const).map((density) => ({ type, density })));

type Shelf = (typeof KINDS)[number] & { pictures: PaintedPuzzle[]; filling: Promise<void> | null };

export function createPool(painter: Painter, settings: PoolSettings, onFault: (error: unknown) => void): Pool {
  const shelves = KINDS.map((kind): Shelf => ({ ...kind, pictures: [], filling: null }));
  let waiting = 0;
  let stopped = false;
  const isWanting = ({ pictures }: Shelf) => !stopped && pictures.length < settings.size;

  /** One at a time, so that a waiting person is at most one picture behind. */
  async function fill(shelf: Shelf): Promise<void> {
    try {
      while (isWanting(shelf)) {
        const painted = await painter.paint(shelf.type, 0, shelf.density);
        if (!stopped) shelf.pictures.push(painted);
      }
    } catch (error) {
      onFault(error);
    } finally {
      shelf.filling = null;
    }
  }

  function refill(shelf: Shelf): Promise<void> {
    const running = shelf.filling ?? fill(shelf);
    if (isWanting(shelf)) shelf.filling = running;
    return running;
  }

  async function paintNow(shelf: Shelf, difficulty: Difficulty): Promise<PaintedPuzzle | null> {
    if (waiting >= settings.waiting) return null;
    waiting += 1;
    const painting = painter.paint(shelf.type, difficulty, shelf.density);
    const patience = createPatience(settings.patienceMs);
    try {
      const painted = await Promise.race([painting, patience.over]);
      if (painted === null && difficulty === 0) void keepLate(shelf, painting);
      return painted;
    } catch (error) {
      onFault(error);
      return null;
    } finally {
      patience.end();
      waiting -= 1;
    }
  }

  /** A picture finished after its caller gave up goes to the pool. */
  async function keepLate(shelf: Shelf, painting: Promise<PaintedPuzzle>): Promise<void> {
    const painted = await painting.catch(() => null);
    if (painted !== null && isWanting(shelf)) shelf.pictures.push(painted);
  }

  return {
    async take(type, difficulty, density = 1) {
      const shelf = shelves.find((one) => one.type === type && one.density === density);
      if (stopped || shelf === undefined) return null;
      const painted = difficulty === 0 ? shelf.pictures.shift() : undefined;
      if (shelf.pictures.length < settings.refill) void refill(shelf);
      return painted ?? paintNow(shelf, difficulty);
    },
    ready: (type) =>
      shelves.filter((shelf) => shelf.type === type).reduce((ready, { pictures }) => ready + pictures.length, 0),
    warm: async () => void (await Promise.all(shelves.filter(({ density }) => density === 1).map(refill))),
    async stop() {
      stopped = true;
      await painter.stop();
      await Promise.all(shelves.map(async ({ filling }) => filling));
      for (const { pictures } of shelves) pictures.length = 0;
    },
  };
}

/** Null after the time has passed; never resolves once ended. */
function createPatience(ms: number): { over: Promise<null>; end: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return { over, end: () => clearTimeout(timer) };
}
