// @ts-check
// Finds a PostgreSQL for the server suite, or gets one, and starts it. Prints how when called by itself.
import { pathToFileURL } from 'node:url';

import { LADDER } from './postgres/ladder.mjs';
import { startServer } from './postgres/own-server.mjs';

const say = (/** @type {string} */ text) => process.stderr.write(`PostgreSQL: ${text}\n`);

/**
 * The server named by DATABASE_URL, else one of our own from the first rung whose programs run; null where there is none.
 * `restart` is there where the server is ours.
 * @returns {Promise<{ url: string, how: string, stop: () => Promise<void>, restart?: import('./postgres/own-server.mjs').Restart } | null>}
 */
export async function ensurePostgres() {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, how: 'DATABASE_URL', stop: () => Promise.resolve() };
  const skipped = (process.env['POSTGRES_SKIP'] ?? '').split(',');
  for (const { how, find } of LADDER) {
    for (const tools of skipped.includes(how) ? [] : find()) {
      try {
        return { ...(await startServer(tools)), how: `${how} (${tools})` };
      } catch (error) {
        say(`${tools}: ${/** @type {Error} */ (error).message.split('\n')[0]}`);
      }
    }
  }
  return null;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const server = await ensurePostgres();
  say(server ? server.how : 'none');
  await server?.stop();
}
