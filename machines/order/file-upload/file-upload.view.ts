import { isSubmittedFile, isRetried, uploadReport } from './file-upload.rules';
import type { FileUploadActor, FileUploadSnapshot } from './file-upload.machine';
import type { PaperViewActor } from '../paper-view';
import type { ChosenFile, UploadRow, WithdrawFailureCode } from './file-upload.types';

export type ShownFile = Omit<UploadRow, 'file' | 'replaces'> & {
  mayRetry: boolean;
  mayRemove: boolean;
  mayReplace: boolean;
  mayOpen: boolean;
  /** `isLeaving`: being withdrawn; `keptCode`: reason of a refusal. */
  isLeaving: boolean;
  keptCode: WithdrawFailureCode | null;
};

export type FileUploadView = { rows: readonly ShownFile[]; isBusy: boolean };

function shownFile(row: UploadRow, { context, ...now }: FileUploadSnapshot): ShownFile {
  const { key, fileId, docType, name, bytes, state, percent, faultCode, small } = row;
  const { kind, orderNo, mayTakeBack, withdrawn } = context;
  // A photograph is visible in the list, so it needs no open or replace action.
  const isPaper = kind === 'papers';
  const isOurs = isSubmittedFile(row, orderNo);
  const isLeaving = withdrawn.key === key && now.matches('withdrawing');
  const may = {
    mayRetry: isRetried(row),
    // An order gives back one paper at a time, and none during another action.
    mayRemove: !isOurs || (mayTakeBack && !now.hasTag('busy')),
    mayReplace: isPaper && state === 'done' && !isLeaving && (orderNo === null || mayTakeBack),
    mayOpen: isPaper && state === 'done',
  };
  const keptCode = withdrawn.key === key ? withdrawn.code : null;
  return { key, fileId, docType, name, bytes, state, percent, faultCode, small, ...may, isLeaving, keptCode };
}

export const selectFileUpload = (snapshot: FileUploadSnapshot): FileUploadView => ({
  rows: snapshot.context.rows.map((row) => shownFile(row, snapshot)),
  isBusy: snapshot.hasTag('busy'),
});

export const selectPaperActor = ({ children }: FileUploadSnapshot): PaperViewActor | undefined => children.paperView;

export const selectUploaded = (snapshot: FileUploadSnapshot) => uploadReport(snapshot.context.rows);

export const fileUploadIntents = (actor: FileUploadActor) => ({
  choose: (docType: string, files: readonly ChosenFile[]) => actor.send({ type: 'files.choose', docType, files }),
  remove: (key: string) => actor.send({ type: 'file.remove', key }),
  replace: (key: string, file: ChosenFile) => actor.send({ type: 'file.replace', key, file }),
  retry: (key: string) => actor.send({ type: 'file.retry', key }),
  open: (key: string) => actor.send({ type: 'file.open', key }),
});

export type FileUploadIntents = ReturnType<typeof fileUploadIntents>;
