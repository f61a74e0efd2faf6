import type { LanePrice, ToldBlock } from '../../../domain/campaigns/campaign';
import { campaignCopy } from '../../copy/campaign/campaign';
import { Icon } from '../../ui/mark/icon';
import { Price } from '../../ui/show/price';
import { Table, type Column } from '../../ui/show/table';
import type { LinkComponent } from './campaign-hero';

const Ends = ({ lane }: { lane: LanePrice }) => {
  const { prices: copy } = campaignCopy;
  return (
    <span className="max-md:text-right">
      <b className="text-16 font-semibold">{copy.ends(lane)}</b>
      <span className="block text-12 text-muted">{copy.codes(lane)}</span>
    </span>
  );
};

function columns(WayTo: LinkComponent): Column<LanePrice, string>[] {
  const { prices: copy } = campaignCopy;
  return [
    { key: 'lane', head: copy.lane, cell: (lane) => <Ends lane={lane} /> },
    { key: 'leaves', head: copy.leaves, cell: ({ price }) => (price ? copy.leavesOn(price.leavesOn) : '—') },
    { key: 'days', head: copy.days, cell: ({ price }) => (price ? copy.takes(price.days) : '—') },
    {
      key: 'total',
      head: copy.total,
      isAmount: true,
      cell: ({ price }) => (price ? <Price {...price.total} size="small" /> : copy.none),
    },
    {
      key: 'way',
      head: copy.way,
      isAmount: true,
      cell: (lane) => (
        <WayTo
          href={lane.to}
          label={copy.asks(lane)}
          className="inline-flex min-h-11 items-center gap-1 font-medium text-sea hover:underline"
        >
          {copy.ask}
          <Icon name="arrowRight" className="size-4" />
        </WayTo>
      ),
    },
  ];
}

export function LanePrices({
  lanes,
  goods,
  tons,
  note,
  way,
}: Extract<ToldBlock, { type: 'priceList' }> & { way: LinkComponent }) {
  const title = campaignCopy.prices.title(lanes.length, goods, tons);
  return (
    <section className="grid gap-3">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-20 md:text-24">{title}</h2>
        <p className="text-12 text-muted">{note}</p>
      </header>
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        <Table caption={title} columns={columns(way)} rows={lanes} keyOf={({ to }) => to} />
      </div>
    </section>
  );
}
