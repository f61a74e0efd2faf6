import { DialogTitle } from '@headlessui/react';

import type { LegalText } from '../../../machines/login';
import { legalCopy } from '../../copy/legal';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';

/** A text in short, over the form, which keeps everything typed. */
export function LegalDialogView({ text, onClose }: { text: LegalText; onClose: () => void }) {
  const { title, version, points } = legalCopy[text];
  return (
    <Dialog shape="sheet" closesOnBackdrop className="p-6 md:w-120" onClose={onClose}>
      <DialogTitle className="text-20">{title}</DialogTitle>
      <p className="mt-1 text-12 text-muted">{version}</p>
      <ul className="mt-4 grid list-disc gap-2 pl-5 marker:text-hint">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Button look="sea" className="mt-6 ml-auto flex max-md:w-full" onClick={onClose}>
        {legalCopy.close}
      </Button>
    </Dialog>
  );
}
