import type { ReactNode } from 'react';

import { QrCode } from '../../../ui/mark/qr-code';

type MadeLinkProps = {
  address: string;
  copy: { title: string; text: string; address: string; code: string };
  renderCopier: (address: string) => ReactNode;
};

/** A link shown only once, to copy or scan. */
export const MadeLink = ({ address, copy, renderCopier }: MadeLinkProps) => (
  <div className="flex flex-wrap items-center gap-4 rounded-card border border-good bg-surface p-4 md:p-5">
    <QrCode text={address} label={copy.code} className="size-28 flex-none rounded-control border border-line" />
    <div className="grid min-w-0 flex-1 basis-60 gap-2">
      <p className="text-16 font-semibold text-ink" role="status">
        {copy.title}
      </p>
      <p className="text-12 text-muted">{copy.text}</p>
      <p aria-label={copy.address} className="text-14 break-all text-ink select-all">
        {address}
      </p>
      {renderCopier(address)}
    </div>
  </div>
);
