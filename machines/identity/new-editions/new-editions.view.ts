import type { NewEditionsActor, NewEditionsSnapshot } from './new-editions.machine';
import { newAnnouncements, textsToAgree } from './new-editions.rules';
import type { LookFailureCode, TextStand } from './new-editions.types';

export type NewEditionsView =
  | { stage: 'none' }
  | { stage: 'announced'; texts: readonly TextStand[] }
  | {
      stage: 'asked';
      texts: readonly TextStand[];
      failureCode: LookFailureCode | null;
      isNewer: boolean;
      isBusy: boolean;
    };

export type AskedEditions = Extract<NewEditionsView, { stage: 'asked' }>;

export const selectNewEditions = (snapshot: NewEditionsSnapshot): NewEditionsView => {
  const { texts, told, failure, isNewer } = snapshot.context;
  if (snapshot.hasTag('announcing')) return { stage: 'announced', texts: newAnnouncements(texts, told) };
  if (!snapshot.hasTag('asking')) return { stage: 'none' };
  const isBusy = snapshot.hasTag('busy');
  return { stage: 'asked', texts: textsToAgree(texts), failureCode: failure, isNewer, isBusy };
};

/** Decision for a waiting order; null while open. */
export const selectIsAgreed = (snapshot: NewEditionsSnapshot): boolean | null => {
  if (snapshot.hasTag('agreed')) return true;
  return snapshot.hasTag('postponed') ? false : null;
};

export const newEditionsIntents = (actor: NewEditionsActor) => ({
  agree: () => actor.send({ type: 'editions.agree' }),
  postpone: () => actor.send({ type: 'editions.postpone' }),
  dismiss: () => actor.send({ type: 'announcement.dismiss' }),
});

export type NewEditionsIntents = ReturnType<typeof newEditionsIntents>;
