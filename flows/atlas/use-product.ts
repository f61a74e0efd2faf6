import { isWatched, openChannel, tell, type Message } from '../watch/channel';
import { lastMovedIn } from '../watch/moved';
import type { Watched } from '../watch/watch.types';

/** What the pages of the product have told last, the newest first, and the chart that somebody has moved last. */
type Seen = { all: readonly Watched[]; moved: string };

export function watchProduct() {
  const listeners = new Set<() => void>();
  let seen: Seen = { all: [], moved: '' };
  let channel: BroadcastChannel | null = null;

  const hear = ({ data }: MessageEvent<Message>) => {
    if (!isWatched(data)) return;
    const others = seen.all.filter(({ page, system }) => page !== data.page || system !== data.system);
    seen = {
      all: data.charts.length === 0 ? others : [data, ...others].slice(0, 12),
      moved: lastMovedIn(data) ?? seen.moved,
    };
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
