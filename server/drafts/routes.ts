import { dropDraft, readDraft, saveDraft } from '../../contract/orders';
import type { Route } from '../http/route';
import { serveOwner } from '../http/serve';
import type { DraftService } from './service';

export const draftRoutes = (drafts: DraftService): Route[] => [
  serveOwner(saveDraft, ({ form, revision }, { userId }) => drafts.save(userId, form, revision)),
  serveOwner(readDraft, (_, { userId }) => drafts.read(userId)),
  serveOwner(dropDraft, async (_, { userId }) => {
    await drafts.drop(userId);
    return null;
  }),
];
