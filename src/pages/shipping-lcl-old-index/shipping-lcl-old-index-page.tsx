import { Link, useSearch } from 'wouter';

import { pathOf } from '../../../domain/routes';
import { shippingLclOldIndexCopy as copy } from '../../copy/pages/shipping-lcl-old-index';
import { titles } from '../../copy/titles';
import { PlainHead } from '../../features/page/page-head';
import { Icon } from '../../ui/mark/icon';
import { buttonClass } from '../../ui/press/button-look';

/** Every word of the old question, and where it came from. */
const onwards = (search: string): string =>
  `${pathOf('shippingLcl')}?${[search.replace(/^\?/, ''), 'from=old'].filter((words) => words !== '').join('&')}`;

/** An old link opens, says that there is something newer, and takes its question along. */
export default function ShippingLclOldIndexPage() {
  const search = useSearch();
  return (
    <PlainHead title={titles.shippingLclOldIndex} purpose={copy.purpose}>
      <p className="flex w-full flex-wrap items-center gap-4 rounded-card bg-sea-tint p-4 text-ink">
        <Icon name="shield" className="text-sea" />
        <span className="flex-1">{copy.banner}</span>
        <Link href={onwards(search)} className={buttonClass('signal', 'large', '')}>
          {copy.action}
        </Link>
      </p>
    </PlainHead>
  );
}
