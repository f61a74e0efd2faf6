import { strokesPath, type Point, type Signature } from '../../../domain/values/signature';
import type { SignatureActor, SignatureSnapshot } from './signature.machine';

const STAGES = ['blank', 'writing', 'short', 'drawn'] as const;

/** Everything a view may know. Plain data: a story is written from it without an actor. */
export type SignatureView = {
  stage: (typeof STAGES)[number] | 'typed';
  /** What is drawn, as the path of a picture. */
  path: string;
};

export const selectSignature = (snapshot: SignatureSnapshot): SignatureView => ({
  stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'typed',
  path: strokesPath(snapshot.context.strokes),
});

/** What goes out with a decision; null where nobody has signed. */
export function signatureIn(snapshot: SignatureSnapshot): Signature | null {
  const { stage, path } = selectSignature(snapshot);
  if (stage === 'typed') return { kind: 'TYPED' };
  return stage === 'drawn' ? { kind: 'DRAWN', path } : null;
}

/** Everything a view may ask for. */
export const signatureIntents = (actor: SignatureActor) => ({
  begin: (points: readonly Point[]) => actor.send({ type: 'pen.down', points }),
  draw: (points: readonly Point[]) => actor.send({ type: 'pen.move', points }),
  end: () => actor.send({ type: 'pen.up' }),
  clear: () => actor.send({ type: 'pad.clear' }),
  type: () => actor.send({ type: 'typing.choose' }),
  write: () => actor.send({ type: 'drawing.choose' }),
});

export type SignatureIntents = ReturnType<typeof signatureIntents>;
