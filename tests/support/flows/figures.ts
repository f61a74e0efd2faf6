import type { AnyStateMachine } from 'xstate';

import { readReport, type WalkReport } from '../../../flows/facts/reports';
import { readMachine } from '../../../flows/graph/read-machine';
import { machines } from '../../../flows/list/machines';
import { transitionsOf } from '../../../flows/graph/transitions';
import { isAgreedTo } from '../agreed/agreeing';
import { FOLDER } from './paper';
import { WALK_COLUMNS, walkFigures } from './walk-figures';

export const FIGURES_FILE = `${FOLDER}/README.md`;

const COLUMNS = ['流程', '用途', '状态', '转换', ...WALK_COLUMNS, '图中节点'];

function cellsOf(machine: AnyStateMachine, report: WalkReport | null): (string | null)[] {
  const graph = readMachine(machine);
  const inner = [...graph.nodes.values()].reduce((sum, node) => sum + node.inner.length, 0);
  return [
    `[${graph.id}](${graph.id}.txt)`,
    graph.description,
    String(graph.nodes.size),
    String(transitionsOf(machine).size),
    ...(report ? walkFigures(report) : WALK_COLUMNS.map(() => null)),
    String(graph.nodes.size + graph.edges.length + inner),
  ];
}

const rowsIn = (page: string) =>
  new Map(
    page
      .split('\n')
      .filter((line) => line.startsWith('| ['))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      )
      .map((cells) => [cells[0] ?? '', cells]),
  );

/** True if this run approves a chart file with its figures; `AGREE=flows/README` approves all. */
const isRowAgreedTo = (id: string): boolean => isAgreedTo(`${FOLDER}/${id}.txt`) || isAgreedTo(FIGURES_FILE);

export const isAnyRowAgreedTo = (): boolean => [...machines.keys()].some(isRowAgreedTo);

/** A chart without a walk in this run keeps its approved figures. */
const rows = (page: string, reportFor: typeof readReport) => {
  const before = rowsIn(page);
  return [...machines.values()].map((machine) => {
    const cells = cellsOf(machine, reportFor(machine));
    return cells.map((cell, at) => cell ?? before.get(cells[0] ?? '')?.[at] ?? '–');
  });
};

const rowsAgreedTo = (page: string) => {
  const before = rowsIn(page);
  const now = rows(page, readReport);
  return [...machines.keys()].flatMap((id, at) => {
    const cells = now[at] ?? [];
    return [isRowAgreedTo(id) ? cells : (before.get(cells[0] ?? '') ?? cells)];
  });
};

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const INTRODUCTION = `# 流程图

每个流程都是一台状态机。这里的文字和数字都由测试从状态机本身写出（\`AGREE=flows/流程名\`，写明是哪一张），不用手改；图在图集里（\`npm run flows\`），排布在作画时现算。

“走过”是模型测试走到的转换（含守卫的每个分支和每种拒绝），“转换对”是任意两个相继的转换，“情形”是探索到的全部不同处境，“变异体检出率”是被测试察觉的人为破坏；“图中节点”是图上的框、线和行。
`;

export const figuresTable = (page: string): string =>
  [INTRODUCTION, line(COLUMNS), line(COLUMNS.map(() => '---')), ...rowsAgreedTo(page).map(line), ''].join('\n');

/** Rows that differ from the machine; the walk test checks the walk cells. */
export function staleFigures(page: string): string[] {
  const written = page.split('\n').filter((text) => text.startsWith('| ['));
  const wanted = rows(page, () => null).map(line);
  return [...wanted.filter((row) => !written.includes(row)), ...written.filter((row) => !wanted.includes(row))];
}
