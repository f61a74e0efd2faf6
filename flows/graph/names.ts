type Named = { type?: unknown; guards?: unknown[]; name?: string; event?: unknown; params?: unknown };

const isNamed = (value: unknown): value is Named =>
  (typeof value === 'object' || typeof value === 'function') && value !== null;

/** What a built-in action such as `raise` sends, where it says so itself. */
const sentBy = ({ event }: Named) => (isNamed(event) && typeof event.type === 'string' ? ` ${event.type}` : '');

const isPlain = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Parameters that are written in the chart itself: they may be all that tells two arrows apart. */
function writtenIn({ params }: Named): string {
  if (typeof params !== 'object' || params === null) return '';
  const values = Object.values(params).filter(isPlain);
  return values.length > 0 ? `(${values.join(', ')})` : '';
}

/** The name given in `setup()`. A function's own name is no use: minified, `raise` becomes `n`. */
export function actionName(action: unknown): string {
  if (typeof action === 'string') return action;
  if (!isNamed(action) || typeof action.type !== 'string') return 'inline';
  if (action.type.startsWith('xstate.')) return `${action.type.slice('xstate.'.length)}${sentBy(action)}`;
  return `${action.type}${writtenIn(action)}`;
}

/** `not`, `and` and `or` carry their operands; everything else has a name. */
export function guardName(guard: unknown): string {
  if (!isNamed(guard) || !Array.isArray(guard.guards)) return actionName(guard);
  const operands = guard.guards.map(guardName);
  if (operands.length === 1) return `!${operands[0]}`;
  return operands.join(guard.name === 'or' ? ' ∨ ' : ' ∧ ');
}

/** xstate turns `after` into a raise on entry and a cancel on exit; nobody wrote those. */
export const isTimerAction = (action: unknown): boolean => {
  if (!isNamed(action)) return false;
  const { type, event, sendId } = action as Named & { sendId?: unknown };
  const eventType = isNamed(event) ? event.type : sendId;
  return (type === 'xstate.raise' || type === 'xstate.cancel') && String(eventType).startsWith('xstate.after.');
};
