import { BUILT_IN } from '../../domain/values/days-off';
import { judgeTool, type ToolJudgement } from '../../domain/desk/judge';
import type { AnyTool, ToolAnswer, ToolEntries } from '../../domain/desk/tool';
import type { IdentitySources } from '../../domain/goods/identity';

const NOBODY: IdentitySources = { library: {}, told: {} };

export const judged = (tool: AnyTool, typed: ToolEntries, known: IdentitySources = NOBODY, now = 0): ToolJudgement =>
  judgeTool(tool, typed, known, { now, calendar: BUILT_IN });

export function answerOf(tool: AnyTool, typed: ToolEntries, known: IdentitySources = NOBODY, now = 0): ToolAnswer {
  const said = judged(tool, typed, known, now);
  if (said.kind !== 'answered') throw new Error(`${tool.head} has no answer: ${JSON.stringify(said)}`);
  return said.answer;
}
