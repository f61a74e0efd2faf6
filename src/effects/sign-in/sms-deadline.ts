import { storage } from '../storage';

const KEY = 'smsResendAt';

/** Time from which a code may be requested again; 0 when unreadable. */
export const readSmsDeadline = (): number => {
  const stored = Number(storage.read(KEY));
  return Number.isFinite(stored) ? stored : 0;
};

export const saveSmsDeadline = (_: unknown, { resendAt }: { resendAt: number }): void => {
  storage.write(KEY, String(resendAt));
};
