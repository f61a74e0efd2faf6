import { CAPTCHA_TYPES, type CaptchaType } from '../../../domain/people/captcha';
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
  take(type: CaptchaType, difficulty: Difficulty): Promise<Painted | null>;
  ready(type: CaptchaType): number;
  /** Resolves when every kind is ready to its full number. */
  warm(): Promise<void>;
  stop(): Promise<void>;
};

export function createPool(painter: Painter, settings: PoolSettings, onFault: (error: unknown) => void): Pool {
  const shelves = new Map<CaptchaType, Painted[]>(CAPTCHA_TYPES.map((type) => [type, []]));
  const filling = new Map<CaptchaType, Promise<void>>();
  const shelf = (type: CaptchaType): Painted[] => shelves.get(type) ?? [];
  let waiting = 0;
  let stopped = false;
  const isWanting = (type: CaptchaType) => !stopped && shelf(type).length < settings.size;

  /** One at a time, so that somebody who waits is at most one picture behind. */
  async function fill(type: CaptchaType): Promise<void> {
    try {
      while (isWanting(type)) {
        const painted = await painter.paint(type, 0);
        if (!stopped) shelf(type).push(painted);
      }
    } catch (error) {
      onFault(error);
    } finally {
      filling.delete(type);
    }
  }

  function refill(type: CaptchaType): Promise<void> {
    const running = filling.get(type) ?? fill(type);
    if (isWanting(type)) filling.set(type, running);
    return running;
  }

  async function paintNow(type: CaptchaType, difficulty: Difficulty): Promise<Painted | null> {
    if (waiting >= settings.waiting) return null;
    waiting += 1;
    const painting = painter.paint(type, difficulty);
    const patience = createPatience(settings.patienceMs);
    try {
      const painted = await Promise.race([painting, patience.over]);
      if (painted === null && difficulty === 0) void keepLate(type, painting);
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
  async function keepLate(type: CaptchaType, painting: Promise<Painted>): Promise<void> {
    const painted = await painting.catch(() => null);
    if (painted !== null && isWanting(type)) shelf(type).push(painted);
  }

  return {
    async take(type, difficulty) {
      if (stopped) return null;
      const painted = difficulty === 0 ? shelf(type).shift() : undefined;
      if (shelf(type).length < settings.refill) void refill(type);
      return painted ?? paintNow(type, difficulty);
    },
    ready: (type) => shelf(type).length,
    warm: async () => void (await Promise.all(CAPTCHA_TYPES.map(refill))),
    async stop() {
      stopped = true;
      await painter.stop();
      await Promise.all(filling.values());
      for (const type of CAPTCHA_TYPES) shelf(type).length = 0;
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
