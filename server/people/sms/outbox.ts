import { randomUUID } from 'node:crypto';

import type { CodePurpose } from '../../../domain/people/sms';
import type { Queries } from '../../base/database/database';
import type { SmsProvider } from './provider';

const SHOWN = 50;
const NOTICE = 'notice';

type OutboxMessage = {
  phone: string;
  messageType: CodePurpose | typeof NOTICE;
  code: string;
  notice: string | null;
  sentAt: Date;
  expiresAt: Date;
};

const COLUMNS = 'phone, message_type as "messageType", code, notice, sent_at as "sentAt", expires_at as "expiresAt"';

/** Demo and tests only: messages go into a readable table. */
export const outboxProvider = (queries: Queries): SmsProvider => ({
  async deliver({ phone, messageType, code, sentAt, expiresAt }) {
    await queries.query(
      'insert into sms_outbox (id, phone, message_type, code, sent_at, expires_at) values ($1, $2, $3, $4, $5, $6)',
      [randomUUID(), phone, messageType, code, sentAt, expiresAt],
    );
    return 'accepted';
  },
  async notify({ phone, text, sentAt }) {
    await queries.query(
      `insert into sms_outbox (id, phone, message_type, code, notice, sent_at, expires_at)
       values ($1, $2, $3, '', $4, $5, $5)`,
      [randomUUID(), phone, NOTICE, text, sentAt],
    );
    return 'accepted';
  },
});

export const newestMessages = (queries: Queries) =>
  queries.query<OutboxMessage>(`select ${COLUMNS} from sms_outbox order by sent_at desc limit ${SHOWN}`);

export async function findNewestMessage(queries: Queries, phone: string, at: Date): Promise<OutboxMessage | undefined> {
  const [message] = await queries.query<OutboxMessage>(
    `select ${COLUMNS} from sms_outbox where phone = $1 and notice is null and expires_at > $2 order by sent_at desc limit 1`,
    [phone, at],
  );
  return message;
}

export async function forgetMessages(queries: Queries, before: Date): Promise<void> {
  await queries.query('delete from sms_outbox where sent_at < $1', [before]);
}
