// @ts-check
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 15 * 60_000;

/** @param {string} note @returns {number | null} the process that has its turn, null when there is none */
function holderOf(note) {
  try {
    return Number(readFileSync(note, 'utf8'));
  } catch {
    return null;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {string} note */
function tryToTake(note) {
  try {
    writeFileSync(note, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Of several who find the note of a dead process the rename lets one clear it away; whoever comes late and catches the
 * note of its successor puts that back.
 * @param {string} note @param {number} dead
 */
function clearAway(note, dead) {
  const mine = `${note}.${process.pid}`;
  try {
    renameSync(note, mine);
    const isDead = holderOf(mine) === dead;
    if (isDead) rmSync(mine);
    else renameSync(mine, note);
    return isDead;
  } catch {
    return false;
  }
}

/**
 * Work in a folder that only one process may do at a time; the others wait and then look again. Work that fails leaves
 * its note behind like work that is killed, so the next one knows.
 * @template T
 * @param {string} note the file that says whose turn it is
 * @param {(turn: { wasAbandoned: boolean }) => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function takeTurns(note, work) {
  mkdirSync(dirname(note), { recursive: true });
  const end = Date.now() + PATIENCE_MS;
  let wasAbandoned = false;
  while (!tryToTake(note)) {
    const holder = holderOf(note);
    if (holder && !isAlive(holder)) wasAbandoned = clearAway(note, holder) || wasAbandoned;
    else if (Date.now() > end)
      throw new Error(`Process ${holder} has held ${note} for too long; delete it if that is wrong.`);
    else await pause(50);
  }
  const result = await work({ wasAbandoned });
  rmSync(note, { force: true });
  return result;
}
