import { MODE_IDS, type ModeId } from '../../../domain/mode-ids';
import { daysCross, MOST_QUERY_SIGNS, ORDER_STAGE_IDS, type OrderStage } from '../../../domain/order/life/order-query';
import type { CenterOrdersIntents, CenterOrdersView } from '../../../machines/identity/center-orders';
import { centerOrdersCopy } from '../../copy/orders/center-orders';
import { bookingSearchCopy } from '../../copy/search/booking-search';
import { Select } from '../../ui/form/select';
import { TextField } from '../../ui/form/text-field';
import { Button } from '../../ui/press/button';

const { query: copy } = centerOrdersCopy;

const ALL = 'ALL';

const isAll = (key: string): key is typeof ALL => key === ALL;

const NAMES: Readonly<Partial<Record<ModeId, string>>> = bookingSearchCopy.mode;
const MODE_CHOICES = [
  { key: ALL, label: copy.allModes } as const,
  ...MODE_IDS.flatMap((key) => (NAMES[key] ? [{ key, label: NAMES[key] }] : [])),
];
const STAGE_CHOICES = [
  { key: ALL, label: copy.allStages } as const,
  ...ORDER_STAGE_IDS.map((key) => ({ key, label: copy.stages[key] })),
];

type OrdersQueryProps = {
  view: Pick<CenterOrdersView, 'query' | 'isNarrowed'>;
  on: Pick<CenterOrdersIntents, 'change' | 'clear'>;
};

export function OrdersQuery({ view: { query, isNarrowed }, on }: OrdersQueryProps) {
  return (
    <div role="search" className="mb-2 grid grid-cols-2 gap-x-3 md:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
      <div className="max-md:col-span-2">
        <TextField
          label={copy.words}
          hint={copy.wordsHint}
          type="search"
          value={query.words}
          maxLength={MOST_QUERY_SIGNS}
          onChange={({ target }) => on.change({ words: target.value })}
        />
      </div>
      <Select<ModeId | typeof ALL>
        label={copy.mode}
        hint=""
        choices={MODE_CHOICES}
        chosen={query.mode || ALL}
        placeholder={copy.allModes}
        onChoose={(key) => on.change({ mode: isAll(key) ? '' : key })}
      />
      <Select<OrderStage | typeof ALL>
        label={copy.stage}
        hint=""
        choices={STAGE_CHOICES}
        chosen={query.stage || ALL}
        placeholder={copy.allStages}
        onChoose={(key) => on.change({ stage: isAll(key) ? '' : key })}
      />
      <TextField
        label={copy.from}
        hint=""
        error={daysCross(query) ? copy.daysCross : undefined}
        type="date"
        value={query.from}
        onChange={({ target }) => on.change({ from: target.value })}
      />
      <TextField
        label={copy.to}
        hint=""
        type="date"
        value={query.to}
        onChange={({ target }) => on.change({ to: target.value })}
      />
      {isNarrowed && (
        <div className="col-span-full mb-2">
          <Button look="line" size="small" onClick={on.clear}>
            {copy.clear}
          </Button>
        </div>
      )}
    </div>
  );
}
