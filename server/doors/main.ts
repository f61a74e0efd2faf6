import { join, resolve } from 'node:path';

import { isCommand, runCommand } from './backup/command';
import { isContentCommand, runContentCommand } from './commands/content-command';
import { isRuleCommand, runRuleCommand } from './commands/rule-command';
import { isStaffCommand, runStaffCommand } from './commands/staff-command';
import { setAnchorFile, ANCHORS } from '../base/house-log/anchors';
import { EXIT, StartFailure } from '../base/exit-codes';
import { keyFromSettings, keyHouse } from '../base/house-log/key';
import { jsonLog, type Log, redactText } from '../base/log';
import { startLines } from './settings/messages';
import { whyNotStarted } from './settings/open-database';
import { projectRoot } from '../base/project-root';
import { readSettings, type Settings } from './settings/settings';
import { type RunningGateway, startGateway } from './start';

const STOP_AT_MOST_MS = 20_000;

const log = jsonLog((line) => void process.stdout.write(line), Date.now);
const trouble = jsonLog((line) => void process.stderr.write(line), Date.now);

/** A command prints only its result: warnings go to stderr and information nowhere. */
const ofCommand: Log = (line) => {
  if (line.level !== 'info') trouble(line);
};

function fail(error: unknown): never {
  const known = error instanceof StartFailure;
  const fault = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${known ? fault.message : redactText(fault.stack ?? fault.message)}\n`);
  process.exit(known ? error.exitCode : EXIT.unexpected);
}

function stopOnSignals(running: RunningGateway): void {
  let stopping: Promise<void> | undefined;
  const stop = () => {
    setTimeout(() => process.exit(EXIT.unexpected), STOP_AT_MOST_MS).unref();
    stopping ??= running.stop().then(() => process.exit(EXIT.done), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function keyed(settings: Settings): void {
  try {
    keyHouse(keyFromSettings(settings));
  } catch (error) {
    throw whyNotStarted(error, settings);
  }
}

async function serve(settings: Settings): Promise<void> {
  const running = await startGateway(settings, log);
  stopOnSignals(running);
  const { url, demoAccounts } = running;
  console.log(startLines.ready(url));
  if (settings.mode === 'demo')
    console.log(`${startLines.outbox(url)}\n${startLines.desk(url)}\n${startLines.contract(url)}`);
  for (const account of demoAccounts) console.log(startLines.demoAccount(account));
}

try {
  const settings = readSettings(process.env);
  const [, , word, ...rest] = process.argv;
  const dataDir = resolve(projectRoot(), settings.dataDir);
  keyed({ ...settings, dataDir });
  setAnchorFile(join(dataDir, ANCHORS));
  if (isCommand(word)) await runCommand(word, rest, settings, log);
  else if (isStaffCommand(word)) console.log(await runStaffCommand(rest, settings, ofCommand));
  else if (isContentCommand(word)) console.log(await runContentCommand(rest, settings, ofCommand));
  else if (isRuleCommand(word)) console.log(await runRuleCommand(rest, settings, ofCommand));
  else await serve(settings);
} catch (error) {
  fail(error);
}
