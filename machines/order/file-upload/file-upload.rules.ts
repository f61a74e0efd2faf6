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

export function faultOfFile(
  { name, size }: Pick<ChosenFile, 'name' | 'size'>,
  kind: UploadKind = 'papers',
): UploadFaultCode | null {
  if (!isTakenByName(name, kind)) return 'wrongKind';
  if (size === 0) return 'empty';
  return size > UPLOAD_BYTES ? 'tooLarge' : null;
}

export const uploadRows = (files: readonly FileRow[]): UploadRow[] =>
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

/** Failed rows do not count toward the limit. */
const isCounted = ({ state }: UploadRow) => state !== 'failed';

function freeKey(taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) if (!taken.has(`file-${number}`)) return `file-${number}`;
}

type FileChoice = { kind: UploadKind; docType: string; files: readonly ChosenFile[]; replaces?: string };

/** Photographs get a thumbnail first. */
const BEGINS = { papers: 'waiting', photos: 'drawing' } as const;

/** Every chosen file gets a row, so that a rejected one shows its reason. A replacement needs no extra room. */
export function admitFiles(
  rows: readonly UploadRow[],
  { kind, docType, files, replaces = '' }: FileChoice,
): UploadRow[] {
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

export const photosToDraw = (rows: readonly UploadRow[], files: readonly ChosenFile[]): ChosenFile[] =>
  rows.flatMap(({ state, file }) => (state === 'drawing' && file !== null && files.includes(file) ? [file] : []));

/** Sends only what could be drawn; other photographs are unreadable. */
export const settlePhoto = (
  rows: readonly UploadRow[],
  { file, small }: Pick<PhotoEvent, 'file' | 'small'>,
): UploadRow[] =>
  rows.map((row) => {
    if (row.state !== 'drawing' || row.file !== file) return row;
    return small === null ? { ...row, state: 'failed', faultCode: 'unreadable' } : { ...row, state: 'waiting', small };
  });

/** Files of an order are submitted: the gateway removes them, not a click alone. */
export const isSubmittedFile = ({ state }: UploadRow, orderNo: string | null): boolean =>
  orderNo !== null && state === 'done';

export const dropRow = (rows: readonly UploadRow[], key: string, orderNo: string | null): UploadRow[] =>
  rows.filter((row) => row.key !== key || isSubmittedFile(row, orderNo));

/** A retry helps only when the file itself is not the cause. */
export const isRetried = ({ state, faultCode }: UploadRow): boolean =>
  state === 'failed' && faultCode !== null && ['network', 'unavailable', 'signedOut', 'unexpected'].includes(faultCode);

const waiting = (row: UploadRow): UploadRow => ({ ...row, state: 'waiting', percent: 0, faultCode: null });

export const retryRow = (rows: readonly UploadRow[], key: string): UploadRow[] =>
  rows.map((row) => (row.key === key && isRetried(row) ? waiting(row) : row));

export const resumeRows = (rows: readonly UploadRow[], after: UploadFaultCode): UploadRow[] =>
  rows.map((row) => (row.faultCode === after ? waiting(row) : row));

export const nextRow = (rows: readonly UploadRow[]): UploadRow | undefined =>
  rows.find(({ state }) => state === 'waiting');

export const runningRow = (rows: readonly UploadRow[]): UploadRow | undefined =>
  rows.find(({ state }) => state === 'sending');

export const changeRow = (
  rows: readonly UploadRow[],
  key: string | undefined,
  change: Partial<UploadRow>,
): UploadRow[] => rows.map((row) => (row.key === key ? { ...row, ...change } : row));

const endedAs = (outcome: UploadFileOutcome): Partial<UploadRow> =>
  outcome.ok
    ? { state: 'done', percent: 100, fileId: outcome.fileId, file: null }
    : { state: 'failed', percent: 0, faultCode: outcome.failure.code };

const fileRow = ({ fileId, docType, name, bytes }: UploadRow): FileRow => ({ fileId, docType, name, bytes });

const isPending = ({ state, faultCode }: UploadRow) =>
  ['drawing', 'waiting', 'sending'].includes(state) || faultCode === 'signedOut';

export const uploadReport = (rows: readonly UploadRow[]): FileUploadReport => ({
  type: 'files.changed',
  files: rows.filter(({ state }) => state === 'done').map(fileRow),
  pending: rows.filter(isPending).length,
  failed: rows.filter((row) => row.state === 'failed' && !isPending(row)).length,
});

/** After a successful upload, the replaced file is removed. */
export const endUpload = (rows: readonly UploadRow[], outcome: UploadFileOutcome): UploadRow[] => {
  const running = runningRow(rows);
  const after = changeRow(rows, running?.key, endedAs(outcome));
  return outcome.ok ? after.filter(({ fileId }) => fileId === '' || fileId !== running?.replaces) : after;
};

export const findUploadedFile = (rows: readonly UploadRow[], key: string): UploadRow | undefined =>
  rows.find((row) => row.key === key && row.state === 'done');
