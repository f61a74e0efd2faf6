import type { ReadingActor, ReadingSnapshot } from './reading.machine';
import type { LegalDocument, LegalText, ReadingFailureCode, TextScrolled } from './reading.types';

export type ReadingView = {
  text: LegalText;
  document: LegalDocument | null;
  mail: string | null;
  failureCode: ReadingFailureCode | null;
  percent: number;
  section: number;
  isRead: boolean;
  secondsLeft: number;
  canConfirm: boolean;
  canDismiss: boolean;
  isLookedUp: boolean;
};

export const selectReading = (snapshot: ReadingSnapshot): ReadingView => {
  const { text, document, mail, failure, percent, section, secondsLeft } = snapshot.context;
  return {
    text,
    document,
    mail,
    failureCode: failure?.code ?? null,
    percent,
    section,
    isRead: snapshot.hasTag('read'),
    secondsLeft,
    canConfirm: snapshot.hasTag('confirmable'),
    canDismiss: snapshot.hasTag('dismissable'),
    isLookedUp: snapshot.hasTag('lookedUp'),
  };
};

export const readingIntents = (actor: ReadingActor) => ({
  reportScroll: (scrolled: TextScrolled) => actor.send({ type: 'text.scrolled', ...scrolled }),
  retry: () => actor.send({ type: 'text.retry' }),
  confirm: () => actor.send({ type: 'text.confirm' }),
  close: () => actor.send({ type: 'reading.close' }),
  dismiss: () => actor.send({ type: 'reading.dismiss' }),
});

export type ReadingIntents = ReturnType<typeof readingIntents>;
