import { useSelector } from '@xstate/react';

import { selectNewEditionsActor } from '../../machines/shell/app';
import type { NewEditionsSnapshot } from '../../machines/identity/new-editions';
import { useAppActor } from '../actors/app-actor';
import { deferred } from '../ui/show/deferred';

const told = deferred(async () => (await import('./told-editions')).ToldEditions);

const isTelling = (snapshot: NewEditionsSnapshot): boolean =>
  snapshot.hasTag('asking') || snapshot.hasTag('announcing');

/** New editions of what an account was opened by: nothing is fetched for it before there is something to say. */
export function NewEditionsSlot() {
  const actor = useSelector(useAppActor(), selectNewEditionsActor);
  return useSelector(actor, isTelling) && <told.Part isWanted actor={actor} />;
}
