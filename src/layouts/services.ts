import type { RouteName } from '../../domain/routes';

/** Every service that can be ordered, then where a price is asked for: the menu of a phone and the foot lead to the same. */
export const SERVICE_PAGES: readonly RouteName[] = [
  'shippingFcl',
  'shippingLcl',
  'tankIndex',
  'fluidBag',
  'airLift',
  'railWayIndex',
  'domesticTrade',
  'haul',
  'builtInOrder',
  'warehouse',
  'dgdesk',
  'business',
  'enquiryFcl',
];
