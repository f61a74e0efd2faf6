import type { Globals } from 'storybook/internal/types';

type SightOptions = { name?: string | undefined; globals?: Globals | undefined };

export const night = <TStory extends SightOptions>(day: TStory): TStory => ({
  ...day,
  name: `${day.name} 深色`,
  globals: { theme: 'dark' },
});

export const phone = <TStory extends SightOptions>(desk: TStory): TStory => ({
  ...desk,
  name: `${desk.name} 手机`,
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** Lets a reviewer pick a whole sample by its name. */
export const picked = (samples: Readonly<Record<string, unknown>>) => ({
  options: Object.keys(samples),
  mapping: samples,
  control: 'select' as const,
});
