export { movableClock } from './movable-clock';
export { testRoutes } from './test-routes';
