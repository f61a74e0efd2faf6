export type KeptCard = { key: string; name: string };

export const MOST_KEPT = 20;

export const isCardKept = (kept: readonly KeptCard[], { key }: Pick<KeptCard, 'key'>): boolean =>
  kept.some((card) => card.key === key);

export const withCard = (kept: readonly KeptCard[], card: KeptCard): KeptCard[] => [card, ...kept];

export const withoutCard = (kept: readonly KeptCard[], { key }: Pick<KeptCard, 'key'>): KeptCard[] =>
  kept.filter((card) => card.key !== key);
