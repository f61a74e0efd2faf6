import { campaignListMachine } from '../../../../machines/content/campaign-list';
import { HEADS } from '../../../../stories/content/campaign.fixtures';
import { shelfEndings } from '../booking/shelf';
import { sharedPlan } from '../../model/plan';

export const campaignListPlan = sharedPlan('campaignListPlan', campaignListMachine, {
  inputs: { fresh: undefined },
  events: { 'shelf.retry': 'bare' },
  outcomes: { loadItems: shelfEndings(HEADS) },
  distinguish: ({ items, failureCode }) => [items, failureCode],
});
