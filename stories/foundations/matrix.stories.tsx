import type { Meta, StoryObj } from '@storybook/react-vite';
import facts from 'virtual:piece-facts';

import { MATRIX_ROWS, type Cell, type MatrixRow, type PieceFacts } from './piece-facts.types';
import { Part, Rules, Sheet } from './sheet';

const meta = {
  title: '组件/完成情况',
  component: Sheet,
  args: { children: null },
  parameters: { sheet: 'live' },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

const ROW_NAMES: Readonly<Record<MatrixRow, string>> = {
  story: '有故事',
  named: '中文名',
  states: '三种以上状态',
  long: '长文字',
  controls: '可调',
  properties: '属性表',
  purpose: '有用途',
  usage: '何时用',
  pair: '正反例',
  anatomy: '结构',
  status: '有状态',
  changes: '有变更记录',
  tested: '有测试',
  speech: '读屏听过',
  keys: '键盘表',
  keyboard: '键盘测过',
  focus: '焦点可见',
  crawled: '无障碍检查',
  narrow: '320 不横滚',
  tokens: '只用令牌',
  copy: '不自带文字',
  alone: '不认流程',
  short: '不超 250 行',
  light: '不超 2 kB',
  used: '有人用',
};

const LOOKS: Readonly<Record<Cell['state'], { sign: string; says: string; className: string }>> = {
  held: { sign: '✓', says: '有', className: 'bg-good-tint text-good' },
  missing: { sign: '✕', says: '缺', className: 'bg-bad-tint text-bad' },
  unknown: { sign: '?', says: '未测', className: 'bg-grey-tint text-grey' },
  none: { sign: '–', says: '不适用', className: 'text-muted' },
};

const STATES = ['held', 'missing', 'unknown', 'none'] as const;
const nameOfPiece = (path: string) => path.replace(/^src\/ui\//, '').replace('.tsx', '');

const countOf = (row: MatrixRow, state: Cell['state']) =>
  facts.filter(({ cells }) => cells[row].state === state).length;

const Mark = ({ cell }: { cell: Cell }) => {
  const { sign, says, className } = LOOKS[cell.state];
  return (
    <td aria-label={says} className="border-l border-line p-0 text-center" title={cell.by || says}>
      <span aria-hidden="true" className={`grid h-9 place-items-center ${className}`}>
        {sign}
      </span>
    </td>
  );
};

const PieceRow = ({ piece: { path, cells, users, bytes } }: { piece: PieceFacts }) => (
  <tr className="border-t border-line">
    <th scope="row" className="sticky left-0 bg-surface py-2 pr-3 text-left font-medium whitespace-nowrap text-ink">
      {nameOfPiece(path)}
    </th>
    {MATRIX_ROWS.map((row) => (
      <Mark key={row} cell={cells[row]} />
    ))}
    <td className="border-l border-line px-2 text-right tabular-nums">{users}</td>
    <td className="border-l border-line px-2 text-right tabular-nums">{bytes}</td>
  </tr>
);

export const Matrix: Story = {
  name: '组件与事实',
  render: () => (
    <Sheet>
      <Part title="每一格由脚本找到的事实填，没有人手写“是”">
        <Rules>
          {[
            '有：有一个测试、一个文件或一次测量；鼠标停在格上可看出处。',
            '缺：没有找到。去掉那个文件，格子就变红。',
            '未测：还没有跑过整套故事的检查，不当作通过。',
          ]}
        </Rules>
        <ul className="flex flex-wrap gap-3 text-14">
          {STATES.map((state) => (
            <li key={state} className={`rounded-control border border-line px-2 ${LOOKS[state].className}`}>
              {`${LOOKS[state].sign} ${LOOKS[state].says}`}
            </li>
          ))}
        </ul>
      </Part>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it */}
      <div className="relative max-h-[36rem] overflow-auto" role="region" aria-label="组件完成情况" tabIndex={0}>
        <table className="border-collapse text-12">
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 bg-surface pr-3 text-left">
                组件
              </th>
              {MATRIX_ROWS.map((row) => (
                <th key={row} scope="col" className="min-w-16 border-l border-line p-2 font-medium">
                  {ROW_NAMES[row]}
                  <span className="block tabular-nums text-muted">
                    {`${countOf(row, 'held')}/${facts.length - countOf(row, 'none')}`}
                  </span>
                </th>
              ))}
              <th scope="col" className="min-w-16 border-l border-line p-2 font-medium">
                用处
              </th>
              <th scope="col" className="min-w-16 border-l border-line p-2 font-medium">
                压缩后字节
              </th>
            </tr>
          </thead>
          <tbody>
            {facts.map((piece) => (
              <PieceRow key={piece.path} piece={piece} />
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  ),
};
