import { shallowEqual, useSelector } from '@xstate/react';
import { Link } from 'wouter';

import { selectDeskClock, type DeskClockActor, type DeskClockView } from '../../../machines/booking/desk-clock';
import { promiseCompletion } from '../../../domain/desk/promised';
import { type ServicePrices, SERVICES } from '../../../domain/desk/services';
import { SERVICE_TYPES } from '../../../domain/desk/service-types';
import { routePath } from '../../../domain/routes';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { toIso } from '../../../domain/values/moments';
import { SERVICE_WORDS, servicesCopy as copy } from '../../copy/desk/services';
import { weekdayText } from '../../copy/words/moment-words';
import { Icon } from '../../ui/mark/icon';
import { Table, type Column } from '../../ui/show/table';

const SERVICE_ROWS = SERVICE_TYPES.map((type) => ({ ...SERVICES[type], ...SERVICE_WORDS[type] }));

type Row = (typeof SERVICE_ROWS)[number] & {
  price: string | null;
  promised: ReturnType<typeof promiseCompletion> | null;
};
type Key = keyof typeof copy.columns;

function priceWords({ type, unit }: Pick<Row, 'type' | 'unit'>, prices: ServicePrices): string {
  const amount = prices.services[type];
  if (amount === undefined) return copy.onRequest;
  return copy.per(amount === 0 ? copy.free : formatMoney({ amount, currency: YUAN }), unit);
}

const Way = ({ type, title }: Pick<Row, 'type' | 'title'>) => (
  <Link
    href={`${routePath('dgdeskDetail')}?type=${type}`}
    className="inline-flex items-center gap-1 font-semibold text-ink hover:text-sea hover:underline"
  >
    {title}
    <Icon name="arrowRight" className="size-4 text-sea" />
  </Link>
);

/** Completion time; empty before the clock is known and for years whose holidays are unpublished. */
function Done({ promised }: Pick<Row, 'promised'>) {
  if (promised === null) return null;
  if (!promised.isTold) return <span className="text-warn">{copy.untold}</span>;
  return <span className="whitespace-nowrap">{copy.doneBy(weekdayText(toIso(promised.done)))}</span>;
}

const COLUMNS: readonly Column<Row, Key>[] = [
  { key: 'service', head: copy.columns.service, cell: ({ type, title }) => <Way type={type} title={title} /> },
  { key: 'gives', head: copy.columns.gives, cell: ({ gives }) => gives },
  { key: 'hours', head: copy.columns.hours, cell: ({ hours }) => copy.hours(hours) },
  { key: 'done', head: copy.columns.done, cell: ({ promised }) => <Done promised={promised} /> },
  {
    key: 'price',
    head: copy.columns.price,
    isAmount: true,
    cell: ({ price }) => price,
  },
];

export function ServicesTableView({ view: { now, calendar, prices } }: { view: DeskClockView }) {
  const rows = SERVICE_ROWS.map((row) => ({
    ...row,
    price: prices && priceWords(row, prices),
    promised: now === null ? null : promiseCompletion(now, row.hours, calendar),
  }));
  const isUntold = rows.some(({ promised }) => promised?.isTold === false);
  return (
    <section aria-labelledby="services-title" className="rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3 md:px-5">
        <h2 id="services-title" className="text-20">
          {copy.title}
        </h2>
        <p className="text-12 text-muted">{copy.note}</p>
      </header>
      <Table caption={copy.title} columns={COLUMNS} rows={rows} keyOf={({ type }) => type} />
      <p className="px-4 py-3 text-12 text-muted md:px-5">
        {copy.clock}
        {isUntold && copy.untoldNote}
      </p>
    </section>
  );
}

export const ServicesTable = ({ actor }: { actor: DeskClockActor }) => (
  <ServicesTableView view={useSelector(actor, selectDeskClock, shallowEqual)} />
);
