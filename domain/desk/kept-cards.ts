/** A substance that somebody wants to find again: how the address of its card types it, and what it is called. */
export type KeptCard = { key: string; name: string };

/** More than that is no shelf to find anything on. */
export const MOST_KEPT = 20;

export const isKept = (kept: readonly KeptCard[], { key }: Pick<KeptCard, 'key'>): boolean =>
  kept.some((card) => card.key === key);

/** The newest first. */
export const withCard = (kept: readonly KeptCard[], card: KeptCard): KeptCard[] => [card, ...kept];

export const withoutCard = (kept: readonly KeptCard[], { key }: Pick<KeptCard, 'key'>): KeptCard[] =>
  kept.filter((card) => card.key !== key);
