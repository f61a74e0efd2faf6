import type { ReactNode } from 'react';

import type { ToolId } from '../../../domain/desk/tool';
import { deskCopy as copy } from '../../copy/desk/desk';
import { titles } from '../../copy/titles';
import { DutyCard } from '../../features/desk/duty-card';
import { ToolTabs } from '../../features/desk/tool-tabs';
import art from '../../features/page/art/drums.svg';
import { BannerHead } from '../../features/page/page-head';
import { PhoneCard } from '../../features/page/page-parts';

type DgdeskPageProps = {
  current: ToolId;
  /** The substances somebody keeps at hand. */
  shelf: ReactNode;
  services: ReactNode;
  children: ReactNode;
};

/** Look it up first; what cannot be looked up is given to us, at a price and by a time that stand below. */
export function DgdeskPage({ current, shelf, services, children }: DgdeskPageProps) {
  return (
    <>
      <BannerHead title={titles.dgdesk} purpose={copy.purpose} art={art} />
      <div className="wrap grid gap-5 py-8 md:py-10">
        <ToolTabs current={current} />
        {shelf}
        {children}
        {services}
        <DutyCard />
        <PhoneCard />
      </div>
    </>
  );
}
