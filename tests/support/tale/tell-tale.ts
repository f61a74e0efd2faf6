import type { AnyMachineSnapshot } from 'xstate';

import { coverTransitions } from '../model/cover';
import { startsOf } from '../model/choices';
import { graphOf, retrace } from '../model/graph';
import { nextPlace, type Moment } from '../model/moment';
import type { Plan } from '../model/plan';
import { stepLabel, type Step } from '../model/step';
import { changes } from './changes';
import { alikeIn, saidOf, wishesOf, type Handed, type Said } from './selected';

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

const stateOf = ({ value, status }: AnyMachineSnapshot): string =>
  `${typeof value === 'string' ? value : JSON.stringify(value)}${status === 'active' ? '' : ` (${status})`}`;

type Known = { context: object; output: unknown; said: Said };

const knownIn = (handed: Handed, { snapshot }: Moment): Known => ({
  context: (snapshot.context ?? {}) as object,
  output: snapshot.output,
  said: saidOf(handed, snapshot),
});

export const SENT = 'what is sent';

const LONGEST = 220;
const short = (line: string): string => (line.length > LONGEST ? `${line.slice(0, LONGEST)}… (${line.length})` : line);

/** Changes of data after a step. A selector that only passes context on is printed once. */
function newsOf(handed: Handed, before: Known | null, now: Known): string[] {
  const kept = changes('', before?.context ?? {}, now.context);
  const said = changes('', before?.said ?? {}, now.said);
  return [
    ...kept.map((line) => line.slice(1)),
    ...said.filter((line) => !kept.includes(line.replace(/^\.[^.:]+/, ''))).map((line) => line.slice(1)),
    ...changes('output', before?.output, now.output),
    ...(before === null ? [] : alikeIn(handed, before.said, now.said)),
  ];
}

/** A step with the same results as the last time has a mark in their place. */
function telling() {
  const last = new Map<string, string>();
  return (head: string, results: readonly string[]): string[] => {
    const text = results.join('\n');
    const isTold = text !== '' && last.get(head) === text;
    last.set(head, text);
    return isTold ? [`${head} …`] : [head, ...results];
  };
}

/** Text of a chart by its walks: state, effects and view data after each step. */
export function tellTale(plan: Plan, handed: Handed): Map<string, string[]> {
  const model = graphOf(plan);
  const told = new Set<string>();
  const sent = new Set<string>();
  const tell = telling();
  const tales = coverTransitions(model).paths.map((found) => {
    const { path, moments } = retrace(model, found);
    let before: Known | null = null;
    return moments.flatMap((moment, at) => {
      const step = path[at]?.step as Step;
      const now = knownIn(handed, moment);
      for (const { to, type } of moment.sent) sent.add(`${to} ${type}`);
      const label = stepLabel(step);
      const lines = [
        ...moment.effects.map(short),
        ...(step.kind === 'start' && told.has(label) ? [] : newsOf(handed, before, now)),
      ];
      if (step.kind === 'start') told.add(label);
      before = now;
      return tell(`${label} → ${stateOf(moment.snapshot)}`, indent(lines));
    });
  });
  const [start] = startsOf(plan);
  return new Map([
    ['what may be wished', start ? wishesOf(handed, nextPlace(plan.machine, null, start).snapshot) : []],
    [SENT, [...sent].toSorted()],
    ...tales.map((lines, at): [string, string[]] => [`walk ${at + 1}`, lines]),
  ]);
}
