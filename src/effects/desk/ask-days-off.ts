import { workingDays } from '../../../contract/world/working-days';
import type { Calendar } from '../../../domain/values/days-off';
import type { Gateway } from '../gateway/gateway';

export const askDaysOffOf = (gateway: Gateway) => async (): Promise<Calendar | null> => {
  const reply = await gateway.call(workingDays, {});
  return reply.kind === 'done' ? reply.data.calendar : null;
};
