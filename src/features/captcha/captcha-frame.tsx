import { DialogTitle } from '@headlessui/react';
import type { ReactNode } from 'react';

import type { CaptchaForm } from '../../../machines/captcha';
import { captchaCopy as copy } from '../../copy/captcha';
import { Dialog } from '../../ui/dialog';
import { IconButton } from '../../ui/icon-button';

type CaptchaFrameProps = { form: CaptchaForm; onCancel: () => void; children: ReactNode };

/** A dialog over the page, from below on a phone; or a box of the page itself, as wide as its place. */
export function CaptchaFrame({ form, onCancel, children }: CaptchaFrameProps) {
  if (form === 'embedded') {
    return (
      <section aria-label={copy.title} className="w-full max-w-100">
        {children}
      </section>
    );
  }
  return (
    <Dialog shape="sheet" closesOnBackdrop className="pb-4 md:w-89.5" onClose={onCancel}>
      <header className="flex h-14 items-center justify-between pr-2 pl-6">
        <DialogTitle className="text-16">{copy.title}</DialogTitle>
        <IconButton name="close" label={copy.close} onClick={onCancel} />
      </header>
      <div className="mx-auto w-full max-w-89.5 px-6">{children}</div>
    </Dialog>
  );
}
