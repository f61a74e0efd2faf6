import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

/**
 * Creates an empty graph folder per process, since two projects walk charts. It is emptied before each rerun, so that
 * no graph outlives a chart change.
 */
export default function shareGraphs(project: TestProject): () => void {
  const folder = resolve('.cache', 'graphs', String(process.pid));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const empty = () => {
    remove();
    mkdirSync(folder, { recursive: true });
  };
  empty();
  project.provide('graphs', folder);
  project.onTestsRerun(empty);
  return remove;
}
