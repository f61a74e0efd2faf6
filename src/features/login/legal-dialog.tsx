import { DialogTitle } from '@headlessui/react';

import type { LegalText } from '../../../machines/login';
import { legalCopy } from '../../copy/legal';
import { loginCopy } from '../../copy/login';
import { Dialog } from '../../ui/dialog';
import { IconButton } from '../../ui/icon-button';

/** A text in short, over the form, which keeps everything typed. */
export function LegalDialogView({ text, onClose }: { text: LegalText; onClose: () => void }) {
  const { title, version, points } = legalCopy[text];
  return (
    <Dialog shape="sheet" closesOnBackdrop className="p-6 md:w-120" onClose={onClose}>
      <IconButton name="close" label={loginCopy.close} className="absolute top-4 right-4" onClick={onClose} />
      <DialogTitle className="text-20">{title}</DialogTitle>
      <p className="mt-1 text-12 text-muted">{version}</p>
      <ul className="mt-4 grid list-disc gap-2 pl-5 marker:text-hint">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Dialog>
  );
}
