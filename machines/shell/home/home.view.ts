import type { HomeActor, HomeSnapshot } from './home.machine';

/** Blocks live as long as the page, so views may rely on them. */
function resident<TActor>(actor: TActor | undefined, name: string): TActor {
  if (!actor) throw new Error(`${name} was never started`);
  return actor;
}

export const selectBookingSearchActor = ({ children }: HomeSnapshot) =>
  resident(children.bookingSearch, 'bookingSearch');
export const selectCarouselActor = ({ children }: HomeSnapshot) => resident(children.carousel, 'carousel');
export const selectLowestPricesActor = ({ children }: HomeSnapshot) => resident(children.lowestPrices, 'lowestPrices');
export const selectNewsActor = ({ children }: HomeSnapshot) => resident(children.news, 'news');
export const selectSegregationCheckActor = ({ children }: HomeSnapshot) =>
  resident(children.segregationCheck, 'segregationCheck');

export const selectIsCodeShown = (snapshot: HomeSnapshot): boolean => snapshot.hasTag('code');

export const homeIntents = (actor: HomeActor) => ({
  toggleCode: () => actor.send({ type: 'code.toggle' }),
  closeCode: () => actor.send({ type: 'code.close' }),
  seekTop: () => actor.send({ type: 'top.seek' }),
});
