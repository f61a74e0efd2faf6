import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { DOCUMENT_KINDS, type DocumentKind } from '../../../../domain/content/document';
import type { ContentLine } from '../../../../domain/house/content';
import { deskPagePath } from '../../../../domain/house/pages';
import {
  contentListIntents,
  selectContentList,
  type ContentListActor,
  type ContentListView as View,
} from '../../../../machines/house/content-list';
import { campaignCopy } from '../../../copy/campaign/campaign';
import { contentCopy as copy } from '../../../copy/house/content';
import { deskCaseCopy } from '../../../copy/house/desk-case';
import { shelfCopy } from '../../../copy/words/shelf';
import { catchFocus } from '../../../ui/layer/catch-focus';
import { Button } from '../../../ui/press/button';
import { TextLink } from '../../../ui/press/text-link';
import { BlockFailure } from '../../../ui/show/block-states';
import { EmptyState } from '../../../ui/show/empty-state';
import { Table, type Column } from '../../../ui/show/table';

type ContentListProps = { canWrite: boolean };

const documentPath = (kind: DocumentKind, key: string | null): string =>
  `#${deskPagePath({ name: 'document', ref: { kind, key } })}`;

const COLUMNS: Column<ContentLine, keyof typeof copy.columns>[] = [
  { key: 'key', head: copy.columns.key, cell: ({ key }) => key },
  {
    key: 'title',
    head: copy.columns.title,
    cell: ({ kind, key, title }) => <TextLink href={documentPath(kind, key)}>{title}</TextLink>,
  },
  {
    key: 'state',
    head: copy.columns.state,
    cell: ({ state, hasDraft }) =>
      hasDraft && state !== 'DRAFT' ? `${copy.states[state]}，${copy.hasDraft}` : copy.states[state],
  },
  { key: 'changedAt', head: copy.columns.changedAt, cell: ({ changedAt }) => deskCaseCopy.at(changedAt) },
];

const PHASED_COLUMNS: typeof COLUMNS = [
  ...COLUMNS,
  { key: 'phase', head: copy.columns.phase, cell: ({ phase }) => (phase ? campaignCopy.phases[phase] : '') },
];

/** News have no votes. */
const HELP_COLUMNS: typeof COLUMNS = [
  ...COLUMNS,
  { key: 'votes', head: copy.columns.votes, cell: ({ votes }) => (votes ? copy.votes.tally(votes) : '') },
];

const listColumns = (kind: DocumentKind) => {
  if (kind === 'campaign') return PHASED_COLUMNS;
  return kind === 'help' ? HELP_COLUMNS : COLUMNS;
};

function Lines({ items, kind, canWrite }: ContentListProps & { items: readonly ContentLine[]; kind: DocumentKind }) {
  const lines = items.filter((line) => line.kind === kind);
  return (
    <section className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-20">{copy.kinds[kind]}</h2>
        {canWrite && kind !== 'legal' && <TextLink href={documentPath(kind, null)}>{copy.write[kind]}</TextLink>}
      </div>
      {lines.length > 0 && (
        <Table caption={copy.kinds[kind]} columns={listColumns(kind)} rows={lines} keyOf={({ key }) => key} />
      )}
    </section>
  );
}

export function ContentListView({ view, canWrite, onRetry }: ContentListProps & { view: View; onRetry: () => void }) {
  return (
    <section aria-busy={view.isBusy}>
      <h1 ref={catchFocus} className="text-24">
        {copy.title}
      </h1>
      <output className="sr-only">{view.isBusy ? shelfCopy.loading(copy.what) : ''}</output>
      {view.failureCode && (
        <BlockFailure text={shelfCopy.failure[view.failureCode]} retry={shelfCopy.retry} onRetry={onRetry} />
      )}
      {view.isEmpty && (
        <EmptyState {...copy.empty}>
          <Button look="line" onClick={onRetry}>
            {shelfCopy.again}
          </Button>
        </EmptyState>
      )}
      {!view.isBusy &&
        !view.failureCode &&
        DOCUMENT_KINDS.map((kind) => <Lines key={kind} kind={kind} items={view.items} canWrite={canWrite} />)}
    </section>
  );
}

export function ContentList({ actor, canWrite }: ContentListProps & { actor: ContentListActor }) {
  const view = useSelector(actor, selectContentList, shallowEqual);
  const { retry } = useMemo(() => contentListIntents(actor), [actor]);
  return <ContentListView view={view} canWrite={canWrite} onRetry={retry} />;
}
