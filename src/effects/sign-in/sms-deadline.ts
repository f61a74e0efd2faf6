import { storage } from '../storage';

const KEY = 'smsResendAt';

/** The moment from which a code may be asked for again; 0 when nothing readable is stored. */
export const readSmsDeadline = (): number => {
  const stored = Number(storage.read(KEY));
  return Number.isFinite(stored) ? stored : 0;
};

export const saveSmsDeadline = (_: unknown, { resendAt }: { resendAt: number }): void => {
  storage.write(KEY, String(resendAt));
};
