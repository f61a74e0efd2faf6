import { queryIn } from '../values/query';
import { isToolId, type ToolId } from './tool';
import type { ToolEntries } from './tool';
import { LONGEST_TYPED } from './typed';

/** What a tool hands over to a form: which it was, and what was typed into it by the keys of its address. */
type Handover = { tool: ToolId; typed: ToolEntries };

/** Read from the words of its address; null where they are none of a tool. */
export function handedIn(from: string): Handover | null {
  const { tool = '', ...typed } = queryIn(from);
  if (!isToolId(tool)) return null;
  return {
    tool,
    typed: Object.fromEntries(Object.entries(typed).map(([key, text]) => [key, text.slice(0, LONGEST_TYPED)])),
  };
}
