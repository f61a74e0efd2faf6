import { useCallback } from 'react';

import { selectHeaderActor } from '../../machines/shell/app';
import { headerIntents, type CenterWish } from '../../machines/shell/header';
import { useAppActor } from '../actors/app-actor';

/** The header of every page knows the way to the user center, and says why where it is barred. */
export function useVisitCenter(): (door: CenterWish) => void {
  const app = useAppActor();
  return useCallback((door) => headerIntents(selectHeaderActor(app.getSnapshot())).visitCenter(door), [app]);
}
