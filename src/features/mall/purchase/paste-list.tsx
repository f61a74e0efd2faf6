import { shallowEqual, useSelector } from '@xstate/react';
import { useId, useMemo } from 'react';

import { choiceId, MOST_PASTED } from '../../../../domain/mall/pasted';
import {
  pasteListIntents,
  selectPasteList,
  type PasteListActor,
  type PasteListIntents,
  type PasteListView as Shown,
  type PastedRowView,
} from '../../../../machines/booking/paste-list';
import { pasteCopy as copy } from '../../../copy/mall/paste';
import { NativeSelect } from '../../../ui/form/native-select';
import { Button } from '../../../ui/press/button';

type PasteProps = {
  view: Shown;
  on: PasteListIntents;
  listId: string | undefined;
};

function Row({ row, on }: { row: PastedRowView; on: PasteListIntents }) {
  const { no, text, choices, picked } = row;
  const note = copy.note(row);
  return (
    <li className="grid gap-1.5 border-t border-line py-3 first:border-t-0">
      <p className="flex flex-wrap gap-x-3">
        <span className="text-12 text-muted">{copy.row(no)}</span>
        <span className="min-w-0 wrap-anywhere text-ink">{text}</span>
      </p>
      {choices.length > 0 && (
        <NativeSelect
          label={copy.means(no)}
          hint={undefined}
          open={copy.leave}
          chosen={picked ?? ''}
          choices={choices.map((choice) => ({ key: choiceId(choice), label: copy.choice(choice) }))}
          onChoose={(key) => on.pick(no, key === '' ? null : key)}
        />
      )}
      {note !== '' && <p className={`text-12 ${row.fault === 'heading' ? 'text-muted' : 'text-warn'}`}>{note}</p>}
    </li>
  );
}

function Rows({ view: { rows, more, count, isTaking }, on, listId }: PasteProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={copy.rows} className="grid gap-3">
      <ol>
        {rows.map((row) => (
          <Row key={row.no} row={row} on={on} />
        ))}
      </ol>
      {more > 0 && <p className="text-12 text-warn">{copy.more(more)}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <Button look="sea" size="small" isOff={count === 0} isBusy={isTaking} onClick={() => on.take(listId)}>
          {copy.take(count)}
        </Button>
        <span className="text-12 text-muted">{copy.rest}</span>
      </div>
    </section>
  );
}

export function PasteListView(props: PasteProps) {
  const { view, on } = props;
  const { text, isReading, isTaking, brought, failureCode } = view;
  const id = useId();
  const isTooLong = text.length > MOST_PASTED;
  return (
    <details className="rounded-card border border-line bg-surface">
      <summary className="cursor-pointer rounded-card px-4 py-3 text-sea md:px-5">{copy.open}</summary>
      <div className="grid gap-3 px-4 pb-4 md:px-5">
        <div className="grid gap-1.5">
          <label htmlFor={id} className="font-medium text-ink">
            {copy.label}
          </label>
          <textarea
            id={id}
            rows={5}
            value={text}
            readOnly={isTaking}
            placeholder={copy.placeholder}
            aria-invalid={isTooLong || undefined}
            className="w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-16 text-ink aria-invalid:border-bad"
            onChange={({ target }) => on.type(target.value)}
          />
        </div>
        <p className={`text-12 ${isTooLong ? 'text-bad' : 'text-muted'}`}>{isTooLong ? copy.tooLong : copy.hint}</p>
        <Button
          look="line"
          size="small"
          className="justify-self-start"
          isOff={text.trim() === '' || isTooLong}
          isBusy={isReading}
          onClick={on.read}
        >
          {copy.read}
        </Button>
        {failureCode && (
          <p role="alert" className="text-warn">
            {copy.failure[failureCode]}
          </p>
        )}
        {brought && <output className="text-ink">{copy.brought(brought)}</output>}
        <Rows {...props} />
      </div>
    </details>
  );
}

export function PasteList({ actor, listId }: { actor: PasteListActor; listId: string | undefined }) {
  const view = useSelector(actor, selectPasteList, shallowEqual);
  const on = useMemo(() => pasteListIntents(actor), [actor]);
  return <PasteListView view={view} on={on} listId={listId} />;
}
