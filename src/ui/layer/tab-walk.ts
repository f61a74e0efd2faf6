const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export const nextTab = <TKey>(key: string, tabs: readonly TKey[], chosen: TKey): TKey | undefined =>
  tabs[STEPS[key]?.(tabs.indexOf(chosen), tabs.length) ?? -1];
