export { movableClock } from './movable-clock';
export { captchaTestRoutes, movablePrices, testRoutes } from './test-routes';
