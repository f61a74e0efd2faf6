import { pathOf } from '../routes';
import { queryIn } from '../values/query';
import { isToolId, type ToolId } from './tool';

/** Tool of an address; without a name, the substance card. */
export function toolIn(search: string): ToolId {
  const { tool } = queryIn(search);
  return isToolId(tool) ? tool : 'un';
}

export const addressOfTool = (tool: ToolId): string => `${pathOf('dgdesk')}?tool=${tool}`;
