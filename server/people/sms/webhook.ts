import { createHmac } from 'node:crypto';

import { SMS_CODE } from '../../../domain/people/sms';
import { smsText } from './messages';
import type { Delivery, SmsProvider } from './provider';

const WEBHOOK_TIMEOUT_MS = 5_000;

const NEVER_CONNECTED = new Set<unknown>(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

const neverConnected = (error: unknown) =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  NEVER_CONNECTED.has(error.cause.code);

/** The receiver recomputes it over `timestamp.body` and refuses old timestamps, so that a replay is worthless. */
const signWebhook = (secret: string, timestamp: number, body: string) =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

/** Posts each message to the operator's service, which talks to the carrier. */
export function webhookProvider(url: string, secret: string, timeoutMs = WEBHOOK_TIMEOUT_MS): SmsProvider {
  async function post(message: object, sentAt: Date): Promise<Delivery> {
    const body = JSON.stringify(message);
    const timestamp = sentAt.getTime();
    const headers = {
      'content-type': 'application/json',
      'x-sms-timestamp': String(timestamp),
      'x-sms-signature': signWebhook(secret, timestamp, body),
    };
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
      await response.body?.cancel();
      return response.ok ? 'accepted' : 'refused';
    } catch (error) {
      return neverConnected(error) ? 'refused' : 'unknown';
    }
  }

  return {
    deliver({ phone, messageType, code, sentAt, expiresAt }) {
      const text = smsText(messageType, code, SMS_CODE.lifetimeSeconds / 60);
      return post({ phone, messageType, code, text, sentAt, expiresAt }, sentAt);
    },
    notify: ({ phone, text, sentAt }) => post({ phone, messageType: 'notice', text, sentAt }, sentAt),
  };
}
