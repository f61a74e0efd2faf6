import { useState, type ReactNode } from 'react';

import type { LclGlance } from '../../../domain/modes/lcl/glance';
import { GENERAL_ROW, lclQuestion, type LclRowText } from '../../../domain/modes/lcl/search';
import type { LoadRowsIntents, LoadRowsView } from '../../../machines/booking/load-rows';
import { lclSearchCopy } from '../../copy/modes/lcl/search';
import { DangerSwitch } from '../../features/booking-search/danger-switch';
import { Button } from '../../ui/press/button';
import { Icon } from '../../ui/mark/icon';
import { RowLine } from './row-line';

const { rows: copy } = lclSearchCopy;
const { rows: goods, isStackable } = lclQuestion.parts;

type LoadCardProps = {
  view: LoadRowsView<LclRowText>;
  glance: LclGlance;
  on: LoadRowsIntents;
  picker: ReactNode;
};

function Columns() {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[minmax(0,1fr)_60px_80px_72px_72px_40px] gap-x-2 border-b border-line pb-1.5 text-12 text-muted max-md:hidden"
    >
      <span>{copy.goods}</span>
      {(['pieces', 'kg', 'm3', 'longCm'] as const).map((part) => (
        <span key={part} className="text-right">
          {goods.cells[part].label}
        </span>
      ))}
    </div>
  );
}

function Stack({ view, on }: Pick<LoadCardProps, 'view' | 'on'>) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <legend className="float-left mr-2 text-muted">{isStackable.label}</legend>
      {(['Y', 'N'] as const).map((value) => (
        <label key={value} className="flex min-h-11 items-center gap-1.5 md:min-h-6">
          <input
            type="radio"
            name="stack"
            value={value}
            checked={view.isStackable === (value === 'Y')}
            className="size-4 accent-sea"
            onChange={() => on.chooseStack(value === 'Y')}
          />
          {isStackable.called[value]}
        </label>
      ))}
    </fieldset>
  );
}

/** Rows from a spreadsheet; not part of the question until taken over. */
function Paste({ on }: Pick<LoadCardProps, 'on'>) {
  const [text, setText] = useState('');
  return (
    <details className="w-full">
      <summary className="w-fit cursor-pointer rounded-control py-1 text-sea">{copy.paste.open}</summary>
      <label className="mt-2 grid gap-1">
        <span className="text-12 text-muted">
          {copy.paste.label} · {copy.paste.columns}
        </span>
        <textarea
          rows={3}
          value={text}
          className="w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-ink"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <Button
        look="line"
        size="small"
        className="mt-2"
        isOff={text.trim() === ''}
        onClick={() => {
          on.paste(text);
          setText('');
        }}
      >
        {copy.paste.take}
      </Button>
    </details>
  );
}

/** Row limit reached; beyond it nothing is calculated, and the page says so. */
const Most = ({ count }: { count: number }) =>
  count > goods.most ? (
    <p role="alert" className="mt-2 text-14 text-bad">
      {copy.tooMany}
    </p>
  ) : (
    <p className="mt-2 text-14 text-muted">{copy.most}</p>
  );

export function LoadCardView({ view, glance, on, picker }: LoadCardProps) {
  const isDanger = view.isDanger === 'Y';
  return (
    <section aria-label={copy.title} id="search-rows" className="min-w-0 scroll-mt-40">
      <header className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="text-16">{copy.title}</h2>
        <span className="text-12 text-muted max-md:hidden">{copy.note}</span>
        <span className="ml-auto">
          <DangerSwitch isDanger={view.isDanger} onChoose={on.declareDanger} />
        </span>
      </header>
      <Columns />
      <ul>
        {view.rows.map((row, at) => (
          <RowLine
            key={row.key}
            row={row}
            number={at + 1}
            isDanger={isDanger}
            faults={glance.faults[at] ?? []}
            on={on}
          />
        ))}
      </ul>
      {view.canAdd &&
        (isDanger ? (
          <>
            <div className="relative mt-2 flex h-12 items-center gap-3 rounded-control border border-line-strong px-3 focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-sea">
              <Icon name="search" className="text-muted" />
              {picker}
            </div>
            <Button look="line" size="small" className="mt-2" onClick={() => on.paste(GENERAL_ROW)}>
              <Icon name="plus" />
              {copy.addGeneral}
            </Button>
          </>
        ) : (
          <Button look="line" size="small" className="mt-2" onClick={on.add}>
            <Icon name="plus" />
            {copy.add}
          </Button>
        ))}
      {!view.canAdd && <Most count={view.rows.length} />}
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1 text-14">
        <Stack view={view} on={on} />
        <Paste on={on} />
      </div>
    </section>
  );
}
