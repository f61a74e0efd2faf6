/** @module-tag long */
import { describe, expect, it } from 'vitest';

import { killRounds } from '../../faults/kill/rounds';

/** Short form; `npm run faults kill` runs the long one. */
const ROUNDS = 10;

describe('SIGKILL', () => {
  it(`${ROUNDS} times, while starting, recovering and writing, loses nothing`, { timeout: 600_000 }, async () => {
    const report = await killRounds(ROUNDS, 60);
    process.stdout.write(`${JSON.stringify(report)}\n`);
    expect(report).toMatchObject({ faults: ROUNDS, lost: 0, halves: 0, unopened: 0 });
    expect(report.acknowledged).toBeGreaterThan(ROUNDS * 10);
  });
});
