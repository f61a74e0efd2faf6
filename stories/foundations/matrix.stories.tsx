import type { Meta, StoryObj } from '@storybook/react-vite';
import facts, { patterns, undocumented } from 'virtual:piece-facts';

import { MATRIX_ROWS, PATTERN_ROWS, type Cell, type MatrixRow, type PatternRow } from './piece-facts.types';
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

const PATTERN_NAMES: Readonly<Record<PatternRow, string>> = {
  named: '中文名',
  status: '有状态',
  purpose: '有用途',
  usage: '何时用',
  pair: '正反例',
  anatomy: '结构',
  controls: '可调',
  speech: '读屏听过',
  keys: '键盘按过',
  chart: '有流程',
  busy: '正在处理',
  empty: '没有内容',
  faulty: '填错',
  error: '出错',
  offline: '断网',
  done: '办成了',
  long: '长文字',
  dark: '深色',
  pieces: '由组件拼成',
  tested: '有测试',
  crawled: '无障碍检查',
  narrow: '320 不横滚',
  tokens: '只用令牌',
  copy: '不自带文字',
  short: '不超 250 行',
  changes: '有变更记录',
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

type Line<TRow extends string> = {
  name: string;
  cells: Readonly<Record<TRow, Cell>>;
  figures: readonly number[];
};

type MatrixTableProps<TRow extends string> = {
  label: string;
  rows: readonly TRow[];
  names: Readonly<Record<TRow, string>>;
  figures: readonly string[];
  lines: readonly Line<TRow>[];
};

const countOf = <TRow extends string>(lines: readonly Line<TRow>[], row: TRow, state: Cell['state']) =>
  lines.filter(({ cells }) => cells[row].state === state).length;

function MatrixTable<TRow extends string>({ label, rows, names, figures, lines }: MatrixTableProps<TRow>) {
  const all = rows.flatMap((row) => lines.map(({ cells }) => cells[row].state)).filter((state) => state !== 'none');
  const held = all.filter((state) => state === 'held').length;
  return (
    <>
      <p className="text-14">{`${held} / ${all.length} 格有事实（${Math.floor((held / all.length) * 100)}%）`}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it */}
      <div className="relative max-h-[36rem] overflow-auto" role="region" aria-label={label} tabIndex={0}>
        <table className="border-collapse text-12">
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 bg-surface pr-3 text-left">
                名称
              </th>
              {rows.map((row) => (
                <th key={row} scope="col" className="min-w-16 border-l border-line p-2 font-medium">
                  {names[row]}
                  <span className="block tabular-nums text-muted">
                    {`${countOf(lines, row, 'held')}/${lines.length - countOf(lines, row, 'none')}`}
                  </span>
                </th>
              ))}
              {figures.map((figure) => (
                <th key={figure} scope="col" className="min-w-16 border-l border-line p-2 font-medium">
                  {figure}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.name} className="border-t border-line">
                <th
                  scope="row"
                  className="sticky left-0 bg-surface py-2 pr-3 text-left font-medium whitespace-nowrap text-ink"
                >
                  {line.name}
                </th>
                {rows.map((row) => (
                  <Mark key={row} cell={line.cells[row]} />
                ))}
                {line.figures.map((figure, at) => (
                  <td key={figures[at]} className="border-l border-line px-2 text-right tabular-nums">
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const Legend = () => (
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
);

export const Matrix: Story = {
  name: '组件与事实',
  render: () => (
    <Sheet>
      <Legend />
      <MatrixTable
        label="组件完成情况"
        rows={MATRIX_ROWS}
        names={ROW_NAMES}
        figures={['用处', '压缩后字节']}
        lines={facts.map(({ path, cells, users, bytes }) => ({
          name: nameOfPiece(path),
          cells,
          figures: [users, bytes],
        }))}
      />
    </Sheet>
  ),
};

export const Patterns: Story = {
  name: '模式、交易件与事实',
  render: () => (
    <Sheet>
      <Legend />
      <MatrixTable
        label="模式与交易件完成情况"
        rows={PATTERN_ROWS}
        names={PATTERN_NAMES}
        figures={['用处']}
        lines={patterns.map(({ title, cells, users }) => ({ name: title, cells, figures: [users] }))}
      />
      {undocumented.length > 0 && (
        <Part title={`还没有页的交易件 ${undocumented.length}`}>
          <p className="text-12 text-muted wrap-anywhere">
            {undocumented.map((path) => path.replace(/^src\/trade\/|\.tsx$/g, '')).join('、')}
          </p>
        </Part>
      )}
    </Sheet>
  ),
};
