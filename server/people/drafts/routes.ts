import { ORDER_WIRES, listWires } from '../../../contract/modes';
import { draftList } from '../../../contract/orders/orders';
import type { Route } from '../../base/http/route';
import { serveOwner } from '../../base/http/serve';
import type { DraftService } from './service';

/** Four draft routes per mode, plus the list of all drafts. */
export const draftRoutes = (drafts: DraftService): Route[] => [
  serveOwner(draftList, (_, { userId }) => drafts.listAll(userId)),
  ...listWires(ORDER_WIRES).flatMap(([mode, { saveDraft, readDraft, listDrafts, dropDraft }]) => [
    serveOwner(saveDraft, ({ form, revision, draftId }, { userId }) =>
      drafts.save({ userId, mode, draftId }, form, revision),
    ),
    serveOwner(readDraft, (_, { userId }) => drafts.read({ userId, mode })),
    serveOwner(listDrafts, (_, { userId }) => drafts.list({ userId, mode })),
    serveOwner(dropDraft, async ({ draftId }, { userId }) => {
      await drafts.drop({ userId, mode, draftId });
      return null;
    }),
  ]),
];
