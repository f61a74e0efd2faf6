import { useSelector } from '@xstate/react';
import { SkipLink } from '../ui/press/skip-link';
import type { ReactNode } from 'react';

import type { Layout, RouteName } from '../../domain/routes';
import { selectPasswordActor } from '../../machines/shell/app';
import { isOpen } from '../../machines/support/is-open';
import { useAppActor } from '../actors/app-actor';
import { frameCopy as copy } from '../copy/site/frame';
import { deferPart } from '../ui/show/deferred';
import { SiteFooter } from './footer/footers';
import type { Ground } from './header/ground';
import { LoginSlot } from './login-slot';
import { picturePart } from '../ui/show/pictured';

const dialog = deferPart(async () => (await import('../features/password/password-dialog')).PasswordDialog);

function PasswordSlot() {
  const actor = useSelector(useAppActor(), selectPasswordActor);
  const isWanted = useSelector(actor, isOpen);
  return isWanted && <dialog.Part isWanted actor={actor} />;
}

export type LayoutProps = { place: RouteName; children: ReactNode };

const SiteHeader = picturePart(async () => (await import('./header/site-header')).SiteHeader, 'rest');

/** Removes the placeholder for the user's name once the header is mounted. */
const showPerson = () => void delete document.documentElement.dataset['visitor'];

type FrameProps = LayoutProps & {
  layout: Layout;
  ground?: Ground;
  paper?: string;
  footer?: ReactNode;
};

export function Frame({ layout, place, ground = 'page', paper = '', footer = <SiteFooter />, children }: FrameProps) {
  return (
    <div data-layout={layout} className={`flex min-h-dvh flex-col ${paper}`}>
      <SkipLink to="main">{copy.skip}</SkipLink>
      <SiteHeader place={place} ground={ground} isIndex={layout === 'large-page'} onDrawn={showPerson} />
      <main
        id="main"
        tabIndex={-1}
        className={`flex flex-1 flex-col outline-none ${ground === 'page' ? 'pt-16 in-data-[agent=mobile]:in-data-[layout=activity]:pt-0' : ''}`}
      >
        {children}
      </main>
      {footer}
      <LoginSlot />
      <PasswordSlot />
    </div>
  );
}
