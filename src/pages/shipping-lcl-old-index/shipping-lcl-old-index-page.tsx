import { shippingLclOldIndexCopy as copy } from '../../copy/pages/shipping-lcl-old-index';
import { titles } from '../../copy/titles';
import { ActionLink, PlainHead } from '../../features/page/page-head';
import { Icon } from '../../ui/mark/icon';

export default function ShippingLclOldIndexPage() {
  return (
    <>
      <PlainHead title={titles.shippingLclOldIndex} purpose={copy.purpose}>
        <p className="flex w-full flex-wrap items-center gap-4 rounded-card bg-sea-tint p-4 text-ink">
          <Icon name="shield" className="text-sea" />
          <span className="flex-1">{copy.banner}</span>
          <ActionLink action={copy.action} />
        </p>
      </PlainHead>
      <div className="wrap py-10">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls has to be reached by keys */}
        <div className="relative overflow-x-auto" tabIndex={0} role="region" aria-label={copy.table}>
          <table className="w-full min-w-170 text-left">
            <caption className="sr-only">{copy.table}</caption>
            <thead className="text-12 text-muted">
              <tr className="border-y border-line">
                {copy.columns.map((column) => (
                  <th key={column} scope="col" className="py-3 font-normal">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr className="border-b border-line">
                <td colSpan={copy.columns.length} className="py-8 text-muted">
                  {copy.empty}
                </td>
              </tr>
            </tbody>
          </table>
        </div>
      </div>
    </>
  );
}
