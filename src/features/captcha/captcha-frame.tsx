import type { ReactNode } from 'react';

import type { CaptchaForm } from '../../../machines/identity/captcha';
import { captchaCopy as copy } from '../../copy/people/captcha';
import { Dialog } from '../../ui/layer/dialog';
import { DialogTitle } from '../../ui/layer/dialog-title';
import { IconButton } from '../../ui/press/icon-button';

type CaptchaFrameProps = { form: CaptchaForm; onCancel: () => void; children: ReactNode };

/** Modal dialog, a bottom sheet on phones; or embedded in the page at the width of its container. */
export function CaptchaFrameView({ form, onCancel, children }: CaptchaFrameProps) {
  if (form === 'embedded') {
    return (
      <section aria-label={copy.title} className="w-full max-w-100">
        {children}
      </section>
    );
  }
  return (
    <Dialog shape="sheet" closesOnBackdrop className="pb-4 md:w-89.5" onClose={onCancel}>
      <div className="mx-auto w-full max-w-112 px-6">
        <header className="-mr-4 flex h-14 items-center justify-between">
          <DialogTitle className="text-16">{copy.title}</DialogTitle>
          <IconButton name="close" label={copy.close} onClick={onCancel} />
        </header>
        {children}
      </div>
    </Dialog>
  );
}
