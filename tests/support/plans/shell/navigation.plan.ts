import { navigationMachine } from '../../../../machines/shell/navigation';
import { sharedPlan } from '../../model/plan';

const OWNERS = '/shippingFcl/addOrderSuccess';

export const navigationPlan = sharedPlan('navigationPlan', navigationMachine, {
  inputs: {
    'at a page for everybody': { path: '/news', isLost: false },
    "at an owner's page": { path: OWNERS, isLost: false },
    'where nothing is': { path: OWNERS, isLost: true },
  },
  events: {
    'location.changed': {
      'a page for everybody': { path: '/news' },
      'a page of an owner': { path: OWNERS },
    },
    'page.lost': { 'at the page for everybody': { path: '/news' }, 'at the page of an owner': { path: OWNERS } },
    'visitor.changed': { somebody: { visitor: 'somebody' }, nobody: { visitor: 'nobody' } },
    'page.intend': { 'the home page': { path: '/' } },
    'page.rested': 'bare',
    'page.retry': 'bare',
  },
  outcomes: {
    loadPage: { done: { came: undefined }, error: { lost: new TypeError('no such chunk') } },
    settleVisitor: { done: { known: undefined }, error: { bug: new TypeError('no session') } },
    restWatcher: 'stream',
    locationWatcher: 'stream',
    visitorWatcher: 'stream',
    intentWatcher: 'stream',
  },
  distinguish: ({ shown, target, visitor, moves }) => [
    shown.name,
    shown.path,
    target.name,
    target.path,
    visitor,
    moves > 0,
  ],
});
