import { shallowEqual, useSelector } from '@xstate/react';
import { useId, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';

import { deskPagePath } from '../../../../domain/house/pages';
import type { DeskHit, FoundKind } from '../../../../domain/house/search';
import {
  deskPaletteIntents,
  hitsByKind,
  selectDeskPalette,
  type DeskPaletteActor,
  type DeskPaletteIntents,
  type DeskPaletteView as View,
} from '../../../../machines/house/desk-palette';
import { bookingSearchCopy } from '../../../copy/search/booking-search';
import { deskCaseCopy } from '../../../copy/house/desk-case';
import { deskPaletteCopy as copy } from '../../../copy/house/desk-palette';
import { enquiryStateNames } from '../../../copy/modes/enq';
import { orderStateNames } from '../../../copy/orders/states';
import { TextField } from '../../../ui/form/text-field';
import { Dialog } from '../../../ui/layer/dialog';
import { DialogTitle } from '../../../ui/layer/dialog-title';
import { Badge } from '../../../ui/mark/badge';
import { Button } from '../../../ui/press/button';
import { Comma } from '../../../ui/show/comma';

export type PaletteDeed = { name: string; run: () => void };
type PaletteDeeds = { deeds: readonly PaletteDeed[]; pages: readonly { name: string; href: string }[] };

type Parts = { view: View; on: DeskPaletteIntents };

const STATES: Readonly<Partial<Record<FoundKind, Readonly<Record<string, string>>>>> = {
  order: orderStateNames,
  enquiry: enquiryStateNames,
  verification: deskCaseCopy.verification,
  buyerPaper: deskCaseCopy.buyerPaper.state,
  sample: deskCaseCopy.sample.state,
};

const hrefOf = ({ kind, no }: DeskHit): string =>
  kind === 'enterprise' || kind === 'person'
    ? `#${deskPagePath({ name: 'customers', ref: { kind, id: no } })}`
    : `#${deskPagePath({ name: 'case', subject: { kind, no } })}`;

const modeName = (mode: DeskHit['mode']): string =>
  mode === null ? '' : ((bookingSearchCopy.mode as Readonly<Record<string, string>>)[mode] ?? '');

const besideOf = ({ kind, mode, state, who, what }: DeskHit): string =>
  [modeName(mode), state === null ? '' : (STATES[kind]?.[state] ?? ''), who, what].filter(Boolean).join(' · ');

const ROW =
  'block w-full rounded-control px-3 py-2 text-left wrap-anywhere text-ink hover:bg-sea-tint focus-visible:bg-sea-tint';

/** Rows of one kind under their name. */
function Rows({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-3">
      <h3 id={id} className="px-3 text-12 text-muted">
        {name}
      </h3>
      <ul className="mt-1">{children}</ul>
    </section>
  );
}

function Hits({ view: { found, isMore, isFinding, failureCode }, on }: Parts) {
  if (failureCode !== null)
    return (
      <div className="mt-3 flex flex-wrap items-center gap-3 px-3">
        <p role="alert" className="text-bad">
          {copy.failure[failureCode]}
        </p>
        <Button look="line" size="small" onClick={on.retry}>
          {copy.retry}
        </Button>
      </div>
    );
  const told = found === null ? '' : found.length === 0 ? copy.none : copy.found(found.length);
  return (
    <>
      <output className="mt-3 block px-3 text-muted empty:hidden">
        {isFinding ? copy.finding : told}
        {isMore && `，${copy.more}`}
      </output>
      {hitsByKind(found ?? []).map(({ kind, hits }) => (
        <Rows key={kind} name={copy.kinds[kind]}>
          {hits.map((hit) => (
            <li key={hit.no}>
              <a href={hrefOf(hit)} className={ROW} data-row="" onClick={on.close}>
                <span className="font-medium">{hit.name}</span>
                {besideOf(hit) !== '' && (
                  <span className="ml-2 text-12 text-muted">
                    <Comma />
                    {besideOf(hit)}
                  </span>
                )}{' '}
                {hit.isComplained && <Badge look="warn">{copy.complained}</Badge>}
              </a>
            </li>
          ))}
        </Rows>
      ))}
    </>
  );
}

const isMeant = (text: string) => {
  const typed = text.trim().toLowerCase();
  return ({ name }: { name: string }) => name.toLowerCase().includes(typed);
};

/** Up and down walk from the field through all rows, and back to it. */
function walkRows(event: KeyboardEvent<HTMLDivElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || event.nativeEvent.isComposing) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-row]')];
  const at = stops.findIndex((one) => one === document.activeElement);
  event.preventDefault();
  stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
}

function Palette({ view, on, deeds, pages }: Parts & PaletteDeeds) {
  const rows = useRef<HTMLDivElement>(null);
  const meant = isMeant(view.text);
  const offered = deeds.filter(meant);
  const reached = pages.filter(meant);
  return (
    <Dialog shape="sheet" closesOnBackdrop className="max-w-180 md:mt-[10vh] md:self-start" onClose={on.close}>
      <div ref={rows} role="presentation" className="p-4" onKeyDown={walkRows}>
        <DialogTitle className="mb-3 text-16">{copy.title}</DialogTitle>
        <form
          role="search"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            rows.current?.querySelector<HTMLElement>('[data-row]')?.click();
          }}
        >
          <TextField
            label={copy.field}
            hint={copy.hint}
            name="palette"
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            focusTurn={1}
            value={view.text}
            onChange={({ target }) => on.type(target.value)}
          />
        </form>
        <div className="max-h-[55dvh] overflow-y-auto">
          <Hits view={view} on={on} />
          {offered.length > 0 && (
            <Rows name={copy.deeds}>
              {offered.map(({ name, run }) => (
                <li key={name}>
                  <button
                    type="button"
                    className={ROW}
                    data-row=""
                    onClick={() => {
                      on.close();
                      run();
                    }}
                  >
                    {name}
                  </button>
                </li>
              ))}
            </Rows>
          )}
          {reached.length > 0 && (
            <Rows name={copy.pages}>
              {reached.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} className={ROW} data-row="" onClick={on.close}>
                    {name}
                  </a>
                </li>
              ))}
            </Rows>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function Keys({ on }: Pick<Parts, 'on'>) {
  return (
    <Dialog shape="sheet" closesOnBackdrop className="max-w-120" onClose={on.close}>
      <div className="p-4">
        <DialogTitle className="text-16">{copy.keys.title}</DialogTitle>
        <p className="mt-1 text-muted">{copy.keys.note}</p>
        <dl className="my-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          {copy.keys.rows.map(([key, does]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded-control border border-line bg-sunken px-2 py-0.5">{key}</kbd>
              </dt>
              <dd className="text-ink">{does}</dd>
            </div>
          ))}
        </dl>
        <Button look="line" onClick={on.close}>
          {copy.close}
        </Button>
      </div>
    </Dialog>
  );
}

/** The palette over the page, or the sheet of keys. */
export function DeskPaletteView({ view, on, deeds, pages }: Parts & PaletteDeeds) {
  if (view.stage === 'keys') return <Keys on={on} />;
  return view.stage === 'open' ? <Palette view={view} on={on} deeds={deeds} pages={pages} /> : null;
}

export function DeskPalette({ actor, ...offered }: { actor: DeskPaletteActor } & PaletteDeeds) {
  const view = useSelector(actor, selectDeskPalette, shallowEqual);
  const on = useMemo(() => deskPaletteIntents(actor), [actor]);
  return <DeskPaletteView view={view} on={on} {...offered} />;
}
