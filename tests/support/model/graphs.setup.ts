import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

/**
 * Gives a run an empty folder for the graphs of its charts, by the process that runs it: charts are walked by the files
 * of two projects. It is emptied before each further run, so that no graph outlives a change of its chart.
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
