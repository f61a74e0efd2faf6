import type { ContentLine } from './content-list.types';
import { selectShelf, shelfIntents, type ShelfView } from '../../support/shelf';
import type { ContentListActor, ContentListSnapshot } from './content-list.machine';

export type ContentListView = ShelfView<ContentLine>;

export const selectContentList = (snapshot: ContentListSnapshot): ContentListView => selectShelf(snapshot);

export const contentListIntents = (actor: ContentListActor) => shelfIntents(actor);
