import { layoutCopy } from '../../copy/site/layout';
import { links } from '../../copy/site/links';
import { Icon } from './icon';
import { deferPart } from '../show/deferred';

const Code = deferPart(() => import('./qr-code').then(({ QrCode }) => QrCode));

/** QR code of the mini program, or an icon while there is none; on white, so that cameras read it in dark mode. */
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
