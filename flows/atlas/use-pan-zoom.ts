import { useRef, useState, type KeyboardEvent, type PointerEvent, type UIEvent } from 'react';

type Place = { x: number; y: number; scale: number };
type Size = { width: number; height: number };
type Rect = Size & { x: number; y: number };

const MARGIN = 24;
const LEAST = 0.1;
const MOST = 4;
const KEY_STEP = 80;

const within = (scale: number) => Math.min(MOST, Math.max(LEAST, scale));

const fitted = (pane: Size, content: Size): Place => {
  const scale = within(
    Math.min(1, (pane.width - 2 * MARGIN) / content.width, (pane.height - 2 * MARGIN) / content.height),
  );
  return { scale, x: (pane.width - content.width * scale) / 2, y: (pane.height - content.height * scale) / 2 };
};

/** A part of the content in the middle, large enough to be read. */
const centred = (pane: Size, { x, y, width, height }: Rect, { scale }: Place): Place => {
  const next = Math.max(scale, 0.8);
  return { scale: next, x: pane.width / 2 - (x + width / 2) * next, y: pane.height / 2 - (y + height / 2) * next };
};

/** Moves a large thing in a small pane: drag, pinch, wheel and keys. It fits until somebody moves it. */
export function usePanZoom(content: Size, focus: Rect | null) {
  const [pane, setPane] = useState<Size>({ width: 0, height: 0 });
  const [moved, setMoved] = useState<{ of: Size; place: Place } | null>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const [seen, setSeen] = useState(focus);
  const place = moved?.of === content ? moved.place : fitted(pane, content);
  const latest = useRef({ place, content });
  latest.current = { place, content };
  if (seen !== focus) {
    setSeen(focus);
    if (focus) setMoved({ of: content, place: centred(pane, focus, place) });
  }

  const moveTo = (next: (place: Place) => Place) => {
    const { place: from, content: of } = latest.current;
    const to = next(from);
    latest.current = { place: to, content: of };
    setMoved({ of, place: to });
  };
  const zoom = (factor: number, at = { x: pane.width / 2, y: pane.height / 2 }) =>
    moveTo(({ x, y, scale }) => {
      const next = within(scale * factor);
      return { scale: next, x: at.x - ((at.x - x) * next) / scale, y: at.y - ((at.y - y) * next) / scale };
    });
  const pan = (dx: number, dy: number) => moveTo(({ x, y, scale }) => ({ scale, x: x + dx, y: y + dy }));

  const [attach] = useState(() => (element: HTMLDivElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setPane({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015));
      const at = { x: event.clientX - left, y: event.clientY - top };
      moveTo(({ x, y, scale }) => {
        const next = within(scale * factor);
        return { scale: next, x: at.x - ((at.x - x) * next) / scale, y: at.y - ((at.y - y) * next) / scale };
      });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('wheel', onWheel);
    };
  });

  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const { left, top } = event.currentTarget.getBoundingClientRect();
      const apart = (point: typeof now) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
      zoom(apart(now) / apart(before), { x: (now.x + other.x) / 2 - left, y: (now.y + other.y) / 2 - top });
    } else pan(now.x - before.x, now.y - before.y);
    pointers.current.set(event.pointerId, now);
  };
  const letGo = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);

  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Record<string, () => void> = {
      '+': () => zoom(1.25),
      '=': () => zoom(1.25),
      '-': () => zoom(0.8),
      '0': () => setMoved(null),
      ArrowLeft: () => pan(KEY_STEP, 0),
      ArrowRight: () => pan(-KEY_STEP, 0),
      ArrowUp: () => pan(0, KEY_STEP),
      ArrowDown: () => pan(0, -KEY_STEP),
    };
    const move = event.target === event.currentTarget ? keys[event.key] : undefined;
    if (!move) return;
    event.preventDefault();
    move();
  };

  return {
    place,
    zoom,
    fit: () => setMoved(null),
    pane: {
      ref: attach,
      onKeyDown,
      /** The browser scrolls to what gets the focus; here that is a movement of the content. */
      onScroll: ({ currentTarget }: UIEvent) => {
        const { scrollLeft, scrollTop } = currentTarget;
        if (scrollLeft === 0 && scrollTop === 0) return;
        currentTarget.scrollTo(0, 0);
        pan(-scrollLeft, -scrollTop);
      },
      onPointerDown: (event: PointerEvent) => {
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove,
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onPointerLeave: letGo,
    },
  };
}
