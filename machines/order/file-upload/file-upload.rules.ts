import type { FileRow } from '../../../domain/order/form/form';
import { isTakenByName, UPLOAD_BYTES, type UploadKind, UPLOADS } from '../../../domain/order/papers/upload';
import type {
  ChosenFile,
  FileUploadReport,
  PhotoEvent,
  UploadFaultCode,
  UploadFileOutcome,
  UploadRow,
} from './file-upload.types';

/** What can be said of a file before a byte of it is read. */
export function faultOfFile(
  { name, size }: Pick<ChosenFile, 'name' | 'size'>,
  kind: UploadKind = 'papers',
): UploadFaultCode | null {
  if (!isTakenByName(name, kind)) return 'wrongKind';
  if (size === 0) return 'empty';
  return size > UPLOAD_BYTES ? 'tooLarge' : null;
}

/** What an earlier visit has uploaded. */
export const rowsOf = (files: readonly FileRow[]): UploadRow[] =>
  files.map((file) => ({
    ...file,
    key: file.fileId,
    state: 'done',
    percent: 100,
    faultCode: null,
    file: null,
    small: null,
    replaces: '',
  }));

/** Whatever stands on the list is counted, but what was turned down. */
const isCounted = ({ state }: UploadRow) => state !== 'failed';

/** The lowest number nobody has. */
function freeKey(taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) if (!taken.has(`file-${number}`)) return `file-${number}`;
}

type FileChoice = { kind: UploadKind; docType: string; files: readonly ChosenFile[]; replaces?: string };

/** A photograph is drawn small first. */
const BEGINS = { papers: 'waiting', photos: 'drawing' } as const;

/** Everything that was chosen gets a line, so that what is not taken says why. What takes a place needs no room. */
export function admitted(rows: readonly UploadRow[], { kind, docType, files, replaces = '' }: FileChoice): UploadRow[] {
  const room = UPLOADS[kind].most - rows.filter(isCounted).length + (replaces === '' ? 0 : 1);
  const keys = new Set(rows.map(({ key }) => key));
  const added = files.map((file, at): UploadRow => {
    const faultCode = at < room ? faultOfFile(file, kind) : 'tooMany';
    const state = faultCode === null ? BEGINS[kind] : 'failed';
    const key = freeKey(keys);
    keys.add(key);
    return {
      key,
      fileId: '',
      docType,
      name: file.name,
      bytes: file.size,
      state,
      percent: 0,
      faultCode,
      file,
      small: null,
      replaces,
    };
  });
  return [...rows, ...added];
}

export const undrawnIn = (rows: readonly UploadRow[], files: readonly ChosenFile[]): ChosenFile[] =>
  rows.flatMap(({ state, file }) => (state === 'drawing' && file !== null && files.includes(file) ? [file] : []));

/** What could be drawn may be sent; what could not is no photograph that anybody can look at. */
export const drawn = (rows: readonly UploadRow[], { file, small }: Pick<PhotoEvent, 'file' | 'small'>): UploadRow[] =>
  rows.map((row) => {
    if (row.state !== 'drawing' || row.file !== file) return row;
    return small === null ? { ...row, state: 'failed', faultCode: 'unreadable' } : { ...row, state: 'waiting', small };
  });

/** What an order holds has been handed in: it is taken back by its gateway, and not by a press alone. */
export const isHandedIn = ({ state }: UploadRow, orderNo: string | null): boolean =>
  orderNo !== null && state === 'done';

export const dropped = (rows: readonly UploadRow[], key: string, orderNo: string | null): UploadRow[] =>
  rows.filter((row) => row.key !== key || isHandedIn(row, orderNo));

/** Trying again helps only where the file itself is not to blame. */
export const isRetried = ({ state, faultCode }: UploadRow): boolean =>
  state === 'failed' && faultCode !== null && ['network', 'unavailable', 'signedOut', 'unexpected'].includes(faultCode);

const waiting = (row: UploadRow): UploadRow => ({ ...row, state: 'waiting', percent: 0, faultCode: null });

export const retried = (rows: readonly UploadRow[], key: string): UploadRow[] =>
  rows.map((row) => (row.key === key && isRetried(row) ? waiting(row) : row));

export const resumed = (rows: readonly UploadRow[], after: UploadFaultCode): UploadRow[] =>
  rows.map((row) => (row.faultCode === after ? waiting(row) : row));

export const nextRow = (rows: readonly UploadRow[]): UploadRow | undefined =>
  rows.find(({ state }) => state === 'waiting');

export const runningRow = (rows: readonly UploadRow[]): UploadRow | undefined =>
  rows.find(({ state }) => state === 'sending');

export const changed = (rows: readonly UploadRow[], key: string | undefined, change: Partial<UploadRow>): UploadRow[] =>
  rows.map((row) => (row.key === key ? { ...row, ...change } : row));

/** What an end makes of the line it belongs to. */
const endedAs = (outcome: UploadFileOutcome): Partial<UploadRow> =>
  outcome.ok
    ? { state: 'done', percent: 100, fileId: outcome.fileId, file: null }
    : { state: 'failed', percent: 0, faultCode: outcome.failure.code };

const fileRow = ({ fileId, docType, name, bytes }: UploadRow): FileRow => ({ fileId, docType, name, bytes });

const isPending = ({ state, faultCode }: UploadRow) =>
  ['drawing', 'waiting', 'sending'].includes(state) || faultCode === 'signedOut';

export const reportOf = (rows: readonly UploadRow[]): FileUploadReport => ({
  type: 'files.changed',
  files: rows.filter(({ state }) => state === 'done').map(fileRow),
  pending: rows.filter(isPending).length,
  failed: rows.filter((row) => row.state === 'failed' && !isPending(row)).length,
});

/** What is sent has come or not; where it has, what it took the place of is gone. */
export const ended = (rows: readonly UploadRow[], outcome: UploadFileOutcome): UploadRow[] => {
  const running = runningRow(rows);
  const after = changed(rows, running?.key, endedAs(outcome));
  return outcome.ok ? after.filter(({ fileId }) => fileId === '' || fileId !== running?.replaces) : after;
};

/** The line of this key, where its file is at the gateway. */
export const fileOf = (rows: readonly UploadRow[], key: string): UploadRow | undefined =>
  rows.find((row) => row.key === key && row.state === 'done');
