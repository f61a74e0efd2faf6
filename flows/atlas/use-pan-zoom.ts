import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type UIEvent } from 'react';

import {
  centrePlace,
  fitPlace,
  isInSight,
  openPlace,
  shiftPlace,
  zoomPlace,
  type Place,
  type Point,
  type Rect,
  type Size,
} from './place';

const KEY_STEP = 80;
const STEP = 1.25;

const inside = (element: Element, { x, y }: Point): Point => {
  const { left, top } = element.getBoundingClientRect();
  return { x: x - left, y: y - top };
};

export function usePanZoom(content: Size, begin: Rect | null, focus: Rect | null) {
  const element = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const [pane, setPane] = useState<Size>({ width: 0, height: 0 });
  const [moved, setMoved] = useState<{ of: Size; place: Place } | null>(null);
  const [seen, setSeen] = useState(focus);

  const [first] = useState(begin);

  const placeAfter = (before: typeof moved): Place =>
    before?.of === content ? before.place : openPlace(pane, content, seen ?? first);
  const fit = () => setMoved({ of: content, place: fitPlace(pane, content) });
  const move = (next: (place: Place) => Place) =>
    setMoved((before) => ({ of: content, place: next(placeAfter(before)) }));
  const pan = (dx: number, dy: number) => move((place) => shiftPlace(place, dx, dy));
  const zoom = (factor: number, at: Point = { x: pane.width / 2, y: pane.height / 2 }) =>
    move((place) => zoomPlace(place, factor, at));

  if (seen !== focus) {
    setSeen(focus);
    // An unmeasured pane scrolls there once it is measured.
    if (focus && pane.width > 0)
      move((place) => (isInSight(pane, focus, place) ? place : centrePlace(pane, focus, place)));
  }

  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setPane({ width: current.clientWidth, height: current.clientHeight }));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  // React adds wheel listeners as passive ones, which cannot prevent page scrolling.
  useEffect(() => {
    const { current } = element;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015));
      zoom(factor, inside(event.currentTarget as Element, { x: event.clientX, y: event.clientY }));
    };
    current?.addEventListener('wheel', onWheel, { passive: false });
    return () => current?.removeEventListener('wheel', onWheel);
  });

  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
      const between = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      zoom(apart(now) / apart(before), inside(event.currentTarget, between));
    } else pan(now.x - before.x, now.y - before.y);
    pointers.current.set(event.pointerId, now);
  };
  const letGo = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);

  const keys: Record<string, () => void> = {
    '+': () => zoom(STEP),
    '=': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    '0': fit,
    ArrowLeft: () => pan(KEY_STEP, 0),
    ArrowRight: () => pan(-KEY_STEP, 0),
    ArrowUp: () => pan(0, KEY_STEP),
    ArrowDown: () => pan(0, -KEY_STEP),
  };

  return {
    element,
    place: placeAfter(moved),
    enlarge: () => zoom(STEP),
    reduce: () => zoom(1 / STEP),
    fit,
    hands: {
      onKeyDown: (event: KeyboardEvent) => {
        const act = event.target === event.currentTarget ? keys[event.key] : undefined;
        if (!act) return;
        event.preventDefault();
        act();
      },
      /** The browser scrolls to a focused element; this turns the scroll into a pan. */
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
