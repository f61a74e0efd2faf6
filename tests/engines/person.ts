import { writeFile } from 'node:fs/promises';

import { FINDER } from './finder';
import { patiently } from './process';
import { ELEMENT, type Element, type Session } from './session';

export type Kind = 'button' | 'tab' | 'option' | 'field' | 'slider' | 'text';

type Box = { x: number; y: number; width: number; height: number };
type Point = Pick<Box, 'x' | 'y'>;

const pointer = (...actions: object[]) => ({
  actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
});
const moveTo = ({ x, y }: Point) => ({
  type: 'pointerMove',
  origin: 'viewport',
  x: Math.round(x),
  y: Math.round(y),
  duration: 30,
});
const [DOWN, UP] = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];

/** User actions in an engine: elements are found by their visible name. */
export function personAt(session: Session, origin: string) {
  const script = (text: string, ...args: unknown[]) => session.send('script', { script: text, args });

  const find = (kind: Kind, name: string, within = '') =>
    patiently(async () => {
      const found = (await script(FINDER, kind, name, within)) as Element | null;
      if (!found?.[ELEMENT]) throw new Error('not there');
      return found;
    }, `${kind} ${name}`);

  async function press(kind: Kind, name: string, within = ''): Promise<void> {
    await patiently(async () => {
      const element = await find(kind, name, within);
      await script('arguments[0].scrollIntoView({ block: "center" });', element);
      await session.send('click', { element });
    }, `press ${name}`);
  }

  async function write(name: string, text: string, within = ''): Promise<void> {
    await patiently(async () => {
      const element = await find('field', name, within);
      await script(
        'arguments[0].scrollIntoView({ block: "center" }); arguments[0].focus(); arguments[0].select?.();',
        element,
      );
      await session.send('keys', { element, text });
    }, `write ${name}`);
  }

  async function choose(name: string, option: string, within = ''): Promise<void> {
    await press('field', name, within);
    await press('option', `~${option}`);
  }

  const boxOf = async (element: Element): Promise<Box> =>
    (await script(
      'const { x, y, width, height } = arguments[0].getBoundingClientRect(); return { x, y, width, height };',
      element,
    )) as Box;

  return {
    script,
    find,
    press,
    write,
    choose,
    boxOf,
    open: (path: string) => session.send('navigate', { url: `${origin}${path}` }),
    sees: (text: string) => find('text', `~${text}`).then(() => undefined),
    is: (what: string, test: string) =>
      patiently(async () => {
        if (!(await script(`return Boolean(${test});`))) throw new Error('not yet');
      }, what),
    drag: (from: Point, to: Point) =>
      session.send(
        'actions',
        pointer(
          moveTo(from),
          DOWN,
          ...Array.from({ length: 12 }, (_, step) =>
            moveTo({ x: from.x + ((to.x - from.x) * (step + 1)) / 12, y: from.y + 4 }),
          ),
          UP,
        ),
      ),
    click: (at: Point) => session.send('actions', pointer(moveTo(at), DOWN, UP)),
    async shoot(file: string): Promise<void> {
      await writeFile(file, Buffer.from((await session.send('shot')) as string, 'base64'));
    },
  };
}

export type Person = ReturnType<typeof personAt>;
