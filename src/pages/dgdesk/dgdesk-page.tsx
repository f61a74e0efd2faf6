import type { ReactNode } from 'react';

import type { ToolId } from '../../../domain/desk/tool';
import { deskCopy as copy } from '../../copy/desk/desk';
import { titles } from '../../copy/site/titles';
import { DutyCard } from '../../features/desk/duty-card';
import { ToolTabs } from '../../features/desk/tool-tabs';
import art from '../../features/page/art/drums.svg';
import { BannerHead } from '../../features/page/page-head';
import { PhoneCard } from '../../features/page/page-parts';

type DgdeskPageProps = {
  current: ToolId;
  shelf: ReactNode;
  services: ReactNode;
  children: ReactNode;
};

/** Tools first; services with price and time below. */
export function DgdeskPage({ current, shelf, services, children }: DgdeskPageProps) {
  return (
    <>
      <BannerHead title={titles.dgdesk} purpose={copy.purpose} art={art} isLow />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-3 py-3 md:gap-5 md:py-10">
        <ToolTabs current={current} />
        {/* On phones the kept substances come below the tool. */}
        <div className="max-md:-order-1">{children}</div>
        {shelf}
        {services}
        <DutyCard />
        <PhoneCard />
      </div>
    </>
  );
}
