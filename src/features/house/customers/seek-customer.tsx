import type { FoundCustomer } from '../../../../domain/house/customers';
import type { DeskCustomersIntents, DeskCustomersView } from '../../../../machines/house/desk-customers';
import { deskCaseCopy } from '../../../copy/house/desk-case';
import { deskCustomersCopy as copy } from '../../../copy/house/desk-customers';
import { TextField } from '../../../ui/form/text-field';
import { catchFocus } from '../../../ui/layer/catch-focus';
import { Button } from '../../../ui/press/button';
import { LinkButton } from '../../../ui/press/link-button';
import { Table, type Column } from '../../../ui/show/table';

type Parts = { view: DeskCustomersView; on: DeskCustomersIntents };

const customerColumns = ({ open }: DeskCustomersIntents): Column<FoundCustomer, keyof typeof copy.columns>[] => [
  {
    key: 'name',
    head: copy.columns.name,
    cell: ({ kind, id, name }) => (
      <LinkButton className="text-left wrap-anywhere" onClick={() => open({ kind, id })}>
        {name}
      </LinkButton>
    ),
  },
  {
    key: 'what',
    head: copy.columns.what,
    cell: ({ kind, enterprise }) => <span className="wrap-anywhere">{enterprise ?? copy.kinds[kind]}</span>,
  },
  {
    key: 'code',
    head: copy.columns.code,
    cell: ({ creditCode, phone }) => <span className="wrap-anywhere">{creditCode ?? phone}</span>,
  },
  {
    key: 'status',
    head: copy.columns.status,
    cell: ({ status }) => (status === null ? '—' : deskCaseCopy.verification[status]),
  },
];

function Found({ view: { found, isMore, isFinding }, on }: Parts) {
  if (isFinding || found === null) return null;
  if (found.length === 0) return <output className="block py-6 text-muted">{copy.none}</output>;
  return (
    <>
      <output className="mb-3 block text-muted">
        {copy.found(found.length)}
        {isMore && `，${copy.more}`}
      </output>
      <Table
        caption={copy.title}
        columns={customerColumns(on)}
        rows={found}
        keyOf={({ kind, id }) => `${kind} ${id}`}
      />
    </>
  );
}

export function SeekCustomer({ view, on }: Parts) {
  const { text, isShort, isFinding, failureCode } = view;
  return (
    <>
      <h1 ref={catchFocus} className="text-24">
        {copy.title}
      </h1>
      <p className="mt-1 text-muted">{copy.note}</p>
      <form
        role="search"
        noValidate
        className="mt-4 grid max-w-180 items-start gap-x-3 sm:grid-cols-[1fr_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          on.seek();
        }}
      >
        <TextField
          label={copy.field}
          hint={copy.hint}
          name="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          value={text}
          error={isShort ? copy.short : undefined}
          onChange={({ target }) => on.type(target.value)}
        />
        <div className="sm:pt-6.5">
          <Button look="signal" type="submit" isBusy={isFinding}>
            {isFinding ? copy.seek.busy : copy.seek.idle}
          </Button>
        </div>
      </form>
      {failureCode !== null && (
        <p role="alert" className="mt-3 text-bad">
          {copy.failure[failureCode]}
        </p>
      )}
      <div className="mt-4">
        <Found view={view} on={on} />
      </div>
    </>
  );
}
