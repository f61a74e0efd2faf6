import { strokesPath, type Point, type Signature } from '../../../domain/values/signature';
import type { SignatureActor, SignatureSnapshot } from './signature.machine';

const STAGES = ['blank', 'writing', 'short', 'drawn'] as const;

export type SignatureView = {
  stage: (typeof STAGES)[number] | 'typed';
  path: string;
};

export const selectSignature = (snapshot: SignatureSnapshot): SignatureView => ({
  stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'typed',
  path: strokesPath(snapshot.context.strokes),
});

export function currentSignature(snapshot: SignatureSnapshot): Signature | null {
  const { stage, path } = selectSignature(snapshot);
  if (stage === 'typed') return { kind: 'TYPED' };
  return stage === 'drawn' ? { kind: 'DRAWN', path } : null;
}

export const signatureIntents = (actor: SignatureActor) => ({
  begin: (points: readonly Point[]) => actor.send({ type: 'pen.down', points }),
  draw: (points: readonly Point[]) => actor.send({ type: 'pen.move', points }),
  end: () => actor.send({ type: 'pen.up' }),
  clear: () => actor.send({ type: 'pad.clear' }),
  type: () => actor.send({ type: 'typing.choose' }),
  write: () => actor.send({ type: 'drawing.choose' }),
});

export type SignatureIntents = ReturnType<typeof signatureIntents>;
