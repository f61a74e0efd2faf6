import { layoutCopy } from '../../copy/layout';
import code from './mini-program.svg';

/** The code of the mini program on its white ground, which a camera needs by night too. */
export const MiniProgramPicture = ({ className }: { className: string }) => (
  <img src={code} alt={layoutCopy.header.codePicture} width={116} height={116} className={`bg-on-deep ${className}`} />
);
