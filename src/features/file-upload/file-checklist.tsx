import { useSelector } from '@xstate/react';
import { use, useMemo } from 'react';

import { isSamePaper } from '../../../domain/order/papers/papers';
import {
  fileUploadIntents,
  selectFileUpload,
  selectPaperActor,
  type FileUploadActor,
  type FileUploadIntents,
  type FileUploadView,
} from '../../../machines/order/file-upload';
import { isDrawnAlike } from '../../../machines/support/drawn-alike';
import { fileUploadCopy as copy } from '../../copy/papers/file-upload';
import { Icon } from '../../ui/mark/icon';
import { ForReading } from '../../ui/press/for-reading';
import { ChooseFile } from './choose-file';
import { FileLine } from './file-line';
import { PaperDialog } from './paper-dialog';

export type WantedPaper = {
  docType: string;
  name: string;
  note: string;
  /** `due`: the order is blocked until it arrives. */
  standing: 'here' | 'due' | 'optional';
  /** True if uploads are closed and the document is read-only. */
  isShut?: boolean;
};

const LOOKS = {
  here: { icon: 'check', className: 'text-good', note: 'text-muted' },
  due: { icon: 'document', className: 'text-warn', note: 'font-medium text-warn' },
  optional: { icon: 'document', className: 'text-muted', note: 'text-muted' },
} as const;

type PaperProps = { paper: WantedPaper; wanted: readonly WantedPaper[]; view: FileUploadView; on: FileUploadIntents };

function Paper({ paper: { docType, name, note, standing, isShut }, wanted, view, on }: PaperProps) {
  const look = LOOKS[standing];
  const files = view.rows.filter((row) => isSamePaper(row.docType, docType, wanted));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is one more way; the button in it does the same
    <li
      className="grid gap-2 border-b border-line px-4 py-2.5 last:border-b-0"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (!isShut) on.choose(docType, [...event.dataTransfer.files]);
      }}
    >
      <div className="flex items-center gap-3">
        <Icon name={look.icon} className={look.className} />
        <div className="min-w-0 flex-1">
          <p className="text-ink">{name}</p>
          <p className={`text-12 ${look.note}`}>{note}</p>
        </div>
        {!isShut && (
          <ChooseFile
            text={standing === 'here' || files.length > 0 ? copy.another : copy.choose}
            label={copy.chooseFor(name)}
            onChoose={(chosen) => on.choose(docType, chosen)}
          />
        )}
      </div>
      {files.length > 0 && (
        <ul aria-label={name} className="grid gap-1.5">
          {files.map((file) => (
            <FileLine key={file.key} file={file} on={on} />
          ))}
        </ul>
      )}
    </li>
  );
}

type FileChecklistViewProps = { wanted: readonly WantedPaper[]; view: FileUploadView; on: FileUploadIntents };

export function FileChecklistView({ wanted, view, on }: FileChecklistViewProps) {
  return (
    <>
      <ul>
        {wanted.map((paper) => (
          <Paper key={paper.docType} paper={paper} wanted={wanted} view={view} on={on} />
        ))}
      </ul>
      {!wanted.every(({ isShut }) => isShut) && (
        <p className="border-t border-line px-4 py-2.5 text-12 text-muted">{copy.hint}</p>
      )}
    </>
  );
}

type FileChecklistProps = { actor: FileUploadActor; wanted: readonly WantedPaper[] };

export function FileChecklist({ actor, wanted }: FileChecklistProps) {
  const view = useSelector(actor, selectFileUpload, isDrawnAlike);
  const on = useMemo(() => fileUploadIntents(actor), [actor]);
  const paper = useSelector(actor, selectPaperActor);
  const isShut = use(ForReading);
  return (
    <>
      <FileChecklistView wanted={isShut ? wanted.map((one) => ({ ...one, isShut })) : wanted} view={view} on={on} />
      {paper && <PaperDialog actor={paper} />}
    </>
  );
}
