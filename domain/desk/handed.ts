import { parseQuery } from '../values/query';
import { isToolId, type ToolId } from './tool';
import type { ToolEntries } from './tool';
import { LONGEST_TYPED } from './typed';

type Handover = { tool: ToolId; typed: ToolEntries };

export function readHandover(from: string): Handover | null {
  const { tool = '', ...typed } = parseQuery(from);
  if (!isToolId(tool)) return null;
  return {
    tool,
    typed: Object.fromEntries(Object.entries(typed).map(([key, text]) => [key, text.slice(0, LONGEST_TYPED)])),
  };
}
