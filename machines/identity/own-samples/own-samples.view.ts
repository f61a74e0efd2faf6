import type { ProductSamples } from '../../../domain/mall/samples';
import type { ShelfFailureCode } from '../../support/shelf';
import type { OwnSamplesActor, OwnSamplesSnapshot } from './own-samples.machine';

const STAGES = ['loading', 'shown'] as const;

export type OwnSamplesView = {
  stage: (typeof STAGES)[number] | 'lost';
  products: readonly ProductSamples[];
  failureCode: ShelfFailureCode | null;
};

export function selectOwnSamples(snapshot: OwnSamplesSnapshot): OwnSamplesView {
  const { products, failureCode } = snapshot.context;
  return { stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'lost', products, failureCode };
}

export const ownSamplesIntents = (actor: OwnSamplesActor) => ({
  refresh: () => actor.send({ type: 'samples.refresh' }),
});

export type OwnSamplesIntents = ReturnType<typeof ownSamplesIntents>;
