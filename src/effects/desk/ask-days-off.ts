import { workingDays } from '../../../contract/world/working-days';
import type { Gateway } from '../gateway/gateway';
import type { DeskTimes } from './days-off';

export const askDaysOffOf = (gateway: Gateway) => async (): Promise<DeskTimes | null> => {
  const reply = await gateway.call(workingDays, {});
  return reply.kind === 'done' ? reply.data : null;
};
