/** @module-tag long */
import { Worker } from 'node:worker_threads';

import { describe, expect, it } from 'vitest';

import type { PaintedPuzzle } from '../../../../server/doors/captcha/painted';
import type { Painter } from '../../../../server/doors/captcha/pool/painter';
import { severalPainters } from '../../../../server/doors/captcha/pool/painters';
import { createPool } from '../../../../server/doors/captcha/pool/pool';
import { workerPainter } from '../../../../server/doors/captcha/pool/worker-painter';
import { unpainted } from './support/house';

const SIZES = { size: 4, refill: 2, waiting: 3, patienceMs: 60_000 };

function countingPainter() {
  const painted: number[] = [];
  const painter: Painter = {
    paint: async (type, difficulty) => {
      painted.push(difficulty);
      return unpainted(type, difficulty);
    },
    stop: async () => {},
  };
  return { painter, painted };
}

const silent = () => {};

describe('captcha pool', () => {
  it('keeps its number of each kind ready, and gives each picture out once', async () => {
    const { painter } = countingPainter();
    const pool = createPool(painter, SIZES, silent);
    await pool.warm();
    expect([pool.ready('blockPuzzle'), pool.ready('clickWord')]).toEqual([4, 4]);
    const taken = await Promise.all(Array.from({ length: 6 }, () => pool.take('clickWord', 0)));
    expect(new Set(taken).size).toBe(6);
    expect(taken).not.toContain(null);
    await pool.stop();
  });

  it('paints again when fewer than the refill mark are ready', async () => {
    const { painter, painted } = countingPainter();
    const pool = createPool(painter, SIZES, silent);
    await pool.warm();
    await pool.take('clickWord', 0);
    await pool.take('clickWord', 0);
    expect([pool.ready('clickWord'), painted.length]).toEqual([2, 8]);
    await pool.take('clickWord', 0);
    await pool.warm();
    expect([pool.ready('clickWord'), painted.length]).toEqual([4, 11]);
    await pool.stop();
  });

  it('paints harder pictures on request, without using the stock', async () => {
    const { painter, painted } = countingPainter();
    const pool = createPool(painter, SIZES, silent);
    await pool.warm();
    await pool.take('blockPuzzle', 2);
    expect(painted.at(-1)).toBe(2);
    expect(pool.ready('blockPuzzle')).toBe(4);
    await pool.stop();
  });

  it('returns null beyond the waiting limit and when the painter fails', async () => {
    const faults: unknown[] = [];
    const waits: ((reason: Error) => void)[] = [];
    const painter: Painter = { paint: () => new Promise((_, reject) => waits.push(reject)), stop: async () => {} };
    const pool = createPool(painter, { ...SIZES, size: 0, refill: 0 }, (fault) => faults.push(fault));
    const asked = Array.from({ length: 4 }, () => pool.take('clickWord', 0));
    expect(await asked[3]).toBeNull();
    for (const fail of waits) fail(new Error('no paint left'));
    expect(await Promise.all(asked)).toEqual([null, null, null, null]);
    expect(faults).toHaveLength(3);
  });

  it('returns null after the patience, and keeps late pictures for the next request', async () => {
    const finish: ((painted: PaintedPuzzle) => void)[] = [];
    const painter: Painter = { paint: () => new Promise((resolve) => finish.push(resolve)), stop: async () => {} };
    const pool = createPool(painter, { size: 1, refill: 0, waiting: 3, patienceMs: 1 }, silent);
    expect(await pool.take('clickWord', 0)).toBeNull();
    const late = unpainted('clickWord', 0);
    for (const give of finish) give(late);
    await Promise.resolve().then(silent).then(silent);
    expect(await pool.take('clickWord', 0)).toBe(late);
    await pool.stop();
  });

  it('returns null once it has stopped', async () => {
    const pool = createPool(countingPainter().painter, SIZES, silent);
    await pool.warm();
    await pool.stop();
    expect(await pool.take('clickWord', 0)).toBeNull();
    expect(pool.ready('clickWord')).toBe(0);
  });
});

