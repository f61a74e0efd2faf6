import { COMMAND_WORDS } from './command-words';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { noteCommand } from '../../base/house-log/log';
import type { DocumentState } from '../../../domain/content/document';
import { HELP_CODE } from '../../../domain/content/help';
import { NEWS_TYPES } from '../../../domain/content/news';
import { writtenTime } from '../../base/china-time';
import { systemClock } from '../../base/clock';
import { EXIT, StartFailure } from '../../base/exit-codes';
import type { Log } from '../../base/log';
import { openDatabase } from '../settings/open-database';
import { projectRoot } from '../../base/project-root';
import type { Settings } from '../settings/settings';
import { DOCUMENT_FAULTS, parseDocumentFile, type FileKind, writeDocumentFile } from '../../world/cms/document-file';
import { type DocumentEditing, documentEditing, type DocumentRef, type PastVersion } from '../../world/cms/editing';

export const isContentCommand = (word: string | undefined): boolean => word === 'content';

const USAGE = `用法：
  npm run content -- list                     列出资讯与帮助
  npm run content -- draft <文件> [编号]      写一篇新的草稿，或某篇的下一版；发布前读者看不到
  npm run content -- preview <编号>           看发布后的样子
  npm run content -- publish <编号>           发布草稿，或重新发布撤下的
  npm run content -- take-back <编号>         撤下
  npm run content -- history <编号>           看发布过哪些版本
  npm run content -- restore <编号> <版本>    把以前的版本取回为草稿
编号：资讯为数字，例如 1001；帮助为 help/ 加编码，例如 help/1.1.1。
文件为纯文字：开头写各项，空一行后写正文，段间空一行。
资讯写“标题：”“分类：”“摘要：”“来源：”；帮助先写“帮助：”与编码，再写“上级：”“标题：”“导语：”，正文每节第一行为小标题。
分类：${NEWS_TYPES.join('、')}`;

const misused = (sentence: string) => new StartFailure(EXIT.settings, `${sentence}\n${USAGE}`);

const STATES: Readonly<Record<DocumentState, string>> = { DRAFT: '草稿', PUBLISHED: '已发布', TAKEN_BACK: '已撤下' };
const ACTS: Readonly<Record<PastVersion['act'], string>> = { published: '发布', takenBack: '撤下' };

type FileRef = DocumentRef & { kind: FileKind };

const HELP = 'help/';
const documentName = ({ kind, key }: DocumentRef): string => (kind === 'help' ? `${HELP}${key}` : key);
const documentAddress = ({ kind, key }: DocumentRef): string =>
  kind === 'help' ? `/helpCenter?code=${key}` : `/news/${key}`;
const unknown = (ref: DocumentRef) =>
  misused(`没有编号为 ${documentName(ref)} 的${ref.kind === 'help' ? '帮助' : '资讯'}`);

function readNumberWord(word: string | undefined, what: string): string {
  if (word === undefined || !/^[1-9]\d{0,8}$/.test(word)) throw misused(`${what}应为数字`);
  return word;
}

function readHelpCode(code: string): string {
  if (!HELP_CODE.test(code)) throw misused('帮助的编码应为 1.1.1 的样子');
  return code;
}

const readDocumentRef = (word: string | undefined): FileRef =>
  word?.startsWith(HELP)
    ? { kind: 'help', key: readHelpCode(word.slice(HELP.length)) }
    : { kind: 'news', key: readNumberWord(word, '编号') };

export type ContentDeps = { editing: DocumentEditing; read: (file: string) => Promise<string> };

async function readDocumentFile(read: ContentDeps['read'], file: string | undefined) {
  if (file === undefined) throw misused('请写明文件');
  const text = await read(file).catch(() => {
    throw misused(`读不到文件 ${file}`);
  });
  const { kind, code, read: found } = parseDocumentFile(text);
  if ('document' in found) return { kind, key: code === null ? null : readHelpCode(code), document: found.document };
  throw new StartFailure(EXIT.settings, found.faults.map((fault) => DOCUMENT_FAULTS[fault]).join('\n'));
}

/** A help page carries its own key; continued news must be named. */
async function drafted({ editing, read }: ContentDeps, file: string | undefined, named: string | undefined) {
  const { kind, key, document } = await readDocumentFile(read, file);
  const given = named === undefined ? null : readDocumentRef(named);
  const ref = given ?? (key === null ? null : { kind, key });
  if (ref !== null && (ref.kind !== kind || (key !== null && ref.key !== key)))
    throw misused(`文件写的不是 ${documentName(ref)}`);
  if (ref !== null && (await editing.rewrite(ref, document))) return `已存为 ${documentName(ref)} 的下一版草稿`;
  if (given !== null && kind === 'news') throw unknown(given);
  const written = await editing.write(kind, document, key);
  return `已存为草稿，编号 ${documentName({ kind, key: written ?? '' })}`;
}

export async function contentCommand(deps: ContentDeps, [verb, ...rest]: readonly string[]): Promise<string> {
  const { editing } = deps;
  const [first, second] = rest;
  switch (verb) {
    case 'list':
      return (await editing.list())
        .filter(({ kind }) => kind === 'news' || kind === 'help')
        .map((one) =>
          [
            documentName(one),
            `${STATES[one.state]}${one.hasDraft && one.state !== 'DRAFT' ? '，有草稿' : ''}`,
            one.title,
          ].join('\t'),
        )
        .join('\n');
    case 'draft':
      return drafted(deps, first, second);
    case 'preview': {
      const ref = readDocumentRef(first);
      const row = await editing.held(ref);
      const document = row?.draft ?? row?.body;
      if (!document) throw unknown(ref);
      return writeDocumentFile(ref.kind, ref.key, document);
    }
    case 'publish': {
      const ref = readDocumentRef(first);
      const outcome = await editing.publish(ref);
      if (outcome === 'unknown') throw unknown(ref);
      return outcome === 'published'
        ? `${documentName(ref)} 已发布：${documentAddress(ref)}`
        : `${documentName(ref)} 没有草稿，未改动`;
    }
    case 'take-back': {
      const ref = readDocumentRef(first);
      if (!(await editing.takeBack(ref))) throw misused(`${documentName(ref)} 没有发布`);
      return `${documentName(ref)} 已撤下`;
    }
    case 'history': {
      const past = await editing.history(readDocumentRef(first));
      if (past.length === 0) return '没有改动过的版本';
      return past
        .map(({ number, act, at, title, who }) =>
          [number, ACTS[act], writtenTime(at), title, who ?? ''].join('\t').trim(),
        )
        .join('\n');
    }
    case 'restore': {
      const ref = readDocumentRef(first);
      const number = readNumberWord(second, '版本');
      if (!(await editing.restore(ref, Number(number)))) throw misused(`${documentName(ref)} 没有版本 ${number}`);
      return `${documentName(ref)} 的版本 ${number} 已取回为草稿`;
    }
    default:
      throw misused(COMMAND_WORDS.unsaid);
  }
}

export async function runContentCommand(words: readonly string[], settings: Settings, log: Log): Promise<string> {
  const dataDir = resolve(projectRoot(), settings.dataDir);
  const database = await openDatabase({ ...settings, dataDir }, log);
  try {
    const editing = documentEditing({ database, now: () => new Date(systemClock.now()) });
    const here = process.env['INIT_CWD'] ?? process.cwd();
    const told = await contentCommand({ editing, read: (file) => readFile(resolve(here, file), 'utf8') }, words);
    await noteCommand(database, 'content', words, new Date(systemClock.now()));
    return told;
  } finally {
    await database.close();
  }
}
