import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Link } from 'wouter';

import type { RouteName } from '../../../domain/routes';
import { appIntents, selectHeaderActor, selectSessionActor } from '../../../machines/shell/app';
import { headerIntents, selectHeader, type HeaderView, type VisitFailure } from '../../../machines/shell/header';
import {
  selectHasWholeVehicleOrders,
  selectIsSignedIn,
  selectName,
  type SessionSnapshot,
} from '../../../machines/identity/session';
import { useAppActor } from '../../actors/app-actor';
import { brand } from '../../copy/site/brand';
import { layoutCopy as copy } from '../../copy/site/layout';
import { deferPart } from '../../ui/show/deferred';
import { Icon } from '../../ui/mark/icon';
import { Logo } from '../../ui/mark/logo';
import { useIsTakenOver } from '../../ui/form/taken-over';
import { warmLogin } from '../login-slot';
import type { Account, AccountWishes } from './account';
import { AccountControls } from './account-controls';
import { BrandTabs } from './brand-tabs';
import { EmergencyLine } from './emergency-line';
import type { Ground } from './ground';
import { MiniProgram } from './mini-program';

const { visit: visitCopy, header } = copy;

/** Reason the user center did not open; after a blocked popup a link to it. */
function VisitNotice({ failure, onDismiss }: { failure: VisitFailure; onDismiss: () => void }) {
  return (
    <div className="absolute top-full right-4 mt-2 flex max-w-80 items-center gap-2 rounded-card border border-line bg-raise py-2 pr-1 pl-3 text-text shadow-dialog">
      <p>
        <span role="alert">{visitCopy[failure.code]}</span>
        {failure.code === 'blocked' && (
          <a href={failure.href} target="_blank" rel="noopener noreferrer" className="text-sea underline">
            {visitCopy.openByHand}
          </a>
        )}
      </p>
      <button
        type="button"
        aria-label={header.close}
        className="grid size-8 flex-none place-items-center rounded-control hover:bg-sea-tint"
        onClick={onDismiss}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Phones only, so its code loads when a touch is likely. */
const menu = deferPart(async () => (await import('./menu-drawer')).MenuDrawer);

type SiteHeaderViewProps = {
  view: HeaderView;
  place: RouteName;
  ground: Ground;
  account: Account;
  on: AccountWishes & {
    openMenu: () => void;
    toggleCode: () => void;
    closePanel: () => void;
    dismissVisit: () => void;
  };
};

export function SiteHeaderView({ view, place, ground, account, on }: SiteHeaderViewProps) {
  const look =
    ground === 'page' || view.isSolid
      ? 'border-line bg-surface text-ink'
      : 'border-transparent bg-deep/90 text-on-deep';
  return (
    <header
      data-hidden={view.isHidden}
      data-solid={view.isSolid}
      className={`fixed inset-x-0 top-0 z-10 border-b transition duration-200 ease-instrument data-[hidden=true]:not-focus-within:-translate-y-full in-data-[agent=mobile]:in-data-[layout=activity]:hidden ${look}`}
    >
      <div className="relative wrap flex h-16 items-center gap-2 md:gap-4 lg:gap-8">
        <Link
          href="/"
          aria-label={`${brand.name} ${brand.latinName} ${copy.home}`}
          className="flex flex-none items-center gap-2 rounded-control outline-current md:gap-2.5"
        >
          <Logo />
          <span className="text-20 font-semibold">{brand.name}</span>
          <span className="max-md:hidden">{brand.latinName}</span>
        </Link>
        <BrandTabs place={place} look="bar" />
        <div className="ml-auto flex min-w-0 items-center gap-1 md:gap-3">
          <EmergencyLine />
          {account.name === null && (
            <MiniProgram isOpen={view.panel === 'code'} onToggle={on.toggleCode} onClose={on.closePanel} />
          )}
          <AccountControls account={account} isVisiting={view.isVisiting} on={on} />
          <button
            type="button"
            aria-label={copy.header.openMenu}
            aria-haspopup="dialog"
            className="-mr-2 grid size-10 flex-none place-items-center rounded-control outline-current hover:bg-current/10 lg:hidden"
            onPointerEnter={menu.warm}
            onFocus={menu.warm}
            onClick={on.openMenu}
          >
            <Icon name="menu" />
          </button>
        </div>
        {view.failure && <VisitNotice failure={view.failure} onDismiss={on.dismissVisit} />}
      </div>
      {view.panel === 'menu' && <menu.Part isWanted place={place} account={account} on={on} onClose={on.closePanel} />}
    </header>
  );
}

const headerAccount = (snapshot: SessionSnapshot) => ({
  name: selectIsSignedIn(snapshot) ? selectName(snapshot) : null,
  hasWholeVehicles: selectHasWholeVehicleOrders(snapshot),
});

/** State the build draws the header in: signed out, at the top. */
const VISITOR = { name: null, hasWholeVehicles: false };
const AT_THE_TOP: HeaderView = { isSolid: false, isHidden: false, panel: null, isVisiting: false, failure: null };

/** `isIndex`: on the home page the special enterprise is sent to its own page. */
export function SiteHeader({ place, ground, isIndex }: { place: RouteName; ground: Ground; isIndex: boolean }) {
  const app = useAppActor();
  const header = useSelector(app, selectHeaderActor);
  const isTakenOver = useIsTakenOver();
  const known = useSelector(useSelector(app, selectSessionActor), headerAccount, shallowEqual);
  const account = isTakenOver ? known : VISITOR;
  const view = useSelector(header, selectHeader, shallowEqual);
  const on = useMemo(() => {
    const { showLogin, showPassword, signOut } = appIntents(app);
    const { visitCenter, ...wishes } = headerIntents(header);
    return {
      ...wishes,
      intendLogin: warmLogin,
      login: () => showLogin(),
      changePassword: showPassword,
      logout: signOut,
      visitCenter: () => visitCenter(isIndex ? 'own' : 'workplace'),
      visitWholeVehicles: () => visitCenter('wholeVehicle'),
    };
  }, [app, header, isIndex]);
  return (
    <SiteHeaderView view={isTakenOver ? view : AT_THE_TOP} place={place} ground={ground} account={account} on={on} />
  );
}
