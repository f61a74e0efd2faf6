import { watchActors } from './watch-actors';

/** Put in front of the product by `npm run dev`, and by nothing else. */
window.addEventListener(
  'pagehide',
  watchActors(() => window.location.pathname),
);
