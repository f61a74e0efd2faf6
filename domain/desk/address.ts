import { pathOf } from '../routes';
import { queryIn } from '../values/query';
import { TOOL_IDS, type ToolId } from './tool';

const isTool = (text: string | undefined): text is ToolId =>
  (TOOL_IDS as readonly (string | undefined)[]).includes(text);

/** The tool an address opens. Without a name it is the one that tells all about a substance. */
export function toolIn(search: string): ToolId {
  const { tool } = queryIn(search);
  return isTool(tool) ? tool : 'un';
}

export const addressOfTool = (tool: ToolId): string => `${pathOf('dgdesk')}?tool=${tool}`;
