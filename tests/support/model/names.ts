type Callable = { type?: string; name?: string; guards?: unknown[]; check?: unknown; event?: unknown };

/** Built-in actions carry their kind; the raised or sent event is part of the name. */
function nameOfFunction({ type, event, guards, name = '' }: Callable): string {
  if (guards) return `${name}(${guards.map(nameOf).join(', ')})`;
  const about = event && typeof event === 'object' && 'type' in event ? ` ${String(event.type)}` : '';
  return type?.startsWith('xstate.') ? `${type.slice('xstate.'.length)}${about}` : '(unnamed)';
}

export function nameOf(thing: unknown): string {
  if (typeof thing === 'string') return thing;
  if (typeof thing === 'function') return nameOfFunction(thing);
  return thing && typeof thing === 'object' && 'type' in thing ? String(thing.type) : '(unnamed)';
}

/** XState turns `after` into a timer set on entry and cleared on exit; these are not authored. */
export const isWritten = (action: unknown): boolean => {
  const { type, event, sendId } = action as { type?: string; event?: { type?: string }; sendId?: unknown };
  if (type === 'xstate.raise') return !event?.type?.startsWith('xstate.after.');
  return !(type === 'xstate.cancel' && String(sendId).startsWith('xstate.after.'));
};

/** Event name for readers: `obtainProof ends`, `after tenSeconds`. */
export function eventName(type: string, stateId: string): string {
  const [, kind, rest = ''] = /^xstate\.(done\.actor|error\.actor|done\.state|after|snapshot)\.(.+)$/.exec(type) ?? [];
  if (kind === 'done.actor') return `${rest} ends`;
  if (kind === 'error.actor') return `${rest} fails`;
  if (kind === 'done.state') return 'all inside has ended';
  if (kind === 'after') return `after ${rest.slice(0, -stateId.length - 1)}`;
  return type;
}
