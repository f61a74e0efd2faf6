import { openChannel } from '../channel';
import { storage } from '../storage';

const CHANNEL = 'session';
const STAMP = 'sessionChangedAt';

export function announceSession(): void {
  const channel = openChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  channel?.postMessage(null);
  channel?.close();
  storage.write(STAMP, `${Date.now()} ${crypto.getRandomValues(new Uint32Array(1)).join()}`);
}

/** Runs when another tab may have changed the session and when this tab becomes visible. */
export function onSessionAnnounced(look: () => void): () => void {
  const channel = openChannel(CHANNEL);
  const lookAtStamp = ({ key }: StorageEvent) => key === STAMP && look();
  const lookIfSeen = () => document.visibilityState === 'visible' && look();
  channel?.addEventListener('message', look);
  window.addEventListener('storage', lookAtStamp);
  window.addEventListener('focus', look);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', lookIfSeen);
  return () => {
    channel?.close();
    window.removeEventListener('storage', lookAtStamp);
    window.removeEventListener('focus', look);
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', lookIfSeen);
  };
}
