import { isHandedIn, isRetried, reportOf } from './file-upload.rules';
import type { FileUploadActor, FileUploadSnapshot } from './file-upload.machine';
import type { PaperViewActor } from '../paper-view';
import type { ChosenFile, UploadRow, WithdrawFailureCode } from './file-upload.types';

export type ShownFile = Omit<UploadRow, 'file' | 'replaces'> & {
  mayRetry: boolean;
  mayRemove: boolean;
  mayReplace: boolean;
  mayOpen: boolean;
  /** It is being taken back; or why the order has kept it. */
  isLeaving: boolean;
  keptCode: WithdrawFailureCode | null;
};

/** Everything a view may know. Plain data: a story is written from it without an actor. */
export type FileUploadView = { rows: readonly ShownFile[]; isBusy: boolean };

function shown(row: UploadRow, { context, ...now }: FileUploadSnapshot): ShownFile {
  const { key, fileId, docType, name, bytes, state, percent, faultCode, small } = row;
  const { kind, orderNo, mayTakeBack, withdrawn } = context;
  // A photograph is seen where it stands, and taken off the list where another is wanted.
  const isPaper = kind === 'papers';
  const isOurs = isHandedIn(row, orderNo);
  const isLeaving = withdrawn.key === key && now.matches('withdrawing');
  const may = {
    mayRetry: isRetried(row),
    // An order gives back one paper at a time, and none while another is on its way.
    mayRemove: !isOurs || (mayTakeBack && !now.hasTag('busy')),
    mayReplace: isPaper && state === 'done' && !isLeaving && (orderNo === null || mayTakeBack),
    mayOpen: isPaper && state === 'done',
  };
  const keptCode = withdrawn.key === key ? withdrawn.code : null;
  return { key, fileId, docType, name, bytes, state, percent, faultCode, small, ...may, isLeaving, keptCode };
}

export const selectFileUpload = (snapshot: FileUploadSnapshot): FileUploadView => ({
  rows: snapshot.context.rows.map((row) => shown(row, snapshot)),
  isBusy: snapshot.hasTag('busy'),
});

/** The paper somebody looks at again. */
export const selectPaperActor = ({ children }: FileUploadSnapshot): PaperViewActor | undefined => children.paperView;

/** What is at the gateway, and how much is still on its way there. */
export const selectUploaded = (snapshot: FileUploadSnapshot) => reportOf(snapshot.context.rows);

/** Everything a view may ask for. */
export const fileUploadIntents = (actor: FileUploadActor) => ({
  choose: (docType: string, files: readonly ChosenFile[]) => actor.send({ type: 'files.choose', docType, files }),
  remove: (key: string) => actor.send({ type: 'file.remove', key }),
  replace: (key: string, file: ChosenFile) => actor.send({ type: 'file.replace', key, file }),
  retry: (key: string) => actor.send({ type: 'file.retry', key }),
  open: (key: string) => actor.send({ type: 'file.open', key }),
});

export type FileUploadIntents = ReturnType<typeof fileUploadIntents>;
