import { roomAt } from '../../scripts/rooms.mjs';
import { houseOf, type House } from '../support/arrows/house';
import { importsOf } from '../support/arrows/imports';
import { folderIn, FLOORS } from './floors';
import { placeOf, STOREYS } from './storeys';

/** Names of boxes with the boxes each imports. Two boxes have one arrow at most. */
type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** Arrows of relative imports between the boxes that `boxOf` names for a path. */
function arrowsBetween(house: House, boxOf: (path: string) => string | null): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const path of house.keys()) {
    const box = boxOf(path);
    if (box !== null && !arrows.has(box)) arrows.set(box, new Set());
  }
  for (const { from, to, isRelative } of importsOf(house)) {
    const [near, far] = [boxOf(from), isRelative ? boxOf(to) : null];
    if (near !== null && far !== null && near !== far) arrows.get(near)?.add(far);
  }
  return arrows;
}

/** Boxes in layers, top first: a box stands directly below the lowest of its importers among `boxes`. */
function layersOf(boxes: readonly string[], arrows: Arrows): string[][] {
  const layers: string[][] = [];
  for (let left = boxes; left.length > 0; ) {
    const below = new Set(left.flatMap((box) => [...(arrows.get(box) ?? [])]));
    const layer = left.filter((box) => !below.has(box));
    if (layer.length === 0) throw new Error(`import cycle among ${left.join(', ')}`);
    layers.push(layer.toSorted());
    left = left.filter((box) => below.has(box));
  }
  return layers;
}

const WIDTH = 110;

/** Boxes of a floor from top to bottom: `→` between layers, `·` within one, wrapped behind the margin. */
function rowOf(title: string, layers: readonly (readonly string[])[], margin: number): string[] {
  const pieces = layers.flatMap((layer, height) =>
    layer.map((box, at) => {
      const mark = at > 0 ? '· ' : height > 0 ? '→ ' : '';
      return `${mark}${box}`;
    }),
  );
  const lines = [''];
  for (const piece of pieces) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && margin + line.length + piece.length >= WIDTH) lines.push(piece);
    else lines[lines.length - 1] = `${line}${line === '' ? '' : ' '}${piece}`;
  }
  return lines.map((line, at) => `${(at === 0 ? title : '').padEnd(margin)}${line}`);
}

const countArrows = (arrows: Arrows, from: readonly string[], to: readonly string[]): number =>
  from.reduce((sum, box) => sum + to.filter((other) => arrows.get(box)?.has(other)).length, 0);

type Floor = { title: string; boxes: readonly string[] };

/** Rows of the floors, top first, then the count of arrows. */
function drawn(floors: readonly Floor[], arrows: Arrows): string[] {
  const margin = Math.max(...floors.map(({ title }) => title.length)) + 3;
  const total = [...arrows.values()].reduce((sum, ends) => sum + ends.size, 0);
  return [
    ...floors.flatMap(({ title, boxes }) => rowOf(title, layersOf(boxes, arrows), margin)),
    '',
    `${arrows.size} boxes, ${total} arrows`,
  ];
}

/** Arrows of each storey (row) into each storey (column). */
function tableOf(floors: readonly Floor[], arrows: Arrows): string[] {
  const cell = (text: string | number) => String(text).padStart(8);
  return [
    `arrows  ${floors.map(({ title }) => cell(title)).join('')}`,
    ...floors.map(({ title, boxes }, row) => {
      const counts = floors.map(({ boxes: others }, column) =>
        cell(column < row ? '' : countArrows(arrows, boxes, others)),
      );
      return `${title.padEnd(8)}${counts.join('')}`;
    }),
  ];
}

function drawGateway(house: House): string[] {
  const boxOf = (path: string) => placeOf(path)?.folder ?? null;
  const arrows = arrowsBetween(house, boxOf);
  const nameOf = (box: string) => box.split('/')[1] ?? box;
  const named = new Map([...arrows].map(([box, ends]) => [nameOf(box), new Set([...ends].map(nameOf))]));
  if (named.size < arrows.size) throw new Error('two storeys have a folder of the same name');
  const floors = STOREYS.toReversed().map((title) => ({
    title,
    boxes: [...arrows.keys()].filter((box) => box.startsWith(`${title}/`)).map(nameOf),
  }));
  return [...drawn(floors, named), '', ...tableOf(floors, named)];
}

function drawDomain(house: House): string[] {
  const floors = (FLOORS['domain'] ?? []).map((boxes, height) => ({ title: String(height), boxes })).toReversed();
  return drawn(
    floors,
    arrowsBetween(house, (path) => folderIn('domain', path)),
  );
}

const ENTRIES = ['main', 'prerender', 'drawAnswer', 'userCenter', 'houseDesk'];

function drawSite(house: House): string[] {
  const boxOf = (path: string) => {
    const room = roomAt(path);
    return room?.isProduct === true && room.name !== 'server' ? room.name : null;
  };
  const arrows = arrowsBetween(house, boxOf);
  const layers = layersOf(
    [...arrows.keys()].filter((room) => !ENTRIES.includes(room)),
    arrows,
  );
  const entries = ENTRIES.filter((room) => arrows.has(room));
  const floors = [entries, ...layers].map((boxes, at, all) => ({ title: String(all.length - 1 - at), boxes }));
  return drawn(floors, arrows);
}

const DRAWINGS: Readonly<Record<string, (house: House) => string[]>> = {
  site: drawSite,
  domain: drawDomain,
  gateway: drawGateway,
};

const SOURCE = /^(?:domain|contract|machines|src|server)\/.*\.tsx?$/;

/** The page with its drawings replaced: text blocks that follow `<!-- drawing: <name> -->`. */
export function withDrawings(page: string, house: House): string {
  const product = houseOf(Object.fromEntries([...house].filter(([path]) => SOURCE.test(path))));
  return page.replaceAll(
    /(<!-- drawing: (\w+)[^>]*-->\n\n```text\n)[^`]*(```)/g,
    (block, head: string, name: string, foot: string) => {
      const draw = DRAWINGS[name];
      return draw
        ? `${head}${draw(product)
            .map((line) => `${line}\n`)
            .join('')}${foot}`
        : block;
    },
  );
}

export const drawingsIn = (page: string): string[] =>
  [...page.matchAll(/<!-- drawing: (\w+)/g)].map(([, name = '']) => name);

export const DRAWN = Object.keys(DRAWINGS);
