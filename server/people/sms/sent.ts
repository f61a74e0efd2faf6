import { randomUUID } from 'node:crypto';

import type { SentMessage } from '../../../domain/house/customers';
import type { Queries } from '../../base/database/database';
import type { Log } from '../../base/log';
import type { Delivery, SmsProvider } from './provider';

type SentRow = Pick<SentMessage, 'kind' | 'text'> & { phone: string; sentAt: Date };

/** Stores messages of known accounts only. */
const note = (queries: Queries, { phone, kind, text, sentAt }: SentRow) =>
  queries.query(
    `insert into sent_messages (id, user_id, kind, text, sent_at)
     select $1, id, $3, $4, $5 from users where phone = $2 and closed_at is null`,
    [randomUUID(), phone, kind, text, sentAt],
  );

export function countingProvider(
  provider: SmsProvider,
  messaged: (kind: SentMessage['kind'], delivery: Delivery) => void,
): SmsProvider {
  const counted = (kind: SentMessage['kind'], delivery: Delivery): Delivery => {
    messaged(kind, delivery);
    return delivery;
  };
  return {
    deliver: async (message) => counted(message.messageType, await provider.deliver(message)),
    notify: async (notice) => counted('notice', await provider.notify(notice)),
  };
}

/** Records sent messages; of a code only its purpose. A failed record does not fail the message. */
export function notingProvider(provider: SmsProvider, queries: Queries, log: Log): SmsProvider {
  async function noted(delivery: Delivery, sent: SentRow): Promise<Delivery> {
    if (delivery === 'accepted')
      await note(queries, sent).catch(() => log({ level: 'warn', event: 'sms.unnoted', kind: sent.kind }));
    return delivery;
  }
  return {
    deliver: async (message) =>
      noted(await provider.deliver(message), { ...message, kind: message.messageType, text: null }),
    notify: async (notice) => noted(await provider.notify(notice), { ...notice, kind: 'notice' }),
  };
}

export const forgetSent = (queries: Queries, before: Date) =>
  queries.query('delete from sent_messages where sent_at < $1', [before]);
