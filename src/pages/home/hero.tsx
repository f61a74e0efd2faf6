import type { ReactNode } from 'react';

import { homeCopy as copy } from '../../copy/home';
import { Lanes } from './lanes';

/** The chart of the lanes behind the tool. It shows coasts and no borders, and says so at the foot of it. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className="relative isolate bg-deep text-on-deep">
      <Lanes />
      <div className="wrap pt-28 pb-8 md:pt-42 md:pb-14">
        <h1 className="text-32 tracking-wide text-on-deep outline-none md:text-44">
          {copy.headline.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </h1>
        <p className="mt-4 max-w-100 text-16 text-deep-text">{copy.promise}</p>
        <div className="mt-8 later-596 md:mt-20 md:later-480 lg:later-275">
          {children}
          <p className="mt-3 text-right text-12 text-deep-muted max-md:text-left">{copy.map}</p>
        </div>
      </div>
    </section>
  );
}
