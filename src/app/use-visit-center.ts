import { useCallback } from 'react';

import { selectHeaderActor } from '../../machines/shell/app';
import { headerIntents, type CenterWish } from '../../machines/shell/header';
import { useAppActor } from '../actors/app-actor';

/** Opens the user center through the header's chart, which also explains a barred center. */
export function useVisitCenter(): (door: CenterWish) => void {
  const app = useAppActor();
  return useCallback((door) => headerIntents(selectHeaderActor(app.getSnapshot())).visitCenter(door), [app]);
}
