import { ROUTES, type Place } from '../../../domain/routes';
import type { NavigationActor, NavigationSnapshot } from './navigation.machine';

/** `checking`: access is not decided. `gate`: sign-in needed. `broken`: the code failed to load. */
export type Stage = 'page' | 'checking' | 'gate' | 'broken';

export type NavigationView = {
  place: Place;
  stage: Stage;
  isMoving: boolean;
  isLeaving: boolean;
  /** The first page is neither animated nor announced. */
  isFirst: boolean;
};

function navigationStage(snapshot: NavigationSnapshot, { name }: Place): Stage {
  if (snapshot.hasTag('broken')) return 'broken';
  if (snapshot.hasTag('gated')) return 'gate';
  return snapshot.hasTag('checking') && ROUTES[name].access === 'owner' ? 'checking' : 'page';
}

export function selectNavigation(snapshot: NavigationSnapshot): NavigationView {
  const { shown, target, moves } = snapshot.context;
  const place = snapshot.hasTag('broken') ? target : shown;
  return {
    place,
    stage: navigationStage(snapshot, place),
    isMoving: snapshot.hasTag('progress'),
    isLeaving: snapshot.hasTag('leaving'),
    isFirst: moves === 0,
  };
}

export const isSameNavigation = (one: NavigationView, other: NavigationView): boolean =>
  one.place === other.place &&
  one.stage === other.stage &&
  one.isMoving === other.isMoving &&
  one.isLeaving === other.isLeaving;

/** Navigation itself is done by links: the chart follows the address. */
export const navigationIntents = (actor: NavigationActor) => ({
  retry: () => actor.send({ type: 'page.retry' }),
  reportLost: (path: string) => actor.send({ type: 'page.lost', path }),
});
