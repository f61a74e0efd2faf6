import { isMarkedUp, isWithin } from '../values/plain-text';

/** Extra content of a page: the code of the mini program, or the registration numbers of the company. */
export const HELP_SHOWS = ['picture', 'papers'] as const;
export type HelpShows = (typeof HELP_SHOWS)[number];

type HelpSection = { title: string; text: string };

export type HelpText = {
  group: string;
  title: string;
  intro: string;
  sections: HelpSection[];
  shows: HelpShows | null;
};

export const HELP_BOUNDS = {
  group: { least: 2, most: 12 },
  helpTitle: { least: 2, most: 20 },
  intro: { least: 4, most: 140 },
  sectionTitle: { least: 2, most: 30 },
  sectionText: { least: 2, most: 1_000 },
  sections: { least: 1, most: 20 },
} as const;

export type HelpFault = keyof typeof HELP_BOUNDS | 'shows' | 'markup';

export const isHelpShows = (text: string): text is HelpShows => HELP_SHOWS.some((one) => one === text);

export function helpFaults({ group, title, intro, sections }: Omit<HelpText, 'shows'>): HelpFault[] {
  const bounds = HELP_BOUNDS;
  return [
    ...(isWithin(bounds.group, group.length) ? [] : ['group' as const]),
    ...(isWithin(bounds.helpTitle, title.length) ? [] : ['helpTitle' as const]),
    ...(isWithin(bounds.intro, intro.length) ? [] : ['intro' as const]),
    ...(isWithin(bounds.sections, sections.length) ? [] : ['sections' as const]),
    ...(sections.every((one) => isWithin(bounds.sectionTitle, one.title.length)) ? [] : ['sectionTitle' as const]),
    ...(sections.every((one) => isWithin(bounds.sectionText, one.text.length)) ? [] : ['sectionText' as const]),
    ...(isMarkedUp([group, title, intro, ...sections.flatMap((one) => [one.title, one.text])])
      ? ['markup' as const]
      : []),
  ];
}

/** Code of a help page in its address, for example 1.1.1. */
export const HELP_CODE_SAYS = '编码应为 1.1.1 的样子';
export const HELP_CODE = /^[1-9]\d?(?:\.[1-9]\d?){0,3}$/;

export function byCode(one: string, other: string): number {
  const [left, right] = [one, other].map((code) => code.split('.').map(Number));
  const at = left?.findIndex((part, depth) => part !== right?.[depth]) ?? -1;
  return at < 0 ? one.length - other.length : (left?.[at] ?? 0) - (right?.[at] ?? 0);
}

/** Page of a code: for a branch its first page, for an empty code the very first. Undefined when there is none. */
export const findPageByCode = <TPage extends { code: string }>(
  pages: readonly TPage[],
  code: string,
): TPage | undefined =>
  code === ''
    ? pages[0]
    : (pages.find((page) => page.code === code) ?? pages.find((page) => page.code.startsWith(`${code}.`)));
