import { useSelector } from '@xstate/react';
import { useId, useMemo } from 'react';

import { COMPLAINT_PHOTOS } from '../../../domain/order/changes/complaint';
import {
  fileUploadIntents,
  selectFileUpload,
  type FileUploadActor,
  type FileUploadIntents,
  type FileUploadView,
} from '../../../machines/order/file-upload';
import { isDrawnAlike } from '../../../machines/support/drawn-alike';
import { photoUploadCopy as copy } from '../../copy/papers/file-upload';
import { FieldMessage } from '../../ui/form/field-message';
import { ChooseFile } from './choose-file';
import { FileLine } from './file-line';

export type PhotoRequest = {
  label: string;
  hint: string;
  error: string | undefined;
  isShut: boolean;
};

type PhotoPickerViewProps = PhotoRequest & {
  view: FileUploadView;
  on: Pick<FileUploadIntents, 'choose' | 'open' | 'replace' | 'retry' | 'remove'>;
};

export function PhotoPickerView({ label, hint, error, isShut, view: { rows }, on }: PhotoPickerViewProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="grid gap-1.5">
      <p id={id} className="text-ink">
        {label}
      </p>
      {rows.length > 0 && (
        <ul aria-labelledby={id} className="grid gap-1.5">
          {rows.map((file) => (
            <FileLine key={file.key} file={file} on={on} faults={copy.fault} isShut={isShut} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ChooseFile
          kind="photos"
          text={rows.length > 0 ? copy.another : copy.choose}
          label={rows.length > 0 ? copy.another : copy.choose}
          isOff={isShut}
          onChoose={(chosen) => on.choose(COMPLAINT_PHOTOS.docType, chosen)}
        />
        <span className="min-w-0 flex-1 basis-48 text-12 text-muted">{hint}</span>
      </div>
      <FieldMessage error={error} />
    </div>
  );
}

export function PhotoPicker({ actor, ...wanted }: PhotoRequest & { actor: FileUploadActor }) {
  const view = useSelector(actor, selectFileUpload, isDrawnAlike);
  const on = useMemo(() => fileUploadIntents(actor), [actor]);
  return <PhotoPickerView {...wanted} view={view} on={on} />;
}
