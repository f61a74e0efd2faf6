import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import type { ArticleState, ArticleText } from '../../domain/content/article';
import { NEWS_TYPES } from '../../domain/content/news';
import { writtenTime } from '../china-time';
import { systemClock } from '../clock';
import { EXIT, StartFailure } from '../exit-codes';
import type { Log } from '../log';
import { openDatabase } from '../open-database';
import { projectRoot } from '../project-root';
import type { Settings } from '../settings';
import { ARTICLE_FAULTS, articleIn, fileOf } from './article-file';
import { newsEditing, type NewsEditing, type PastArticle } from './editing';

export const isContentCommand = (word: string | undefined): boolean => word === 'content';

const USAGE = `用法：
  npm run content -- list                     列出资讯
  npm run content -- draft <文件> [编号]      写一篇新的草稿，或某篇的下一版；发布前读者看不到
  npm run content -- preview <编号>           看发布后的样子
  npm run content -- publish <编号>           发布草稿，或重新发布撤下的
  npm run content -- take-back <编号>         撤下
  npm run content -- history <编号>           看发布过哪些版本
  npm run content -- restore <编号> <版本>    把以前的版本取回为草稿
文件为纯文字：开头四行写“标题：”“分类：”“摘要：”“来源：”，空一行后写正文，段间空一行。
分类：${NEWS_TYPES.join('、')}`;

const misused = (sentence: string) => new StartFailure(EXIT.settings, `${sentence}\n${USAGE}`);

const STATES: Readonly<Record<ArticleState, string>> = { DRAFT: '草稿', PUBLISHED: '已发布', TAKEN_BACK: '已撤下' };
const ACTS: Readonly<Record<PastArticle['act'], string>> = { published: '发布', takenBack: '撤下' };

function numberIn(word: string | undefined, what: string): string {
  if (word === undefined || !/^[1-9]\d{0,8}$/.test(word)) throw misused(`${what}应为数字`);
  return word;
}
const newsIdIn = (word: string | undefined) => numberIn(word, '编号');
const unknown = (newsId: string) => misused(`没有编号为 ${newsId} 的资讯`);

/** `read`: the text of a file that an editor names. */
export type ContentDeps = { editing: NewsEditing; read: (file: string) => Promise<string> };

async function articleFrom(read: ContentDeps['read'], file: string | undefined): Promise<ArticleText> {
  if (file === undefined) throw misused('请写明文件');
  const text = await read(file).catch(() => {
    throw misused(`读不到文件 ${file}`);
  });
  const found = articleIn(text);
  if ('article' in found) return found.article;
  throw new StartFailure(EXIT.settings, found.faults.map((fault) => ARTICLE_FAULTS[fault]).join('\n'));
}

/** What an editor says; the answer is what stands then. */
export async function contentCommand(
  { editing, read }: ContentDeps,
  [verb, ...rest]: readonly string[],
): Promise<string> {
  const [first, second] = rest;
  switch (verb) {
    case 'list':
      return (await editing.list())
        .map((one) =>
          [
            one.newsId,
            `${STATES[one.state]}${one.hasDraft && one.state !== 'DRAFT' ? '，有草稿' : ''}`,
            one.title,
          ].join('\t'),
        )
        .join('\n');
    case 'draft': {
      const article = await articleFrom(read, first);
      if (second === undefined) return `已存为草稿，编号 ${await editing.write(article)}`;
      const newsId = newsIdIn(second);
      if (!(await editing.rewrite(newsId, article))) throw unknown(newsId);
      return `已存为 ${newsId} 的下一版草稿`;
    }
    case 'preview': {
      const newsId = newsIdIn(first);
      const article = await editing.preview(newsId);
      if (!article) throw unknown(newsId);
      return fileOf(article);
    }
    case 'publish': {
      const newsId = newsIdIn(first);
      const outcome = await editing.publish(newsId);
      if (outcome === 'unknown') throw unknown(newsId);
      return outcome === 'published' ? `${newsId} 已发布：/news/${newsId}` : `${newsId} 没有草稿，未改动`;
    }
    case 'take-back': {
      const newsId = newsIdIn(first);
      if (!(await editing.takeBack(newsId))) throw misused(`${newsId} 不是已发布的资讯`);
      return `${newsId} 已撤下`;
    }
    case 'history': {
      const past = await editing.history(newsIdIn(first));
      if (past.length === 0) return '没有经这个命令发布过的版本';
      return past
        .map(({ number, act, at, title }) => [number, ACTS[act], writtenTime(at), title].join('\t'))
        .join('\n');
    }
    case 'restore': {
      const newsId = newsIdIn(first);
      const number = numberIn(second, '版本');
      if (!(await editing.restore(newsId, Number(number)))) throw misused(`${newsId} 没有版本 ${number}`);
      return `${newsId} 的版本 ${number} 已取回为草稿`;
    }
    default:
      throw misused('请写明要做什么');
  }
}

export async function runContentCommand(words: readonly string[], settings: Settings, log: Log): Promise<string> {
  const dataDir = resolve(projectRoot(), settings.dataDir);
  const database = await openDatabase({ ...settings, dataDir }, log);
  try {
    const editing = newsEditing({ database, now: () => new Date(systemClock.now()) });
    const here = process.env['INIT_CWD'] ?? process.cwd();
    return await contentCommand({ editing, read: (file) => readFile(resolve(here, file), 'utf8') }, words);
  } finally {
    await database.close();
  }
}
