import { useId } from 'react';

import { UPLOAD_EXTENSIONS } from '../../../domain/order/upload';
import type { ChosenFile } from '../../../machines/order/file-upload';
import { fileUploadCopy as copy } from '../../copy/file-upload';
import { buttonClass } from '../../ui/press/button-look';
import { WorkIcon } from '../../ui/mark/work-icon';

const ACCEPT = UPLOAD_EXTENSIONS.map((extension) => `.${extension}`).join();

type ChooseFileProps = { name: string; isAnother: boolean; onChoose: (files: readonly ChosenFile[]) => void };

/** A file is chosen with the browser's own control, dressed as a button of ours. */
export function ChooseFile({ name, isAnother, onChoose }: ChooseFileProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={buttonClass('line', 'small', 'relative cursor-pointer has-focus-visible:outline-2 print:hidden')}
    >
      <WorkIcon name="upload" className="size-4" />
      {isAnother ? copy.another : copy.choose}
      <input
        id={id}
        type="file"
        multiple
        accept={ACCEPT}
        aria-label={copy.chooseFor(name)}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same file may be chosen again once it has been put right.
          target.value = '';
        }}
      />
    </label>
  );
}
