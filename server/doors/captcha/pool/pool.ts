import { CAPTCHA_TYPES, type CaptchaDensity, type CaptchaType } from '../../../../domain/people/captcha';
import type { Painted } from '../painted';
import type { Difficulty } from '../plan';
import type { Painter } from './painter';

export type PoolSettings = {
  /** Ready pictures kept of each kind. */
  size: number;
  /** Painting begins again when fewer than this many are ready. */
  refill: number;
  /** People who may wait for a brush at once; beyond them no picture is promised. */
  waiting: number;
  /** How long each of them waits before he is told to come back. */
  patienceMs: number;
};

export type Pool = {
  /** A picture nobody else has seen or will see; null when none can be painted. */
  take(type: CaptchaType, difficulty: Difficulty, density?: CaptchaDensity): Promise<Painted | null>;
  ready(type: CaptchaType): number;
  /** Resolves when every kind is ready to its full number; those for sharp screens are painted once one was asked for. */
  warm(): Promise<void>;
  stop(): Promise<void>;
};

const KINDS = CAPTCHA_TYPES.flatMap((type) => ([1, 2] as const).map((density) => ({ type, density })));

/** Ready pictures of one kind and size. */
type Shelf = (typeof KINDS)[number] & { pictures: Painted[]; filling: Promise<void> | null };

export function createPool(painter: Painter, settings: PoolSettings, onFault: (error: unknown) => void): Pool {
  const shelves = KINDS.map((kind): Shelf => ({ ...kind, pictures: [], filling: null }));
  let waiting = 0;
  let stopped = false;
  const isWanting = ({ pictures }: Shelf) => !stopped && pictures.length < settings.size;

  /** One at a time, so that somebody who waits is at most one picture behind. */
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

  async function paintNow(shelf: Shelf, difficulty: Difficulty): Promise<Painted | null> {
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

  /** A picture that comes after its person has gone is for the next. */
  async function keepLate(shelf: Shelf, painting: Promise<Painted>): Promise<void> {
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

/** Null, once so much time has gone by; ended, it never comes. */
function createPatience(ms: number): { over: Promise<null>; end: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return { over, end: () => clearTimeout(timer) };
}
