import { Fragment } from 'react';
import { Link } from 'wouter';

import { routePath, type RouteName } from '../../../domain/routes';
import { brand } from '../../copy/site/brand';
import { frameCopy } from '../../copy/site/frame';
import { layoutCopy } from '../../copy/site/layout';
import { titles } from '../../copy/site/titles';
import { Dialog } from '../../ui/layer/dialog';
import { Icon, type IconName } from '../../ui/mark/icon';
import { MiniProgramPicture } from '../../ui/mark/mini-program-picture';
import { SERVICE_PAGES } from '../services';
import type { Account, AccountWishes } from './account';
import { BrandTabs } from './brand-tabs';

const { account: copy, header } = layoutCopy;

/** Order pages first, then reading pages. */
const PAGES: readonly RouteName[] = [...SERVICE_PAGES, 'helpCenter'];

const LINES = [
  [layoutCopy.footer.service, brand.serviceLine] as const,
  [frameCopy.emergency, brand.emergencyLine] as const,
].filter(([, line]) => line !== '');

const ROW = 'flex min-h-13 w-full items-center gap-3 px-5 text-left hover:bg-sea-tint';

function Row({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button type="button" className={ROW} onClick={onClick}>
      <Icon name={icon} className="text-muted" />
      {label}
    </button>
  );
}

type MenuDrawerProps = { place: RouteName; account: Account; on: AccountWishes; onClose: () => void };

/** Header controls on phones. Any press also closes the drawer. */
export function MenuDrawer({ place, account: { name, hasWholeVehicles }, on, onClose }: MenuDrawerProps) {
  const andClose = (wish: () => void) => () => {
    onClose();
    wish();
  };
  return (
    <Dialog shape="menu" label={header.menu} closesOnBackdrop onClose={onClose}>
      <div className="flex min-h-full flex-col">
        <div className="flex h-16 items-center justify-between pr-3 pl-5 text-ink">
          <b className="truncate text-16 font-semibold">{name ?? header.menu}</b>
          <button
            type="button"
            aria-label={header.close}
            className="grid size-10 place-items-center rounded-control hover:bg-sea-tint"
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </div>
        {name === null ? (
          <button
            type="button"
            className="mx-5 mb-5 h-11 rounded-control bg-signal font-medium text-on-signal"
            onClick={andClose(on.login)}
          >
            {copy.login}
          </button>
        ) : (
          <>
            <Row icon="building" label={header.center} onClick={andClose(on.visitCenter)} />
            {hasWholeVehicles && (
              <Row icon="truck" label={header.wholeVehicle} onClick={andClose(on.visitWholeVehicles)} />
            )}
          </>
        )}
        <BrandTabs place={place} look="menu" onLeave={onClose} />
        {PAGES.map((page) => (
          <Link key={page} href={routePath(page)} className={ROW} onClick={onClose}>
            {titles[page]}
          </Link>
        ))}
        {name !== null && (
          <>
            <Row icon="lock" label={copy.changePassword} onClick={andClose(on.changePassword)} />
            <Row icon="exit" label={copy.logout} onClick={andClose(on.logout)} />
          </>
        )}
        <div className="mt-auto flex items-center gap-4 p-5 text-12 text-muted">
          <MiniProgramPicture className="size-18 rounded-control p-0.5" />
          <p className="leading-5">
            {header.codeFull}
            {LINES.map(([name, line]) => (
              <Fragment key={name}>
                <br />
                {name} <a href={`tel:${line}`}>{line}</a>
              </Fragment>
            ))}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
