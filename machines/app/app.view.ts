import type { AppSnapshot } from './app.machine';

/** The children live as long as the page, so a view may count on them. */
export const selectSmsCountdownActor = ({ children }: AppSnapshot) => {
  if (!children.smsCountdown) throw new Error('smsCountdown was never started');
  return children.smsCountdown;
};
