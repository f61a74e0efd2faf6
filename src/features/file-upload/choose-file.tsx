import { use, useId } from 'react';

import { type UploadKind, UPLOADS } from '../../../domain/order/papers/upload';
import type { ChosenFile } from '../../../machines/order/file-upload';
import { buttonClass } from '../../ui/press/button-look';
import { ForReading } from '../../ui/press/for-reading';
import { WorkIcon } from '../../ui/mark/work-icon';

/** Given these types, phones also offer the camera. */
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
          // Reset, so that the same file can be chosen again after a correction.
          target.value = '';
        }}
      />
    </label>
  );
}
