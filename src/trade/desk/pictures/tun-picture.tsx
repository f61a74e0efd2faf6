import type { TunDetail } from '../../../../domain/desk/tools/tun';
import { tunTable as copy } from '../../../copy/desk/tun';
import { Table, type Column } from '../../../ui/show/table';
import type { PictureProps } from '../kit';

type Row = NonNullable<TunDetail>[number];
type Key = 'line' | 'tunnel' | 'way';

const COLUMNS: readonly Column<Row, Key>[] = [
  { key: 'line', head: copy.line, cell: ({ from, to }) => copy.lineOf(from, to) },
  { key: 'tunnel', head: copy.tunnel, cell: ({ tunnel, grade }) => copy.tunnelOf(tunnel, grade) },
  {
    key: 'way',
    head: copy.way,
    cell: ({ isShut, detourKm }) =>
      isShut ? <b className="font-semibold text-bad">{copy.round(detourKm)}</b> : copy.through,
  },
];

export function TunPicture({ detail }: PictureProps<TunDetail>) {
  if (detail === null) return null;
  return (
    <div className="mt-4">
      <Table caption={copy.caption} columns={COLUMNS} rows={detail} keyOf={({ tunnel }) => tunnel} />
    </div>
  );
}
