import { afterAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { howToAgree, isAgreedTo } from '../agreed/agreeing';
import { isAgreedAside } from '../agreed/asked-for';
import { FOLDER } from '../flows/paper';
import { agreedPage, agreedWalk, walkFigures } from '../flows/walk-figures';
import { LONG } from '../long';
import { coverageOf, coversOf, pathsOf, tally, type Coverage } from './coverage';
import { explore } from './explore';
import { graphOf, shareGraph } from './graph';
import { crashesIn, unansweredBugs, undeclaredOutputs, unnamedSamples, unsampledEvents } from './faults';
import type { Invariants } from './invariants';
import { kill, type Killing } from './kill';
import type { Plan } from './plan';
import { walkRandomly } from './random';
import { predict, replay } from './replay';
import { publish, summary } from './report';

type Promises<TMachine extends AnyStateMachine> = {
  invariants: Invariants<TMachine>;
  unreachable?: Record<string, string>;
  equivalent?: Record<string, string>;
  /** Plans of invoked charts: their outputs must be declared here. */
  children?: Record<string, Plan>;
  /** Name of an additional walk of a chart. Only the unnamed one is published. */
  walk?: string;
  /** True to run mutants: the chart is the same for every mode, so two walks suffice. */
  isDamaged?: boolean;
};

/** `RANDOM_RUNS=10000 RANDOM_SEED=1` is the long form. */
const RANDOM_RUNS = Number(process.env['RANDOM_RUNS'] ?? 100);

function once<TAnswer>(ask: () => TAnswer): () => TAnswer {
  let answer: { is: TAnswer } | null = null;
  return () => (answer ??= { is: ask() }).is;
}

export function describeModel<TMachine extends AnyStateMachine>(
  plan: Plan<TMachine>,
  { invariants, unreachable = {}, equivalent = {}, children = {}, walk, isDamaged = true }: Promises<TMachine>,
): void {
  describe(
    `${[plan.machine.id, walk].filter(Boolean).join(' of ')}, as a chart`,
    walk === undefined ? {} : LONG,
    () => {
      const promises = invariants as Invariants;
      const explored = once(() => {
        const model = explore(plan);
        shareGraph(model);
        return model;
      });
      const covered = once(() => coversOf(explored()));
      const walked = once(() => pathsOf(covered()).map((path) => ({ path, moments: predict(explored(), path) })));
      const count = tally();
      let coverage: Coverage | null = null;
      let mutants: Killing | null = null;

      it('has a sample of every event and a handler of every error', () => {
        expect({ unsampled: unsampledEvents(plan), unanswered: unansweredBugs(plan) }).toEqual({
          unsampled: [],
          unanswered: [],
        });
      });

      // The atlas omits walks of a single mode.
      it.runIf(walk === undefined)('names each sample in Chinese', () => {
        expect(unnamedSamples(explored()), 'names to add to flows/copy/samples-*.ts').toEqual([]);
      });

      it.each(Object.entries(children).map(([src, child]) => ({ src, child })))(
        'expects from $src its possible outputs',
        ({ src, child }) => {
          expect(undeclaredOutputs(graphOf(child).places(), plan, src)).toEqual([]);
        },
      );

      it('walks every transition, refusal and pair, and ignores other events', () => {
        const model = explored();
        const covers = covered();
        for (const { path, moments } of walked()) {
          replay(model, path, moments, { invariants: promises, afterStep: count.walk(path) });
        }
        coverage = coverageOf(model, covers, count);
        const { transitions, unreachedStates, pairs } = coverage;
        expect({
          unreachedStates,
          unwalked: transitions.filter(({ hits }) => hits === 0).map(({ target }) => target),
          missing: [covers.ignored, covers.pairs, covers.edges].flatMap(({ missing }) => missing),
          pairs: pairs.walked,
          crashes: crashesIn(model),
        }).toEqual({
          unreachedStates: [],
          unwalked: Object.keys(unreachable),
          missing: [],
          pairs: pairs.all,
          crashes: [],
        });
      });

      it('keeps its promises wherever chance leads', LONG, () => {
        expect(walkRandomly(explored(), promises, { runs: RANDOM_RUNS })).toBeUndefined();
      });

      it.runIf(isDamaged)('detects every mutant', LONG, () => {
        mutants = kill(explored(), walked());
        expect(mutants.survivors.toSorted()).toEqual(Object.keys(equivalent).toSorted());
      });

      const report = () => ({
        ...(coverage ?? coverageOf(explored(), covered(), count)),
        mutants: mutants && { ...mutants, equivalent: Object.keys(equivalent).length },
      });

      const file = `${FOLDER}/${plan.machine.id}.txt`;
      const isLeftOut = isAgreedTo(file) || isAgreedAside() || walk !== undefined;
      const agreed = isLeftOut ? null : agreedWalk(plan.machine.id, agreedPage());
      const advice = `${howToAgree(file)}, together with tests/flows/docs.test.ts`;
      // Checked here, since the page test may run before this walk.
      it.each(agreed ? [{ agreed }] : [])('has the walk figures of the chart page', (page) => {
        const isFound = (_: unknown, at: number) => walkFigures(report())[at] !== null;
        expect(walkFigures(report()).filter(isFound), advice).toEqual(page.agreed.filter(isFound));
      });

      afterAll(() => {
        if (coverage === null) return;
        if (walk === undefined) publish(report());
        else console.log(`${walk}, ${summary(report())}`);
      });
    },
  );
}
