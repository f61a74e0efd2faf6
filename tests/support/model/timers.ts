import type { AnyEventObject } from 'xstate';

import { show } from './show';

/** XState action data: parameters of built-in or chart actions. */
export type ActionInspection = {
  type: string;
  params?: {
    id?: string;
    sendId?: string;
    targetId?: string;
    delay?: number;
    event?: AnyEventObject;
    input?: unknown;
  };
};

/** Pending delayed event. Equal due times fire in the order they were set. */
export type Timer = { id: string; due: number; event: AnyEventObject };
export type Agenda = readonly Timer[];

export const reschedule = (agenda: Agenda, actions: readonly ActionInspection[]): Agenda =>
  actions.reduce<Agenda>((timers, { type, params = {} }) => {
    const { sendId, delay, event } = params;
    if (type === 'xstate.cancel') return timers.filter((timer) => timer.id !== sendId);
    if (type === 'xstate.sendTo' && delay !== undefined) throw new Error('A delayed sendTo is not modelled');
    if (type !== 'xstate.raise' || delay === undefined || event === undefined) return timers;
    const id = params.id ?? show(event);
    return [...timers.filter((timer) => timer.id !== id), { id, due: delay, event }];
  }, agenda);

export const nextDue = (agenda: Agenda): number | null =>
  agenda.length === 0 ? null : Math.min(...agenda.map(({ due }) => due));

export const elapse = (agenda: Agenda, ms: number): Agenda =>
  agenda.map((timer) => ({ ...timer, due: timer.due - ms }));

export function ring(agenda: Agenda): { timer: Timer; rest: Agenda } | null {
  const timer = agenda.filter(({ due }) => due <= 0).toSorted((a, b) => a.due - b.due)[0];
  return timer ? { timer, rest: agenda.filter((other) => other !== timer) } : null;
}
