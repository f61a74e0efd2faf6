export { movableClock } from './movable-clock';
export { movablePrices } from './movable-prices';
export { captchaTestRoutes, testRoutes } from './test-routes';
