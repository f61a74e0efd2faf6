import type { SmsMessageType } from '../../domain/sms';

export type SmsMessage = { phone: string; messageType: SmsMessageType; code: string; sentAt: Date; expiresAt: Date };

/**
 * `refused`: it certainly did not leave. `unknown`: it may have; nobody will ever tell, so it counts as sent
 * where limits are concerned and as failed where the person is.
 */
export type Delivery = 'accepted' | 'refused' | 'unknown';

export type SmsProvider = { deliver(message: SmsMessage): Promise<Delivery> };
