import { queryIn } from '../values/query';
import { isToolId, type ToolId } from './tool';
import type { Typed } from './tool';
import { LONGEST_TYPED } from './typed';

/** What a tool hands over to a form: which it was, and what was typed into it by the keys of its address. */
export type Handed = { tool: ToolId; typed: Typed };

/** Read from the words of its address; null where they are none of a tool. */
export function handedIn(from: string): Handed | null {
  const { tool = '', ...typed } = queryIn(from);
  if (!isToolId(tool)) return null;
  return {
    tool,
    typed: Object.fromEntries(Object.entries(typed).map(([key, text]) => [key, text.slice(0, LONGEST_TYPED)])),
  };
}

/** As much as goes along in words: a remark, and a wish, hold no more. */
export const LONGEST_BROUGHT = 500;
const CUT = '…';

/** What was said, cut between two things that were said, and seen to be cut. */
export function broughtIn(said: string): string {
  const text = said.trim();
  if (text.length <= LONGEST_BROUGHT) return text;
  const part = text.slice(0, LONGEST_BROUGHT - CUT.length);
  const end = part.lastIndexOf('，');
  return `${end > 0 ? part.slice(0, end) : part}${CUT}`;
}
