import type { HeaderActor, HeaderSnapshot } from './header.machine';
import type { CenterWish, VisitFailure } from './header.types';

export type HeaderView = {
  isSolid: boolean;
  isHidden: boolean;
  panel: 'menu' | 'code' | null;
  isVisiting: boolean;
  failure: VisitFailure | null;
};

const headerPanel = (snapshot: HeaderSnapshot): HeaderView['panel'] => {
  if (snapshot.hasTag('menu')) return 'menu';
  return snapshot.hasTag('code') ? 'code' : null;
};

export const selectHeader = (snapshot: HeaderSnapshot): HeaderView => ({
  isSolid: snapshot.hasTag('solid'),
  isHidden: snapshot.hasTag('hidden'),
  panel: headerPanel(snapshot),
  isVisiting: snapshot.hasTag('visiting'),
  failure: snapshot.context.failure,
});

export const headerIntents = (actor: HeaderActor) => ({
  openMenu: () => actor.send({ type: 'menu.open' }),
  toggleCode: () => actor.send({ type: 'code.toggle' }),
  closePanel: () => actor.send({ type: 'panel.close' }),
  visitCenter: (door: CenterWish) => actor.send({ type: 'center.visit', door }),
  dismissVisit: () => actor.send({ type: 'visit.dismiss' }),
});
