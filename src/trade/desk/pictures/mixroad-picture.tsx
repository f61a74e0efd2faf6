import type { JudgedPair, MixroadDetail } from '../../../../domain/desk/tools/mixroad';
import { loadWords, mixroadTable as copy } from '../../../copy/desk/mixroad';
import { Table, type Column } from '../../../ui/show/table';
import type { PictureProps } from '../kit';
import { LevelPill } from '../level-pill';

type Key = 'pair' | 'law' | 'house';

const COLUMNS: readonly Column<JudgedPair, Key>[] = [
  { key: 'pair', head: copy.pair, cell: ({ one, other }) => copy.pairOf(loadWords(one), loadWords(other)) },
  { key: 'law', head: copy.law, cell: ({ law }) => <LevelPill level={law} /> },
  { key: 'house', head: copy.house, cell: ({ house }) => <LevelPill level={house} /> },
];

export function MixroadPicture({ detail }: PictureProps<MixroadDetail>) {
  if (detail === null) return null;
  return (
    <div className="mt-4">
      <Table caption={copy.caption} columns={COLUMNS} rows={detail} keyOf={({ at }) => at} />
    </div>
  );
}
