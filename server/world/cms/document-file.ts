import {
  DOCUMENT_HEADS,
  type DocumentFault,
  type DocumentText,
  type DocumentReading,
  readDocument,
  type WrittenDocument,
  writeDocument,
} from '../../../domain/content/document';
import { FAULT_WORDS } from '../../../domain/content/fault-words';
import { HELP_SHOWS } from '../../../domain/content/help';
import { NEWS_TYPES } from '../../../domain/content/news';
import { stripUnseen } from '../../../domain/values/plain-text';

export const DOCUMENT_FAULTS: Readonly<Record<DocumentFault, string>> = {
  type: `分类应为 ${NEWS_TYPES.join('、')} 之一`,
  ...FAULT_WORDS,
  shows: `附图应为 ${HELP_SHOWS.join('、')} 之一，没有的不写`,
  markup: '正文是纯文字，不能含 HTML 标记',
};

/** Kinds a file can hold; legal texts and campaigns are written only at the desk. */
export type FileKind = 'news' | 'help';
type FileHead = (typeof DOCUMENT_HEADS)[FileKind][number];

const LABELS: Readonly<Record<FileHead, string>> = {
  title: '标题',
  type: '分类',
  summary: '摘要',
  source: '来源',
  group: '上级',
  intro: '导语',
  shows: '附图',
};

const NAMED = new Map(Object.entries(LABELS).map(([name, label]) => [label, name as FileHead]));

/** First line of a help file gives its code. */
const CODE_LABEL = '帮助';

const HEAD_LINE = /^([^：:\s]{2})[：:](.*)$/u;

type FileRead = { kind: FileKind; code: string | null; read: DocumentReading<DocumentText> };

/** Parses an editor's file: header lines up to an empty one, then text with parts separated by empty lines. */
export function parseDocumentFile(file: string): FileRead {
  const lines = file.replaceAll('\r\n', '\n').split('\n');
  const heads: WrittenDocument['heads'] = {};
  let code: string | null = null;
  let at = 0;
  for (; at < lines.length; at += 1) {
    const line = stripUnseen(lines[at] ?? '');
    const [, label = '', said = ''] = HEAD_LINE.exec(line) ?? [];
    const name = NAMED.get(label);
    const isBefore = line === '' && code === null && Object.keys(heads).length === 0;
    if (label === CODE_LABEL) code = said.trim();
    else if (name !== undefined) heads[name] = said;
    else if (!isBefore) break;
  }
  const kind = code === null ? 'news' : 'help';
  return { kind, code, read: readDocument(kind, { heads, text: lines.slice(at).join('\n') }, code) };
}

export function writeDocumentFile(kind: FileKind, key: string, document: DocumentText): string {
  const { heads, text } = writeDocument(kind, document);
  const lines = DOCUMENT_HEADS[kind].flatMap((name) => (heads[name] ? [`${LABELS[name]}：${heads[name]}`] : []));
  return [...(kind === 'help' ? [`${CODE_LABEL}：${key}`] : []), ...lines, '', text].join('\n');
}
