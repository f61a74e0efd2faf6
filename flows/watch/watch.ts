import { watchActors } from './watch-actors';

/** Loaded before the product only by `npm run dev`. */
window.addEventListener(
  'pagehide',
  watchActors(() => window.location.pathname),
);
