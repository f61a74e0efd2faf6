import { layoutCopy } from '../../copy/site/layout';
import { links } from '../../copy/site/links';
import { Icon } from './icon';
import { deferred } from '../show/deferred';

const Code = deferred(() => import('./qr-code').then(({ QrCode }) => QrCode));

/** The code that opens the mini program, or a sign in its place while there is none to open, on the white ground that a camera needs by night too. */
export const MiniProgramPicture = ({ className }: { className: string }) => (
  <div role="img" aria-label={layoutCopy.header.codePicture} className={`overflow-hidden bg-on-deep ${className}`}>
    {links.miniProgram === '' ? (
      <span className="grid size-full place-items-center text-hint">
        <Icon name="qr" className="size-1/2" />
      </span>
    ) : (
      <Code.Part isWanted text={links.miniProgram} className="size-full" />
    )}
  </div>
);
