import { watchActors } from './watch-actors';

/** Put in front of the product by `npm run dev`, and by nothing else. */
watchActors(() => window.location.pathname);
