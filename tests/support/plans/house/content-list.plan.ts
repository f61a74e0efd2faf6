import { contentListMachine } from '../../../../machines/house/content-list';
import { LINES } from '../../../../stories/house/content.fixtures';
import { sharedPlan } from '../../model/plan';
import { shelfEndings } from '../booking/shelf';

export const contentListPlan = sharedPlan('contentListPlan', contentListMachine, {
  inputs: { fresh: undefined },
  events: { 'shelf.retry': 'bare' },
  outcomes: { loadItems: shelfEndings(LINES) },
  distinguish: ({ items, failureCode }) => [items, failureCode],
});
