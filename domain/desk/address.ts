import { routePath } from '../routes';
import { parseQuery } from '../values/query';
import { isToolId, type ToolId } from './tool';

/** Tool of an address; without a name, the substance card. */
export function readTool(search: string): ToolId {
  const { tool } = parseQuery(search);
  return isToolId(tool) ? tool : 'un';
}

export const addressOfTool = (tool: ToolId): string => `${routePath('dgdesk')}?tool=${tool}`;
