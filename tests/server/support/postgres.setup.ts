import type { TestProject } from 'vitest/node';

import { ensurePostgres } from '../../../scripts/ensure-postgres.mjs';
import './provided';

/** One server per run, removed with its files at the end. */
export default async function setup(project: TestProject) {
  const server = await ensurePostgres();
  process.stderr.write(server ? `PostgreSQL: ${server.how}\n` : 'PostgreSQL: none, suite skipped\n');
  project.provide('postgresUrl', server?.url ?? '');
  return () => server?.stop();
}
