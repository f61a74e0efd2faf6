import { layoutCopy } from '../../copy/layout';
import { links } from '../../copy/links';
import { deferred } from '../show/deferred';

const Code = deferred(() => import('./qr-code').then(({ QrCode }) => QrCode));

/** The code that opens the mini program, on the white ground that a camera needs by night too. */
export const MiniProgramPicture = ({ className }: { className: string }) => (
  <div role="img" aria-label={layoutCopy.header.codePicture} className={`overflow-hidden bg-on-deep ${className}`}>
    <Code.Part isWanted text={links.miniProgram} className="size-full" />
  </div>
);
