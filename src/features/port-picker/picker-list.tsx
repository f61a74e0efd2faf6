import { Link } from 'wouter';

import { routePath } from '../../../domain/routes';
import type { PickerIntents, PickerOption, PickerView } from '../../../machines/booking/picker';
import { pickerCopy as copy } from '../../copy/search/picker';
import { Button } from '../../ui/press/button';
import { Hairline } from '../../ui/mark/hairline';
import { optionId } from './option-id';
import { optionKey, OptionRow } from './option-rows';

type PickerListProps = { id: string; label: string; view: PickerView; on: PickerIntents };
type PlacedOption = { option: PickerOption; at: number };

function Options({ id, view, on, group, heading }: PickerListProps & { group: PlacedOption[]; heading: string }) {
  if (group.length === 0) return null;
  return (
    <fieldset aria-label={heading} className="min-w-0">
      <p aria-hidden="true" className="px-3 pt-2 pb-1 text-12 text-muted">
        {heading}
      </p>
      {group.map(({ option, at }) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are heard where one types
        <div
          key={optionKey(option)}
          id={optionId(id, at)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native option holds no diamond
          role="option"
          tabIndex={-1}
          aria-selected={at === view.active}
          className="flex min-h-10 cursor-pointer items-center gap-3 border-l-2 border-transparent px-3 py-1 hover:bg-sea-tint aria-selected:border-sea aria-selected:bg-sea-tint max-md:min-h-13"
          onClick={() => on.choose(at)}
        >
          <OptionRow {...option} />
        </div>
      ))}
    </fieldset>
  );
}

function Nothing({ kind }: { kind: PickerView['kind'] }) {
  const { title, text } = copy.none[kind];
  return (
    <div className="px-4 py-5">
      <p className="font-semibold text-ink">{title}</p>
      <p className="mt-1 text-muted">{text}</p>
    </div>
  );
}

function Failed({ code, onRetry }: { code: NonNullable<PickerView['failureCode']>; onRetry: () => void }) {
  return (
    <div className="flex items-center gap-3 px-4 py-4">
      <p role="alert" className="flex-1 text-ink">
        {copy.failure[code]}
      </p>
      <Button look="line" size="small" onClick={onRetry}>
        {copy.retry}
      </Button>
    </div>
  );
}

const KEYS = [
  ['↑ ↓', copy.keys.move],
  ['Enter', copy.keys.take],
  ['Esc', copy.keys.close],
] as const;

/** Matches of the typed text. A press in the list leaves the focus in the field. */
export function PickerListView(props: PickerListProps) {
  const { id, label, view, on } = props;
  const placed = view.options.map((option, at) => ({ option, at }));
  const heading = view.query === '' ? copy.usual : copy.groups.start;
  const isNothing = !view.isBusy && view.failureCode === null && placed.length === 0;
  return (
    <div
      role="presentation"
      className="absolute top-full left-0 z-30 mt-2 w-120 max-w-[calc(100vw-32px)] animate-rise overflow-hidden rounded-card border border-line bg-raise text-left text-14 text-text shadow-dialog max-md:w-full"
      onMouseDown={(event) => event.preventDefault()}
    >
      {view.isBusy && <Hairline />}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot be searched by pinyin */}
      <div
        id={id}
        role="listbox"
        aria-label={copy.results(label)}
        aria-busy={view.isBusy}
        // Chromium makes scroll containers tabbable, which would take the focus out of the field.
        tabIndex={-1}
        className="max-h-80 overflow-y-auto"
      >
        <Options {...props} group={placed.filter(({ option }) => option.fit === 'start')} heading={heading} />
        <Options
          {...props}
          group={placed.filter(({ option }) => option.fit === 'inside')}
          heading={copy.groups.inside}
        />
        <Options {...props} group={placed.filter(({ option }) => option.fit === 'near')} heading={copy.groups.near} />
      </div>
      {isNothing && <Nothing kind={view.kind} />}
      {view.failureCode && <Failed code={view.failureCode} onRetry={on.retry} />}
      <div className="flex items-center gap-4 border-t border-line px-3 py-2 text-12 text-muted">
        {KEYS.map(([key, word]) => (
          <span key={key} className="flex items-center gap-1.5 max-md:hidden">
            <kbd className="rounded-control border border-line-strong px-1.5 font-sans leading-5 text-ink">{key}</kbd>
            {word}
          </span>
        ))}
        <Link
          href={routePath('dgdesk')}
          tabIndex={-1}
          className="ml-auto py-0.5 text-sea underline-offset-4 hover:underline"
        >
          {copy.elsewhere[view.kind]}
        </Link>
      </div>
    </div>
  );
}
