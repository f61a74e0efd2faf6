import { fromCallback, type EventObject } from 'xstate';

export const seenWatcher = fromCallback<EventObject, undefined, { type: 'page.seen' }>(({ sendBack }) => {
  const look = () => {
    if (document.visibilityState === 'visible') sendBack({ type: 'page.seen' });
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
});
