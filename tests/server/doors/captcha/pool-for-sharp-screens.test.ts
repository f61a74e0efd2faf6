import { expect, it } from 'vitest';

import type { Painter } from '../../../../server/doors/captcha/pool/painter';
import { createPool } from '../../../../server/doors/captcha/pool/pool';
import { unpainted } from './support/house';

it('captcha pool paints high-density pictures after the first such request, only for such screens', async () => {
  const densities: unknown[] = [];
  const painter: Painter = {
    paint: async (type, difficulty, density) => {
      densities.push(density);
      return { ...unpainted(type, difficulty), scene: `scene ${density}` };
    },
    stop: async () => {},
  };
  const pool = createPool(painter, { size: 4, refill: 2, waiting: 3, patienceMs: 60_000 }, () => {});
  await pool.warm();
  expect(densities).not.toContain(2);
  expect((await pool.take('clickWord', 0, 2))?.scene).toBe('scene 2');
  await pool.warm();
  expect(pool.ready('clickWord')).toBeGreaterThan(4);
  const taken = await Promise.all([
    pool.take('clickWord', 0),
    pool.take('clickWord', 0, 2),
    pool.take('clickWord', 1, 2),
  ]);
  expect(taken.map((painted) => painted?.scene)).toEqual(['scene 1', 'scene 2', 'scene 2']);
  await pool.stop();
});
