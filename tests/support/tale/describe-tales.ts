import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { fileName } from '../../../flows/words/file-names';
import { isAskedFor } from '../agreed/asked-for';
import { againstAgreed, pageIn } from '../agreed/hold-to';
import type { Plan } from '../model/plan';
import type { Handed } from './selected';
import { tellTale } from './tell-tale';

type Modules = Record<string, Handed>;

const NOON = new Date('2026-11-20T04:00:00Z');

const isPlan = (value: unknown): value is Plan => typeof value === 'object' && value !== null && 'distinguish' in value;

const isChart =
  ({ config }: AnyStateMachine) =>
  (value: unknown): boolean =>
    typeof value === 'object' && value !== null && 'config' in value && value.config === config;

/** Exports of the chart's own folder, not of a re-exporting parent. */
function handedBy({ machine }: Plan, charts: Modules): Handed {
  const found = Object.entries(charts).filter(([, handed]) => Object.values(handed).some(isChart(machine)));
  const [own] = found.toSorted(([one], [other]) => other.length - one.length);
  if (!own) throw new Error(`${machine.id} is handed out by nobody`);
  return own[1];
}

const PAGES = import.meta.glob<string>('../../../docs/tales/*.txt', { query: '?raw', import: 'default', eager: true });

const fileOf = (name: string): string => `docs/tales/${fileName(name.replace(/Plan$/, ''))}.txt`;

export async function describeTales(plans: Record<string, () => Promise<unknown>>, charts: Modules): Promise<void> {
  for (const [path, load] of Object.entries(plans)) {
    if (!isAskedFor(path)) continue;
    const found = Object.entries((await load()) as Handed).flatMap(([name, plan]) =>
      isPlan(plan) ? [{ name, plan }] : [],
    );
    describe.each(found)('walk of $name', ({ name, plan }) => {
      beforeAll(() => void vi.setSystemTime(NOON));
      afterAll(() => void vi.useRealTimers());

      it('matches its approved walk record', () => {
        expect(againstAgreed(pageIn(PAGES, fileOf(name)), tellTale(plan, handedBy(plan, charts)))).toEqual([]);
      });
    });
  }
}
