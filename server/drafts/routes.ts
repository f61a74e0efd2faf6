import { ORDER_WIRES, wiresIn } from '../../contract/modes';
import type { Route } from '../http/route';
import { serveOwner } from '../http/serve';
import type { DraftService } from './service';

/** The same three of every mode. */
export const draftRoutes = (drafts: DraftService): Route[] =>
  wiresIn(ORDER_WIRES).flatMap(([mode, { saveDraft, readDraft, dropDraft }]) => [
    serveOwner(saveDraft, ({ form, revision }, { userId }) => drafts.save({ userId, mode }, form, revision)),
    serveOwner(readDraft, (_, { userId }) => drafts.read({ userId, mode })),
    serveOwner(dropDraft, async (_, { userId }) => {
      await drafts.drop({ userId, mode });
      return null;
    }),
  ]);