describe('painter group', () => {
  /** Painters with orders that the test ends; `given` counts the orders of each. */
  function crew() {
    const given: number[] = [];
    const ends: (() => void)[][] = [];
    let stopped = 0;
    const hire = (): Painter => {
      const me = given.push(0) - 1;
      ends.push([]);
      return {
        paint: async (type, difficulty) => {
          given[me] = (given[me] ?? 0) + 1;
          await new Promise<void>((resolve) => ends[me]?.push(resolve));
          return unpainted(type, difficulty);
        },
        stop: async () => {
          stopped += 1;
        },
      };
    };
    return { hire, given, ends, stopped: () => stopped };
  }

  it('starts more painters when orders pile up, up to the maximum', async () => {
    const { hire, given, stopped } = crew();
    const painter = severalPainters(hire, 3);
    const orders: number[][] = [];
    for (let order = 0; order < 9; order += 1) {
      void painter.paint('clickWord', 0);
      orders.push([...given]);
    }
    expect([orders[1], orders[2], orders[5], orders[8]]).toEqual([[2], [2, 1], [2, 2, 2], [3, 3, 3]]);
    await painter.stop();
    expect(stopped()).toBe(3);
  });

  it('gives the next order to the painter with the fewest open orders', async () => {
    const { hire, given, ends } = crew();
    const painter = severalPainters(hire, 2);
    const [first, second] = Array.from({ length: 4 }, () => painter.paint('blockPuzzle', 1));
    for (const end of ends[0] ?? []) end();
    await Promise.all([first, second]);
    void painter.paint('blockPuzzle', 1);
    expect(given).toEqual([3, 2]);
  });

  it('does not count failed orders as open', async () => {
    let hired = 0;
    const hire = (): Painter => {
      hired += 1;
      return { paint: () => Promise.reject(new Error('no paint left')), stop: async () => {} };
    };
    const painter = severalPainters(hire, 2);
    const ends = [];
    for (let order = 0; order < 3; order += 1) ends.push(await painter.paint('clickWord', 0).catch(String));
    expect([new Set(ends), hired]).toEqual([new Set(['Error: no paint left']), 1]);
  });
});

describe('painting thread', () => {
  it('paints in its own thread, started from the sources', async () => {
    const lost: unknown[] = [];
    const painter = workerPainter({ onLost: (reason) => lost.push(reason) });
    const painted = await Promise.all([painter.paint('blockPuzzle', 0), painter.paint('clickWord', 1)]);
    expect(painted.map(({ answer }) => answer.length)).toEqual([1, 3]);
    expect(painted.every(({ scene }) => scene.startsWith('iVBOR'))).toBe(true);
    expect(lost).toEqual([]);
    await painter.stop();
  });

  it.each([
    [
      'cannot be started',
      () => {
        throw new Error('no threads here');
      },
    ],
    ['dies at once', () => new Worker('process.exit(3)', { eval: true })],
    ['throws at once', () => new Worker('throw new Error("broken")', { eval: true })],
  ])('falls back to the main thread when it %s', async (_, start: () => Worker) => {
    let starts = 0;
    const lost: unknown[] = [];
    const counted = () => {
      starts += 1;
      return start();
    };
    const painter = workerPainter({ start: counted, onLost: (reason) => lost.push(reason) });
    for (const type of ['blockPuzzle', 'clickWord'] as const) {
      expect((await painter.paint(type, 0)).scene).toMatch(/^iVBOR/);
    }
    expect([starts, lost.length]).toEqual([1, 1]);
    await painter.stop();
  });

  it('falls back to the main thread when it does not answer in time', async () => {
    const lost: unknown[] = [];
    const start = () => new Worker('setInterval(() => {}, 1_000)', { eval: true });
    const painter = workerPainter({ start, onLost: (reason) => lost.push(reason), patienceMs: 30 });
    expect((await painter.paint('clickWord', 0)).scene).toMatch(/^iVBOR/);
    expect(lost).toEqual(['no answer']);
    await painter.stop();
  });

  it('rejects orders once stopped, and open ones as well', async () => {
    const painter = workerPainter({ start: () => new Worker('setInterval(() => {}, 1_000)', { eval: true }) });
    const waiting = painter.paint('clickWord', 0).catch(String);
    await painter.stop();
    expect(await waiting).toContain('closing');
    await expect(painter.paint('clickWord', 0)).rejects.toThrow('closing');
  });

  it('is replaced when it exits after successful work', async () => {
    let starts = 0;
    const once = `
      const { parentPort } = require('node:worker_threads');
      parentPort.on('message', ({ id }) => {
        parentPort.postMessage({ id, painted: { scene: 'thread' } });
        setImmediate(() => process.exit(0));
      });`;
    const gone: (() => void)[] = [];
    const painter = workerPainter({
      start: () => {
        starts += 1;
        return new Worker(once, { eval: true });
      },
      onLost: () => gone.shift()?.(),
    });
    for (const round of [1, 2]) {
      const left = new Promise<void>((resolve) => gone.push(resolve));
      expect((await painter.paint('clickWord', 0)).scene).toBe('thread');
      await left;
      expect(starts).toBe(round);
    }
    await painter.stop();
  });
});
