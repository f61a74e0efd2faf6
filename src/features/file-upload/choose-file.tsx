import { use, useId } from 'react';

import { type UploadKind, UPLOADS } from '../../../domain/order/papers/upload';
import type { ChosenFile } from '../../../machines/order/file-upload';
import { buttonClass } from '../../ui/press/button-look';
import { ForReading } from '../../ui/press/for-reading';
import { WorkIcon } from '../../ui/mark/work-icon';

/** By their kind photographs are also taken at once, with the camera of a phone. */
const ACCEPT: Readonly<Record<UploadKind, string>> = {
  papers: UPLOADS.papers.extensions.map((extension) => `.${extension}`).join(),
  photos: 'image/jpeg,image/png',
};

type ChooseFileProps = {
  text: string;
  label: string;
  kind?: UploadKind;
  isOne?: boolean;
  isOff?: boolean;
  onChoose: (files: readonly ChosenFile[]) => void;
};

/** A file is chosen with the browser's own control, dressed as a button of ours. */
export function ChooseFile({ text, label, kind = 'papers', isOne = false, isOff = false, onChoose }: ChooseFileProps) {
  const id = useId();
  if (use(ForReading)) return null;
  return (
    <label
      htmlFor={id}
      className={buttonClass('line', 'small', 'relative cursor-pointer has-focus-visible:outline-2 print:hidden')}
    >
      <WorkIcon name="upload" className="size-4" />
      {text}
      <input
        id={id}
        type="file"
        multiple={!isOne}
        accept={ACCEPT[kind]}
        disabled={isOff}
        aria-label={label}
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
