import type { ReactNode } from 'react';

import { PhoneCard } from '../../features/page/page-parts';

export function NewsDetailPage({ children }: { children: ReactNode }) {
  return (
    <div className="wrap grid gap-10 py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_288px] lg:gap-14">
      {children}
      <aside>
        <PhoneCard />
      </aside>
    </div>
  );
}
