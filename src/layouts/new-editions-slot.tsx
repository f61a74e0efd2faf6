import { useSelector } from '@xstate/react';

import { selectNewEditionsActor } from '../../machines/shell/app';
import type { NewEditionsSnapshot } from '../../machines/identity/new-editions';
import { useAppActor } from '../actors/app-actor';
import { deferPart } from '../ui/show/deferred';

const told = deferPart(async () => (await import('./told-editions')).ToldEditions);

const isTelling = (snapshot: NewEditionsSnapshot): boolean =>
  snapshot.hasTag('asking') || snapshot.hasTag('announcing');

/** Notice of new editions; its code loads only when there is one. */
export function NewEditionsSlot() {
  const actor = useSelector(useAppActor(), selectNewEditionsActor);
  return useSelector(actor, isTelling) && <told.Part isWanted actor={actor} />;
}
