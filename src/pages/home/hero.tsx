import type { ReactNode } from 'react';

import { homeCopy as copy } from '../../copy/home';
import named from './lanes-named.svg';
import plain from './lanes.svg';

/** The chart of the lanes behind the tool. It shows coasts and no borders, and says so at the foot of it. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className="relative isolate bg-deep text-on-deep">
      <div className="absolute inset-0 -z-10 overflow-hidden">
        <picture>
          <source media="(width < 48rem)" srcSet={plain} />
          <img
            src={named}
            fetchPriority="high"
            alt=""
            width={1440}
            height={700}
            className="absolute top-0 left-1/2 h-175 w-360 max-w-none -translate-x-1/2 max-md:top-15 max-md:left-0 max-md:h-87.5 max-md:w-98 max-md:translate-x-0 max-md:opacity-55 md:max-lg:left-[calc(50%+150px)] md:max-lg:opacity-80"
          />
        </picture>
      </div>
      <div className="wrap pt-28 pb-8 md:pt-42 md:pb-14">
        <h1 className="text-32 tracking-wide text-on-deep outline-none md:text-44">
          {copy.headline.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </h1>
        <p className="mt-4 max-w-100 text-16 text-deep-text">{copy.promise}</p>
        <div className="mt-8 md:mt-20">{children}</div>
        <p className="mt-3 text-right text-12 text-deep-muted max-md:text-left">{copy.map}</p>
      </div>
    </section>
  );
}
