import { pathOf } from '../routes';
import { queryIn } from '../values/query';
import { isToolId, type ToolId } from './tool';

/** The tool an address opens. Without a name it is the one that tells all about a substance. */
export function toolIn(search: string): ToolId {
  const { tool } = queryIn(search);
  return isToolId(tool) ? tool : 'un';
}

export const addressOfTool = (tool: ToolId): string => `${pathOf('dgdesk')}?tool=${tool}`;
