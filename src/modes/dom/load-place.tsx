import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { areTurned, DOM_LOAD, readDomQuery, swapEnds, withBar, type DomQuery } from '../../../domain/modes/dom/address';
import { isTrial, rowFaults } from '../../../domain/modes/dom/asked';
import { type DomRowText, TAX_RATES, TRIAL_KG } from '../../../domain/modes/dom/search';
import { HEAVY_KG, ROAD_KG } from '../../../domain/modes/dom/weights';
import { CONTAINERS } from '../../../domain/offer/containers';
import { parseNumber } from '../../../domain/values/typed-number';
import type { LoadRowsIntents, SeenRow } from '../../../machines/booking/load-rows';
import { selectSearchForm } from '../../../machines/booking/booking-search';
import { selectAsked, selectSearchActor } from '../../../machines/booking/offer-search';
import { domSearchCopy } from '../../copy/modes/dom/search';
import { DangerSwitch } from '../../features/booking-search/danger-switch';
import { useIsOtherQuestion } from '../../features/offer-search/offers-below';
import type { LoadPlace as PlaceProps } from '../../frame/load-page';
import { kgWords } from '../../trade/numbers';
import { DangerPart } from './danger-part';
import { DoorCell, DoorNote, SilentPorts } from './door-cell';
import { Cell, INPUT } from './cell';

const { card: copy } = domSearchCopy;

type CardProps = {
  row: SeenRow<DomRowText>;
  /** Question of the address, merged with current input. */
  asked: DomQuery;
  on: Pick<LoadRowsIntents, 'change'>;
  picker: ReactNode;
};

function Hints({ asked }: Pick<CardProps, 'asked'>) {
  const { row, boxType } = asked;
  const kg = rowFaults(asked).includes('kg') ? 0 : (parseNumber(row.kg, 2) ?? 0);
  const said = [
    ...(kg > ROAD_KG && `${row.from}${row.to}` !== '' ? [copy.road] : []),
    ...(kg > HEAVY_KG && boxType === '20GP' ? [copy.heavy] : []),
  ];
  return said.length > 0 && <p className="mt-2 text-12 text-warn">{said.join('；')}</p>;
}

function General({ row, asked, on }: CardProps) {
  const box = asked.boxType ?? '20GP';
  const isWrong = rowFaults(asked).includes('kg');
  return (
    <>
      <div className="grid gap-x-3 gap-y-2 sm:grid-cols-2 lg:grid-cols-[160px_minmax(0,1fr)_minmax(0,1fr)_200px]">
        <Cell
          label={copy.parts.kg}
          fault={
            isWrong ? copy.fault.kg(parseNumber(row.kg, 2) ?? 0, box, kgWords(CONTAINERS[box].payloadKg)) : undefined
          }
        >
          <input
            id="search-boxKg"
            inputMode="decimal"
            maxLength={9}
            aria-invalid={isWrong || undefined}
            value={row.kg}
            className={INPUT}
            onChange={({ target }) => on.change(row.key, 'kg', target.value.normalize('NFKC').trim())}
          />
        </Cell>
        <DoorCell
          label={copy.parts.from}
          port={asked.org}
          city={row.from}
          onChoose={(city) => on.change(row.key, 'from', city)}
        />
        <DoorCell
          label={copy.parts.to}
          port={asked.dst}
          city={row.to}
          onChoose={(city) => on.change(row.key, 'to', city)}
        />
        <Cell label={copy.parts.tax}>
          <select value={row.tax} className={INPUT} onChange={({ target }) => on.change(row.key, 'tax', target.value)}>
            {TAX_RATES.map((rate) => (
              <option key={rate} value={rate}>
                {copy.taxes[rate]}
              </option>
            ))}
          </select>
        </Cell>
      </div>
      <DoorNote end="from" asked={asked} onDrop={() => on.change(row.key, 'from', '')} />
      <DoorNote end="to" asked={asked} onDrop={() => on.change(row.key, 'to', '')} />
      <Hints asked={asked} />
      {isTrial(asked) && (
        <p role="note" className="mt-2 rounded-control bg-warn-tint px-3 py-2 text-12 text-warn">
          {copy.trial(kgWords(TRIAL_KG))}
        </p>
      )}
    </>
  );
}

export function LoadCardView(props: CardProps) {
  const { row, asked, on } = props;
  const { nature } = row;
  return (
    <section
      aria-label={copy.title}
      id="search-rows"
      className="scroll-mt-40 rounded-card border border-line bg-surface p-4 md:p-5"
    >
      <header id="search-nature" className="mb-3 flex scroll-mt-40 flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="text-16">{copy.title}</h2>
        <span className="text-12 text-muted max-md:hidden">{copy.note}</span>
        <span className="ml-auto">
          <DangerSwitch
            isDanger={nature === 'Y' || nature === 'N' ? nature : null}
            onChoose={(said) => on.change(row.key, 'nature', said)}
          />
        </span>
      </header>
      {nature === '' && <p className="text-muted">{copy.ask}</p>}
      {(nature === 'Y' || row.unNo !== '') && <DangerPart {...props} />}
      {nature === 'N' && <General {...props} />}
      <SilentPorts asked={asked} />
    </section>
  );
}

const NOTHING = readDomQuery('');

const OTHER_END: Readonly<Record<string, string>> = { from: 'to', to: 'from' };

/** Connected to the search above: its ports, as typed, decide which doors are offered. */
export function LoadPlace({ view, on, picker, search }: PlaceProps<DomRowText, null>) {
  const said = (useSelector(search, selectAsked) as DomQuery | null) ?? NOTHING;
  const form = useSelector(useSelector(search, selectSearchActor), selectSearchForm);
  const asked = useIsOtherQuestion(search) ? withBar(said, form) : said;
  const [typed = { ...DOM_LOAD.blank, key: '1', identity: { kind: 'nobody' as const, goods: [], strangers: [] } }] =
    view.rows;
  const isTurned = areTurned(said, asked);
  const row = isTurned ? swapEnds(typed) : typed;
  const change: typeof on.change = (key, part, value) =>
    on.change(key, isTurned ? (OTHER_END[part] ?? part) : part, value);
  return <LoadCardView row={row} asked={{ ...asked, row }} on={{ change }} picker={picker} />;
}
