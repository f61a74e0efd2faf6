import { BUILT_IN } from '../../domain/values/days-off';
import { judge, type Judged } from '../../domain/desk/judge';
import type { AnyTool, ToolAnswer, Typed } from '../../domain/desk/tool';
import type { Known } from '../../domain/goods/identity';

const NOBODY: Known = { library: {}, told: {} };

export const judged = (tool: AnyTool, typed: Typed, known: Known = NOBODY, now = 0): Judged =>
  judge(tool, typed, known, { now, calendar: BUILT_IN });

/** What a tool says to something sound. */
export function answerOf(tool: AnyTool, typed: Typed, known: Known = NOBODY, now = 0): ToolAnswer {
  const said = judged(tool, typed, known, now);
  if (said.kind !== 'answered') throw new Error(`${tool.head} has no answer: ${JSON.stringify(said)}`);
  return said.answer;
}
