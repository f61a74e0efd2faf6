import type { CodePurpose } from '../../../domain/people/sms';

export type SmsMessage = { phone: string; messageType: CodePurpose; code: string; sentAt: Date; expiresAt: Date };

/**
 * `refused`: it certainly did not leave. `unknown`: it may have; nobody will ever tell, so it counts as sent
 * where limits are concerned and as failed where the person is.
 */
export type Delivery = 'accepted' | 'refused' | 'unknown';

/** A message without a code: something has happened, or soon will. */
export type SmsNotice = { phone: string; text: string; sentAt: Date };

export type SmsProvider = {
  deliver(message: SmsMessage): Promise<Delivery>;
  notify(notice: SmsNotice): Promise<Delivery>;
};
