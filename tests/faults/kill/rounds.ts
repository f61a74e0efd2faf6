import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { type Program, run } from '../../server/support/process';
import { createLedger, type Report } from './ledger';

const WRITER = 'tests/faults/kill/writer.ts';
/** Time spans for killing a start: the first creates a database, later ones replay a log. */
const FIRST_START_MS = 4_000;
const RECOVERY_MS = 1_200;

const upTo = (most: number) => Math.floor(Math.random() * most);

async function kill({ child, exit }: Program): Promise<void> {
  child.kill('SIGKILL');
  await exit();
}

/** Whole lines only: a partial number would be too small. */
const acknowledged = (program: Program) =>
  Number(
    program
      .out()
      .match(/^ack \d+\n/gm)
      ?.at(-1)
      ?.slice(4) ?? 0,
  );

/**
 * Repeated SIGKILL: one start in ten on an empty folder, two in ten during log replay, the others between or inside
 * orders. The database must then open with everything acknowledged.
 */
export async function killRounds(rounds: number, mostOrders: number): Promise<Report> {
  const home = mkdtempSync(join(tmpdir(), 'chemlane-kill-'));
  const { report, promise, check } = createLedger();
  const written: number[] = [];
  const start = (folder: string, round: number) => run(WRITER, {}, [join(home, folder), String(round)]);

  async function opened(program: Program): Promise<string | undefined> {
    const line = await program.line(/^open (.*)$/m).catch(() => undefined);
    if (!line) report.unopened += 1;
    return line?.[1];
  }

  async function firstStart(round: number): Promise<void> {
    const killed = start(`first-${round}`, round);
    await pause(upTo(FIRST_START_MS));
    await kill(killed);
    const second = start(`first-${round}`, rounds + 1 + round);
    if (await opened(second)) await second.line(/^ack 1$/m);
    await kill(second);
    rmSync(join(home, `first-${round}`), { recursive: true, force: true });
  }

  async function recovery(round: number): Promise<void> {
    const killed = start('data', round);
    await pause(upTo(RECOVERY_MS));
    await kill(killed);
    written.push(round);
    promise(round, acknowledged(killed));
  }

  async function writing(round: number): Promise<void> {
    const program = start('data', round);
    const opening = await opened(program);
    if (opening === undefined) return kill(program);
    check(opening, written);
    await program.line(new RegExp(`^ack ${1 + upTo(mostOrders)}$`, 'm'));
    await pause(upTo(3));
    await kill(program);
    written.push(round);
    promise(round, acknowledged(program));
  }

  try {
    for (let round = 1; round <= rounds; round += 1) {
      if (round % 10 === 5) await firstStart(round);
      else if (round % 10 === 3 || round % 10 === 8) await recovery(round);
      else await writing(round);
      report.faults += 1;
    }
    const last = start('data', rounds + 1);
    check((await opened(last)) ?? '{"kept":[],"halves":0}', written);
    await kill(last);
    return report;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
