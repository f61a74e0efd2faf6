import { type DeskHit, FOUND_KINDS } from '../../../domain/house/search';
import type { DeskPaletteActor, DeskPaletteSnapshot } from './desk-palette.machine';
import type { DeskPaletteContext } from './desk-palette.types';

const STAGES = ['open', 'keys'] as const;

export type DeskPaletteView = DeskPaletteContext & {
  stage: (typeof STAGES)[number] | 'closed';
  isFinding: boolean;
};

export function selectDeskPalette(snapshot: DeskPaletteSnapshot): DeskPaletteView {
  const { text, found, isMore, failureCode } = snapshot.context;
  return {
    text,
    found,
    isMore,
    failureCode,
    stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'closed',
    isFinding: snapshot.hasTag('finding'),
  };
}

export const hitsByKind = (found: readonly DeskHit[]) =>
  FOUND_KINDS.flatMap((kind) => {
    const hits = found.filter((hit) => hit.kind === kind);
    return hits.length === 0 ? [] : [{ kind, hits }];
  });

/** Everything a view may ask for. */
export function deskPaletteIntents(actor: DeskPaletteActor) {
  return {
    open: () => actor.send({ type: 'palette.open' }),
    openKeys: () => actor.send({ type: 'keys.open' }),
    close: () => actor.send({ type: 'palette.close' }),
    type: (text: string) => actor.send({ type: 'text.type', text }),
    retry: () => actor.send({ type: 'search.retry' }),
  };
}

export type DeskPaletteIntents = ReturnType<typeof deskPaletteIntents>;
