import { selectShelf, shelfIntents, type ShelfView } from '../../support/shelf';
import type { CampaignListActor, CampaignListSnapshot } from './campaign-list.machine';
import type { CampaignHead } from './campaign-list.types';

export type CampaignListView = ShelfView<CampaignHead>;

export const selectCampaignList = (snapshot: CampaignListSnapshot): CampaignListView => selectShelf(snapshot);

export const campaignListIntents = (actor: CampaignListActor) => shelfIntents(actor);
