// `npm run engines`: walks the product in Firefox and WebKit of the distribution. ENGINES=Firefox for one.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../../scripts/root.mjs';
import { openGateway } from '../e2e/house';
import { firefox } from './firefox';
import { personAt } from './person';
import type { Engine } from './session';
import { WALKS, type Walk } from './walks';
import { webkit } from './webkit';

const PICTURES = join(root, '.cache', 'engines');
const wanted = (process.env['ENGINES'] ?? '').split(',').filter(Boolean);
const engines = [firefox, webkit].filter(({ name }) => wanted.length === 0 || wanted.includes(name));

/** Captcha limits are not under test. */
const PATIENT = { CAPTCHA_GET_PER_ADDRESS: '9999', CAPTCHA_GET_PER_CLIENT: '9999' };

/** Null when the engine is not installed. Every walk starts anonymous in a new window. */
async function isWalked(engine: Engine, walk: Walk, at: number): Promise<boolean | null> {
  const [house, session] = await Promise.all([openGateway({ GATEWAY_TEST: '1', ...PATIENT }), engine.open()]);
  const person = session && personAt(session, house.origin);
  const begun = Date.now();
  try {
    if (!person) return null;
    await walk.go(person, house);
    console.log(`ok     ${engine.name}, ${walk.name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
    return true;
  } catch (error) {
    const picture = join(PICTURES, `${engine.name}-${at + 1}.png`);
    await person?.shoot(picture).catch(() => undefined);
    console.log(
      `FAILED ${engine.name}, ${walk.name}: ${error instanceof Error ? error.message : String(error)} (${picture})`,
    );
    return false;
  } finally {
    await session?.close();
    await house.close();
  }
}

mkdirSync(PICTURES, { recursive: true });
for (const engine of engines)
  for (const [at, walk] of WALKS.entries()) {
    const isOk = await isWalked(engine, walk, at);
    if (isOk === false) process.exitCode = 1;
    if (isOk !== null) continue;
    console.log(`skipped ${engine.name}: install ${engine.package}`);
    break;
  }
