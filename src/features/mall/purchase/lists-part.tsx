import type { PurchaseSheet } from '../../../../domain/mall/purchase';
import type { PurchaseListIntents, PurchaseListView } from '../../../../machines/booking/purchase-list';
import { purchaseCopy } from '../../../copy/mall/purchase';
import { MOST_LISTS } from '../../../../domain/mall/lists';
import { TextField } from '../../../ui/form/text-field';
import { Button } from '../../../ui/press/button';
import { ChoiceChip } from '../../../ui/press/choice-chip';
import { LinkButton } from '../../../ui/press/link-button';

const copy = purchaseCopy.lists;

type PartProps = { sheet: PurchaseSheet; view: PurchaseListView; on: PurchaseListIntents };

function Asking({ view: { asking, open, isBusy }, on }: Omit<PartProps, 'sheet'>) {
  if (!asking || !open) return null;
  const { what, name, fault } = asking;
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        on.confirm();
      }}
    >
      {what === 'drop' ? (
        <p className="text-warn">{copy.drop(open)}</p>
      ) : (
        <TextField
          label={copy.name}
          hint={copy.hint}
          error={fault ? copy.faults[fault] : undefined}
          value={name}
          autoComplete="off"
          onChange={({ target }) => on.name(target.value)}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="sea" size="small" isBusy={isBusy}>
          {copy.confirm[what]}
        </Button>
        <LinkButton onClick={on.leave}>{copy.leave}</LinkButton>
      </div>
    </form>
  );
}

export function ListsPart({ sheet: { lists }, view, on }: PartProps) {
  if (!view.open) return null;
  return (
    <section aria-label={copy.title} className="grid gap-3 rounded-card border border-line bg-surface p-4 md:px-5">
      <div role="group" aria-label={copy.title} className="flex flex-wrap gap-2">
        {lists.map((one) => (
          <ChoiceChip key={one.listId} isPressed={one.isOpen} onPress={() => on.open(one.listId)}>
            {copy.of(one)}
          </ChoiceChip>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {view.askable.map((what) => (
          <LinkButton key={what} onClick={() => on.askOfList(what)}>
            {copy.ask[what]}
          </LinkButton>
        ))}
      </div>
      <Asking view={view} on={on} />
      <p className="text-12 text-muted">{lists.length < MOST_LISTS ? copy.note : copy.full}</p>
    </section>
  );
}
