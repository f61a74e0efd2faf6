import type { RouteName } from '../../domain/routes';

/** All services, then the enquiry; shared by the phone menu and the footer. */
export const SERVICE_PAGES: readonly RouteName[] = [
  'shippingFcl',
  'shippingLcl',
  'tankIndex',
  'fluidBag',
  'airLift',
  'railWayIndex',
  'domesticTrade',
  'truck',
  'builtInOrder',
  'warehouse',
  'dgdesk',
  'business',
  'enquiryFcl',
];
