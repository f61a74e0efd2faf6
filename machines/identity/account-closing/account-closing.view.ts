import type { SmsCountdownActor } from '../sms-countdown';
import type { AccountClosingActor, AccountClosingSnapshot } from './account-closing.machine';
import type { AccountClosingContext, ClosingFields } from './account-closing.types';

const STAGES = ['looking', 'blocked', 'asking', 'closed'] as const;

export type AccountClosingView = AccountClosingContext & {
  stage: 'resting' | (typeof STAGES)[number];
  isBusy: boolean;
};

export const selectAccountClosing = (snapshot: AccountClosingSnapshot): AccountClosingView => ({
  ...snapshot.context,
  stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'resting',
  isBusy: snapshot.hasTag('busy'),
});

export const accountClosingIntents = (actor: AccountClosingActor) => ({
  begin: () => actor.send({ type: 'closing.begin' }),
  drop: () => actor.send({ type: 'closing.drop' }),
  change: (change: Partial<ClosingFields>) => actor.send({ type: 'field.change', change }),
  requestCode: () => actor.send({ type: 'code.request' }),
  confirm: () => actor.send({ type: 'closing.confirm' }),
});

export type AccountClosingIntents = ReturnType<typeof accountClosingIntents>;

/** The countdown lives as long as the chart, so views may rely on it. */
export const selectClosingCountdown = ({ children }: AccountClosingSnapshot): SmsCountdownActor => {
  if (!children.smsCountdown) throw new Error('smsCountdown was never started');
  return children.smsCountdown;
};
