import type { LogFilter } from '../../../domain/house/log';
import type { DeskLogActor, DeskLogSnapshot } from './desk-log.machine';
import type { DeskLogContext } from './desk-log.types';

const STAGES = ['loading', 'listed', 'failed'] as const;
const CHECKS = ['checking', 'checked', 'unchecked'] as const;

export type DeskLogView = DeskLogContext & { stage: (typeof STAGES)[number]; check: (typeof CHECKS)[number] };

export const selectDeskLog = (snapshot: DeskLogSnapshot): DeskLogView => ({
  ...snapshot.context,
  stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'loading',
  check: CHECKS.find((check) => snapshot.hasTag(check)) ?? 'checking',
});

export const deskLogIntents = (actor: DeskLogActor) => ({
  change: (change: Partial<LogFilter>) => actor.send({ type: 'field.change', change }),
  apply: () => actor.send({ type: 'filter.apply' }),
  turnPage: (page: number) => actor.send({ type: 'page.turn', page }),
  retry: () => actor.send({ type: 'log.retry' }),
  check: () => actor.send({ type: 'chain.check' }),
});

export type DeskLogIntents = ReturnType<typeof deskLogIntents>;
