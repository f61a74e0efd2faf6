import { useState } from 'react';

import { useIsTakenOver } from '../../ui/form/taken-over';
import named from './lanes-named.svg';
import plain from './lanes.svg';
import drawing from './lanes.svg?raw';

const ON_PHONES = 'absolute top-15 left-0 h-87.5 w-98 max-w-none opacity-55 md:hidden';

/** Only the build has the SVG; the client keeps its HTML and writes nothing. */
const BUILT = { __html: import.meta.env.SSR ? drawing : '' };

/**
 * On phones the map is inlined by the build: as a separate request it would delay the largest paint. After in-site
 * navigation it loads as an image.
 */
function LanesOnPhones() {
  const [isDrawnHere] = useState(useIsTakenOver());
  if (isDrawnHere) return <img src={plain} alt="" loading="lazy" className={ON_PHONES} />;
  return <div aria-hidden="true" className={ON_PHONES} dangerouslySetInnerHTML={BUILT} suppressHydrationWarning />;
}

export const Lanes = () => (
  <div className="absolute inset-0 -z-10 overflow-hidden">
    <picture className="max-md:hidden">
      <source media="(width >= 48rem)" srcSet={named} />
      <img
        fetchPriority="high"
        alt=""
        width={1440}
        height={700}
        className="absolute top-0 left-1/2 h-175 w-360 max-w-none -translate-x-1/2 md:max-lg:left-[calc(50%+150px)] md:max-lg:opacity-80"
      />
    </picture>
    <LanesOnPhones />
  </div>
);
