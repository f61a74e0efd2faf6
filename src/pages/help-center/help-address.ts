import { FIRST_ARTICLE, HELP, type HelpArticle } from '../../copy/pages/help-articles';

export type HelpAddress = { article: HelpArticle; asked: string };

const BARE_CODE = /^\d+(?:\.\d+)*$/;

/** `?code=2`, or the bare `?2` of older links. A branch opens its first leaf; a code nobody knows is searched for, and not found. */
export function helpAt(search: string): HelpAddress {
  const query = new URLSearchParams(search);
  const code = query.get('code') ?? [...query.keys()].find((key) => BARE_CODE.test(key)) ?? '';
  const article = HELP.find((leaf) => leaf.code === code) ?? HELP.find((leaf) => leaf.code.startsWith(`${code}.`));
  const sought = query.get('q') ?? (article === undefined ? code : '');
  return { article: article ?? FIRST_ARTICLE, asked: sought.trim().slice(0, 40) };
}

export const addressOfHelp = (code: string): string => `/helpCenter?code=${code}`;

export type HelpMatch = { article: HelpArticle; text: string };

/** Articles in which every word that was asked for stands somewhere, each with the passage that names the first. */
export function findHelp(asked: string): HelpMatch[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  return HELP.flatMap((article) => {
    const passages = [article.intro, ...article.sections.map(({ title, text }) => `${title}：${text}`)];
    const whole = [article.title, ...passages].join('\n').toLowerCase();
    if (words.length === 0 || !words.every((word) => whole.includes(word))) return [];
    const text = passages.find((passage) => passage.toLowerCase().includes(first)) ?? article.intro;
    return [{ article, text }];
  });
}
