import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';

import { flowChart } from '../support/flow-chart';

const FLOWS = 'docs/flows';

const modules = import.meta.glob<Record<string, unknown>>('../../machines/**/*.machine.ts', { eager: true });
const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;
const machines = Object.values(modules).flatMap((module) => Object.values(module).filter(isMachine));

const page = (machine: AnyStateMachine) =>
  `# ${machine.id}\n\n${machine.root.description ?? ''}\n\n\`\`\`mermaid\n${flowChart(machine)}\n\`\`\`\n`;

describe('docs/flows', () => {
  it.each(machines.map((machine) => ({ id: machine.id, machine })))('shows $id as it is', ({ id, machine }) => {
    const file = `${FLOWS}/${id}.md`;
    if (process.env['UPDATE_TABLES']) {
      mkdirSync(FLOWS, { recursive: true });
      writeFileSync(file, page(machine));
    }
    expect(readFileSync(file, 'utf8'), 'stale: run the tests once with UPDATE_TABLES=1').toBe(page(machine));
  });

  it('shows no machine that is gone', () => {
    const shown = readdirSync(FLOWS).filter((name) => name.endsWith('.md') && name !== 'README.md');
    expect(shown.toSorted()).toEqual(machines.map(({ id }) => `${id}.md`).toSorted());
  });

  it('says in Chinese what each machine is for', () => {
    for (const { id, root } of machines) expect(root.description, id).toMatch(/\p{Script=Han}/u);
  });
});
