import type { CopierActor, CopierSnapshot } from './copier.machine';

export type CopierView = { text: string; result: 'copied' | 'uncopied' | null };

export const selectCopier = (snapshot: CopierSnapshot): CopierView => ({
  text: snapshot.context.text,
  result: (['copied', 'uncopied'] as const).find((tag) => snapshot.hasTag(tag)) ?? null,
});

export const copierIntents = (actor: CopierActor) => ({ copy: () => actor.send({ type: 'text.copy' }) });

export type CopierIntents = ReturnType<typeof copierIntents>;
