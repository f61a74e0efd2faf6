import { matchNames, tidyQuery } from '../values/matching';
import { parseQuery } from '../values/query';
import type { HelpText } from './help';

/** `version`: count of publications. `typed`: titles as typed on a keyboard without Chinese characters. */
export type HelpPage = HelpText & { code: string; version: number; typed: readonly string[] };

export type HelpMatch = { page: HelpPage; text: string };

/** Longest search text, as the search field allows. */
export const HELP_ASKED = 40;

const RANKS = { start: 0, inside: 1, text: 2 } as const;
type Rank = keyof typeof RANKS;

const pagePassages = ({ intro, sections }: HelpPage): string[] => [
  intro,
  ...sections.map(({ title, text }) => `${title}：${text}`),
];

/** Rank of a match: title start, inside a title or its typed form, then body text. */
function matchRank(page: HelpPage, word: string): Rank | null {
  const { title, sections, typed } = page;
  const names = { shown: Object.fromEntries([title, ...sections.map((one) => one.title)].entries()), typed };
  const match = matchNames(names, word);
  if (match) return match.fit;
  return tidyQuery(pagePassages(page).join('\n')).includes(word) ? 'text' : null;
}

export function findHelp(pages: readonly HelpPage[], asked: string): HelpMatch[] {
  const words = tidyQuery(asked).split(' ').filter(Boolean);
  const [first = ''] = words;
  const found = pages.flatMap((page) => {
    const ranks = words.map((word) => matchRank(page, word));
    if (ranks.length === 0 || ranks.includes(null)) return [];
    const text = pagePassages(page).find((passage) => tidyQuery(passage).includes(first)) ?? page.intro;
    return [{ page, text, rank: Math.max(...ranks.map((rank) => RANKS[rank ?? 'text'])) }];
  });
  return found.toSorted((one, other) => one.rank - other.rank).map(({ page, text }) => ({ page, text }));
}

type HelpGroup = { title: string; pages: HelpPage[] };

export function groupHelpPages(pages: readonly HelpPage[]): HelpGroup[] {
  const titles = [...new Set(pages.map(({ group }) => group))];
  return titles.map((title) => ({ title, pages: pages.filter(({ group }) => group === title) }));
}

const BARE_CODE = /^\d+(?:\.\d+)*$/;

/** Reads a help address: `?code=2`, or the bare `?2` of older links; `?q=` is a search. */
export function readHelpAddress(search: string): { code: string; text: string } {
  const query = parseQuery(search);
  const code = query['code'] ?? Object.keys(query).find((key) => BARE_CODE.test(key)) ?? '';
  return { code: code.slice(0, HELP_ASKED), text: (query['q'] ?? '').trim().slice(0, HELP_ASKED) };
}

export const addressOfHelp = (code: string): string => `/helpCenter?code=${code}`;
