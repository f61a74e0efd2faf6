import type { Globals } from 'storybook/internal/types';

type Shown = { name?: string | undefined; globals?: Globals | undefined };

/** The same story by night. */
export const night = <TStory extends Shown>(day: TStory): TStory => ({
  ...day,
  name: `${day.name} 深色`,
  globals: { theme: 'dark' },
});

/** The same story on a phone. */
export const phone = <TStory extends Shown>(desk: TStory): TStory => ({
  ...desk,
  name: `${desk.name} 手机`,
  globals: { viewport: { value: 'phone', isRotated: false } },
});
