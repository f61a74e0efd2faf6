import type { AnyMachineSnapshot } from 'xstate';

import { coverTransitions } from '../model/cover';
import { startsOf } from '../model/choices';
import { graphOf, retrace } from '../model/graph';
import { nextPlace, type Moment } from '../model/moment';
import type { Plan } from '../model/plan';
import { stepLabel, type Step } from '../model/step';
import { changes, inFields } from './changes';
import { stopsTogether, telling } from './telling';
import { alikeIn, saidOf, wishesOf, type Handed, type Said } from './selected';

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

/** Changes of data after a step, a line for each field. A selector that only passes context on is printed once. */
function newsOf(handed: Handed, before: Known | null, now: Known): string[] {
  const kept = changes('', before?.context ?? {}, now.context);
  const said = changes('', before?.said ?? {}, now.said);
  return [
    ...inFields(kept),
    ...inFields(said.filter((line) => !kept.includes(line.replace(/^\.[^.:]+/, '')))),
    ...inFields(changes('.output', before?.output, now.output)),
    ...(before === null ? [] : alikeIn(handed, before.said, now.said)),
  ];
}

/** Text of a chart by its walks: state, effects and view data after each step. */
export function tellTale(plan: Plan, handed: Handed): Map<string, string[]> {
  const model = graphOf(plan);
  const sent = new Set<string>();
  const tell = telling();
  const tales = coverTransitions(model).paths.map((found) => {
    const { path, moments } = retrace(model, found);
    let before: Known | null = null;
    const steps = moments.map((moment, at) => {
      const step = path[at]?.step as Step;
      const now = knownIn(handed, moment);
      for (const { to, type } of moment.sent) sent.add(`${to} ${type}`);
      const label = stepLabel(step);
      const results = [...stopsTogether(moment.effects).map(short), ...newsOf(handed, before, now)];
      before = now;
      return { label, state: stateOf(moment.snapshot), results };
    });
    return tell(steps);
  });
  const [start] = startsOf(plan);
  return new Map([
    ['what may be wished', start ? wishesOf(handed, nextPlace(plan.machine, null, start).snapshot) : []],
    [SENT, [...sent].toSorted()],
    ...tales.map((lines, at): [string, string[]] => [`walk ${at + 1}`, lines]),
  ]);
}
