import type { ActionInspection, Agenda } from './timers';
import { show } from './show';

/** External request of an action as one line; null for internal ones. */
export function effectOf({ type, params = {} }: ActionInspection): string | null {
  const { id = '', targetId = '(actor)', delay, event, input } = params;
  switch (type) {
    case 'xstate.spawnChild':
      return `start ${id}(${show(input)})`;
    case 'xstate.stopChild':
      return id === '' ? null : `stop ${id}`;
    case 'xstate.sendTo':
      return `send ${show(event)} to ${targetId}`;
    case 'xstate.emit':
      return `emit ${show(event)}`;
    case 'xstate.raise':
      return delay === undefined ? null : `wait ${delay} ms for ${show(event)}`;
    case 'xstate.cancel':
    case 'xstate.log':
      return null;
    default:
      return `${type}(${show(params)})`;
  }
}

/** Message to another actor: a child by id, or the parent. */
export type SentEvent = { to: string; type: string };

export const PARENT = '#_parent';

export const sentBy = (actions: readonly ActionInspection[]): SentEvent[] =>
  actions.flatMap(({ type, params }) =>
    type === 'xstate.sendTo' ? [{ to: params?.targetId ?? '', type: params?.event?.type ?? '' }] : [],
  );

export const effectsOf = (actions: readonly ActionInspection[]): string[] =>
  actions.map(effectOf).filter((effect) => effect !== null);

export const agendaLines = (agenda: Agenda): string[] => agenda.map(({ id, due }) => `${id} in ${due} ms`).toSorted();
