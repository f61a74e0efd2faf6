import {
  ARTICLE_BOUNDS as bounds,
  articleFaults,
  type ArticleFault,
  type ArticleText,
  isNewsType,
  seenOf,
} from '../../domain/content/article';
import { NEWS_TYPES } from '../../domain/content/news';

const between = ({ least, most }: { least: number; most: number }) => `${least}–${most}`;

export const ARTICLE_FAULTS: Readonly<Record<ArticleFault, string>> = {
  type: `分类应为 ${NEWS_TYPES.join('、')} 之一`,
  title: `标题应为 ${between(bounds.title)} 字`,
  summary: `摘要应为 ${between(bounds.summary)} 字`,
  source: `来源应为 ${between(bounds.source)} 字`,
  paragraphs: `正文应为 ${between(bounds.paragraphs)} 段，段间空一行`,
  paragraph: `每段应为 ${between(bounds.paragraph)} 字`,
  markup: '正文是纯文字，不能含 HTML 标记',
};

const HEADS = { 标题: 'title', 分类: 'type', 摘要: 'summary', 来源: 'source' } as const;
type Head = (typeof HEADS)[keyof typeof HEADS];

const HEAD_LINE = /^(标题|分类|摘要|来源)[：:](.*)$/u;

/** A line that is broken goes on with a space only between Latin words. */
const joined = (text: string): string =>
  text.replaceAll(/(?<=[!-~])\s*\n\s*(?=[!-~])/gu, ' ').replaceAll(/\s*\n\s*/gu, '');

/** A file as an editor writes it: lines of heads up to an empty one, then the text, its paragraphs apart by empty lines. */
export function articleIn(file: string): { article: ArticleText } | { faults: ArticleFault[] } {
  const lines = file.replaceAll('\r\n', '\n').split('\n');
  const heads: Record<Head, string> = { title: '', type: '', summary: '', source: '' };
  let at = 0;
  for (; at < lines.length; at += 1) {
    const line = seenOf(lines[at] ?? '');
    const [, name, said = ''] = HEAD_LINE.exec(line) ?? [];
    const isHead = name !== undefined;
    const isBefore = line === '' && Object.values(heads).every((head) => head === '');
    if (!isHead && !isBefore) break;
    if (isHead) heads[HEADS[name as keyof typeof HEADS]] = said.trim();
  }
  const paragraphs = lines
    .slice(at)
    .join('\n')
    .split(/\n\s*\n/u)
    .map((text) => seenOf(joined(text)))
    .filter((text) => text !== '');
  const { type, ...rest } = heads;
  const faults = articleFaults({ ...rest, paragraphs });
  if (!isNewsType(type)) return { faults: ['type', ...faults] };
  return faults.length > 0 ? { faults } : { article: { type, ...rest, paragraphs } };
}

/** As it would be written, and as readers would see it. */
export const fileOf = ({ title, type, summary, source, paragraphs }: ArticleText): string =>
  [`标题：${title}`, `分类：${type}`, `摘要：${summary}`, `来源：${source}`, '', paragraphs.join('\n\n')].join('\n');
