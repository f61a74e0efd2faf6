import { isWatched, openChannel, tell, type Message } from '../watch/channel';
import type { Watched } from '../watch/watch.types';

/** What the pages of the product have told last, the newest first. */
export function watchProduct() {
  const listeners = new Set<() => void>();
  let seen: readonly Watched[] = [];
  let channel: BroadcastChannel | null = null;

  const hear = ({ data }: MessageEvent<Message>) => {
    if (!isWatched(data)) return;
    const others = seen.filter(({ page, system }) => page !== data.page || system !== data.system);
    seen = data.charts.length === 0 ? others : [data, ...others].slice(0, 12);
    for (const listener of listeners) listener();
  };

  return {
    current: () => seen,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      if (!channel) {
        channel = openChannel();
        channel.addEventListener('message', hear);
        tell(channel, { isWatching: true });
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        channel?.close();
        channel = null;
      };
    },
  };
}
