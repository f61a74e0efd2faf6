import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { LOG_ACTS, LOG_PAGE, type LogLine, type LogSubject } from '../../../domain/house/log';
import { deskPagePath, type DeskPage } from '../../../domain/house/pages';
import {
  deskLogIntents,
  selectDeskLog,
  type DeskLogActor,
  type DeskLogIntents,
  type DeskLogView as View,
} from '../../../machines/house/desk-log';
import { deskCaseCopy } from '../../copy/house/desk-case';
import { deskLogCopy as copy } from '../../copy/house/desk-log';
import { Select } from '../../ui/form/select';
import { TextField } from '../../ui/form/text-field';
import { catchFocus } from '../../ui/layer/catch-focus';
import { Button } from '../../ui/press/button';
import { TextLink } from '../../ui/press/text-link';
import { Table, type Column } from '../../ui/show/table';
import { TablePages } from './table-pages';

type Parts = { view: View; on: DeskLogIntents };

const ALL = 'ALL';

function Filters({ view: { form, people }, on }: Parts) {
  return (
    <form
      noValidate
      className="mt-4 grid items-start gap-x-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        on.apply();
      }}
    >
      <Select<string>
        label={copy.fields.who}
        hint=""
        placeholder={copy.anybody}
        choices={[
          { key: ALL, label: copy.anybody },
          ...people.map(({ staffId, name }) => ({ key: staffId, label: name })),
        ]}
        chosen={form.who === '' ? ALL : form.who}
        onChoose={(key) => on.change({ who: key === ALL ? '' : key })}
      />
      <Select<string>
        label={copy.fields.act}
        hint=""
        placeholder={copy.anything}
        choices={[{ key: ALL, label: copy.anything }, ...LOG_ACTS.map((act) => ({ key: act, label: copy.act(act) }))]}
        chosen={form.act === '' ? ALL : form.act}
        onChoose={(key) => on.change({ act: LOG_ACTS.find((act) => act === key) ?? '' })}
      />
      <TextField
        label={copy.fields.subject}
        hint=""
        name="subject"
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={form.subject}
        onChange={({ target }) => on.change({ subject: target.value })}
      />
      <TextField
        label={copy.fields.day}
        hint=""
        name="day"
        type="date"
        value={form.day}
        onChange={({ target }) => on.change({ day: target.value })}
      />
      <div className="max-lg:pb-4 lg:pt-6.5">
        <Button look="signal" type="submit">
          {copy.apply}
        </Button>
      </div>
    </form>
  );
}

function subjectPage({ kind, no }: LogSubject): DeskPage | null {
  if (kind === null) return null;
  if (kind === 'news' || kind === 'help' || kind === 'campaign' || kind === 'legal')
    return { name: 'document', ref: { kind, key: no } };
  return kind === 'enterprise' || kind === 'person'
    ? { name: 'customers', ref: { kind, id: no } }
    : { name: 'case', subject: { kind, no } };
}

function About({ subject }: Pick<LogLine, 'subject'>) {
  const page = subjectPage(subject);
  return (
    <span className="wrap-anywhere">
      {page === null ? subject.name : <TextLink href={`#${deskPagePath(page)}`}>{subject.name}</TextLink>}
    </span>
  );
}

const COLUMNS: Column<LogLine, keyof typeof copy.columns>[] = [
  { key: 'position', head: copy.columns.position, cell: ({ position }) => position },
  { key: 'at', head: copy.columns.at, cell: ({ at }) => deskCaseCopy.at(at) },
  { key: 'who', head: copy.columns.who, cell: ({ who }) => who },
  { key: 'act', head: copy.columns.act, cell: ({ act }) => copy.act(act) },
  { key: 'subject', head: copy.columns.subject, cell: About },
];

function Lines({ view: { stage, records, total, asked, failureCode }, on }: Parts) {
  if (stage === 'loading') return <output className="block py-6 text-muted">{copy.loading}</output>;
  if (stage === 'failed')
    return (
      <>
        <p role="alert" className="mb-3 text-bad">
          {copy.failure[failureCode ?? 'unexpected']}
        </p>
        <Button look="line" onClick={on.retry}>
          {copy.retry}
        </Button>
      </>
    );
  if (records.length === 0) return <p className="py-6 text-muted">{copy.empty}</p>;
  const count = Math.ceil(total / LOG_PAGE);
  return (
    <>
      <Table caption={copy.title} columns={COLUMNS} rows={records} keyOf={({ position }) => String(position)} />
      <TablePages
        words={copy.pagination}
        page={asked.page}
        count={count}
        total={copy.total(total)}
        onTurn={on.turnPage}
      />
    </>
  );
}

function Chain({ view: { check, chain }, on }: Parts) {
  if (check === 'checking') return <output className="block text-muted">{copy.chain.checking}</output>;
  const { whole, covers, changed, broken, unchecked, again } = copy.chain;
  const isWhole = chain !== null && chain.brokenAt === null && chain.changed.length === 0;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {chain === null && <p role="alert">{unchecked}</p>}
      {isWhole && <output className="text-good">{whole(chain)}</output>}
      {isWhole && <p className="text-muted">{covers}</p>}
      {chain?.changed.map((one) => (
        <p key={`${one.source} ${one.no}`} role="alert" className="text-bad">
          {changed(one)}
        </p>
      ))}
      {chain !== null && chain.brokenAt !== null && (
        <p role="alert" className="text-bad">
          {broken(chain.brokenAt)}
        </p>
      )}
      <Button look="line" size="small" onClick={on.check}>
        {again}
      </Button>
    </div>
  );
}

export function DeskLogView({ view, on }: Parts) {
  return (
    <>
      <h1 ref={catchFocus} className="mb-2 text-24">
        {copy.title}
      </h1>
      <Chain view={view} on={on} />
      <Filters view={view} on={on} />
      <Lines view={view} on={on} />
    </>
  );
}

export function DeskLog({ actor }: { actor: DeskLogActor }) {
  const view = useSelector(actor, selectDeskLog, shallowEqual);
  const on = useMemo(() => deskLogIntents(actor), [actor]);
  return <DeskLogView view={view} on={on} />;
}
