export const shelfEndings = <TItem>(items: readonly TItem[]) => ({
  done: {
    'what was asked for': { ok: true as const, items },
    nothing: { ok: true as const, items: [] as readonly TItem[] },
    offline: { ok: false as const, failure: { code: 'network' as const } },
    refused: { ok: false as const, failure: { code: 'unavailable' as const } },
  },
  error: { bug: new TypeError('not an answer') },
});

export const shelfPromises = {
  'items are there exactly where they are shown': (now: {
    matches(value: 'filled'): boolean;
    context: { items: readonly unknown[] };
  }) => now.matches('filled') === now.context.items.length > 0,
  'a failure is told exactly where it has failed': (now: {
    matches(value: 'failed'): boolean;
    context: { failureCode: string | null };
  }) => now.matches('failed') === (now.context.failureCode !== null),
};
