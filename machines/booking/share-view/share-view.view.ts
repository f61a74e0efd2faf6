import type { ListSummary } from '../../../domain/mall/lists';
import type { ImportedList, SharedList } from '../../../domain/mall/share';
import type { ShareViewActor, ShareViewSnapshot } from './share-view.machine';
import type { TakeFailureCode } from './share-view.types';

const STAGES = ['reading', 'locked', 'here', 'gone'] as const;

export type SharedListView = {
  stage: (typeof STAGES)[number] | 'lost';
  shared: SharedList | null;
  imported: ImportedList | null;
  lists: readonly ListSummary[];
  listId: string | null;
  isFinding: boolean;
  isTaking: boolean;
  failureCode: TakeFailureCode | null;
};

export function selectShareView(snapshot: ShareViewSnapshot): SharedListView {
  const { shared, imported, lists, listId, failureCode } = snapshot.context;
  return {
    stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'lost',
    shared,
    imported,
    lists,
    listId,
    isFinding: snapshot.hasTag('finding'),
    isTaking: snapshot.hasTag('taking'),
    failureCode,
  };
}

export const shareViewIntents = (actor: ShareViewActor) => ({
  signIn: () => actor.send({ type: 'person.find' }),
  refresh: () => actor.send({ type: 'share.refresh' }),
  choose: (listId: string) => actor.send({ type: 'list.choose', listId }),
  take: () => actor.send({ type: 'share.take' }),
  print: () => actor.send({ type: 'paper.print' }),
});

export type ShareViewIntents = ReturnType<typeof shareViewIntents>;
