import type { ReadingActor, ReadingSnapshot } from './reading.machine';
import type { LegalDocument, LegalText, ReadingFailureCode, TextScrolled } from './reading.types';

/** Everything a view may know. Plain data: a story is written from it without an actor. */
export type ReadingView = {
  text: LegalText;
  /** Null until it has come. */
  document: LegalDocument | null;
  /** Where to write to, where that is to be said. */
  mail: string | null;
  failureCode: ReadingFailureCode | null;
  percent: number;
  section: number;
  isRead: boolean;
  secondsLeft: number;
  canConfirm: boolean;
  canDismiss: boolean;
  /** That very edition is only looked up: nothing is to be confirmed. */
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

/** Everything a view may ask for, and the one thing it may report: how far the text has been moved. */
export const readingIntents = (actor: ReadingActor) => ({
  reportScroll: (scrolled: TextScrolled) => actor.send({ type: 'text.scrolled', ...scrolled }),
  retry: () => actor.send({ type: 'text.retry' }),
  confirm: () => actor.send({ type: 'text.confirm' }),
  close: () => actor.send({ type: 'reading.close' }),
  dismiss: () => actor.send({ type: 'reading.dismiss' }),
});

export type ReadingIntents = ReturnType<typeof readingIntents>;
