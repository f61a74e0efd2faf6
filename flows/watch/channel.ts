import type { PageReport, Watching } from './watch.types';

/** BroadcastChannel: this browser and origin only, no network. */
const NAME = 'chemlane.flows';

export type Message = PageReport | Watching;

export const isWatched = (message: Message): message is PageReport => 'charts' in message;

export const openChannel = (): BroadcastChannel => new BroadcastChannel(NAME);

export function postMessageTo(channel: BroadcastChannel, message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin and no other
  channel.postMessage(message);
}
