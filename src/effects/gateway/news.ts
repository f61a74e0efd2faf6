import { fromCallback, type EventObject } from 'xstate';

import type { GatewayNews } from '../../../machines/shell/app';

/** Notices beside the gateway's answers, from any call to the root actor. */
export function newsDesk() {
  const readers = new Set<(news: GatewayNews) => void>();
  return {
    publish: (news: GatewayNews) => {
      for (const read of readers) read(news);
    },
    read: (reader: (news: GatewayNews) => void) => {
      readers.add(reader);
      return () => void readers.delete(reader);
    },
  };
}

export type NewsDesk = ReturnType<typeof newsDesk>;

export const gatewayNews = ({ read }: NewsDesk) =>
  fromCallback<EventObject, undefined, GatewayNews>(({ sendBack }) => read(sendBack));
