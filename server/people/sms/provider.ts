import type { CodePurpose } from '../../../domain/people/sms';

export type SmsMessage = { phone: string; messageType: CodePurpose; code: string; sentAt: Date; expiresAt: Date };

/** `refused`: certainly not sent. `unknown`: possibly sent; counts as sent for bounds and as failed for the user. */
export type Delivery = 'accepted' | 'refused' | 'unknown';

export type SmsNotice = { phone: string; text: string; sentAt: Date };

export type SmsProvider = {
  deliver(message: SmsMessage): Promise<Delivery>;
  notify(notice: SmsNotice): Promise<Delivery>;
};
