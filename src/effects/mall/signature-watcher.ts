import { fromCallback, type EventObject } from 'xstate';

import type { Signature } from '../../../domain/values/signature';
import { currentSignature, type SignatureActor } from '../../../machines/booking/signature';

type SignatureChange = { type: 'signature.changed'; signature: Signature | null };

export const signatureWatcher = (actor: SignatureActor) =>
  fromCallback<EventObject, undefined, SignatureChange>(({ sendBack }) => {
    const watching = actor.subscribe((snapshot) =>
      sendBack({ type: 'signature.changed', signature: currentSignature(snapshot) }),
    );
    return () => watching.unsubscribe();
  });
