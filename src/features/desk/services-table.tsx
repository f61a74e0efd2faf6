import { Link } from 'wouter';

import { SERVICES, SERVICE_TYPES } from '../../../domain/desk/services';
import { pathOf } from '../../../domain/routes';
import { formatMoney, minorUnits, YUAN } from '../../../domain/values/money';
import { SERVICE_WORDS, servicesCopy as copy } from '../../copy/desk/services';
import { Icon } from '../../ui/mark/icon';
import { Table, type Column } from '../../ui/show/table';

const ROWS = SERVICE_TYPES.map((type) => ({ ...SERVICES[type], ...SERVICE_WORDS[type] }));

const priceWords = (yuan: number): string =>
  yuan === 0 ? copy.free : formatMoney({ amount: minorUnits(yuan), currency: YUAN });

type Row = (typeof ROWS)[number];
type Key = keyof typeof copy.columns;

const Way = ({ type, title }: Pick<Row, 'type' | 'title'>) => (
  <Link
    href={`${pathOf('dgdeskDetail')}?type=${type}`}
    className="inline-flex items-center gap-1 font-semibold text-ink hover:text-sea hover:underline"
  >
    {title}
    <Icon name="arrowRight" className="size-4 text-sea" />
  </Link>
);

const COLUMNS: readonly Column<Row, Key>[] = [
  { key: 'service', head: copy.columns.service, cell: ({ type, title }) => <Way type={type} title={title} /> },
  { key: 'gives', head: copy.columns.gives, cell: ({ gives }) => gives },
  { key: 'hours', head: copy.columns.hours, cell: ({ hours }) => copy.hours(hours) },
  {
    key: 'price',
    head: copy.columns.price,
    isAmount: true,
    cell: ({ yuan, unit }) => copy.per(priceWords(yuan), unit),
  },
];

/** The nine services with what they give, how long they take and what they cost. */
export const ServicesTable = () => (
  <section aria-labelledby="services-title" className="rounded-card border border-line bg-surface">
    <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3 md:px-5">
      <h2 id="services-title" className="text-20">
        {copy.title}
      </h2>
      <p className="text-12 text-muted">{copy.note}</p>
    </header>
    <Table caption={copy.title} columns={COLUMNS} rows={ROWS} keyOf={({ type }) => type} />
    <p className="px-4 py-3 text-12 text-muted md:px-5">{copy.clock}</p>
  </section>
);
