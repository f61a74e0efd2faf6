import { createEvent, fireEvent } from '@testing-library/react';

import { roleOf } from './names';

type Spy = { name: string; mock: { calls: unknown[][] } };

const isSpy = (value: unknown): value is Spy['mock'] & { mock: Spy['mock'] } =>
  typeof value === 'function' && 'mock' in value;

export function spiesIn(value: unknown, name = '', seen = new Set<unknown>()): Spy[] {
  if (isSpy(value)) return [{ name, mock: value.mock }];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, inner]) => (key.startsWith('_') ? [] : spiesIn(inner, key, seen)));
}

/** React stores the handlers with the element; the DOM does not list them. */
function heardBy(element: Element): string[] {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  const props = key === undefined ? {} : ((element as unknown as Record<string, object>)[key] ?? {});
  return Object.entries(props)
    .filter(([name, handler]) => /^on[A-Z]/.test(name) && typeof handler === 'function')
    .map(([name]) => name.slice(2))
    .toSorted();
}

const KEYS = ['Enter', 'Escape', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

function otherValue(element: Element): string {
  if (element instanceof HTMLSelectElement)
    return (
      [...element.options].find(({ value, disabled }) => value !== element.value && !disabled)?.value ?? element.value
    );
  const { type, value } = element as HTMLInputElement;
  return type === 'date' ? '2026-12-24' : value === '7' ? '8' : '7';
}

type Touch = { name: string; make: (element: Element) => Event };

/** Dropped and pasted data is empty. */
const carrying = (kind: string, on: Element): Event =>
  Object.assign(new Event(kind.toLowerCase(), { bubbles: on.isConnected, cancelable: true }), {
    dataTransfer: { files: [] },
    clipboardData: { files: [], getData: () => '' },
  });

function touchesOf(heard: string, element: Element): Touch[] {
  const kind = `${heard.charAt(0).toLowerCase()}${heard.slice(1)}`;
  const make = (createEvent as unknown as Record<string, ((on: Element, init?: object) => Event) | undefined>)[kind];
  if (heard === 'KeyDown')
    return KEYS.map((key) => ({ name: `${kind} ${key}`, make: (on) => createEvent.keyDown(on, { key }) }));
  if (element.matches('[type=file]'))
    return [{ name: kind, make: (on) => createEvent.change(on, { target: { files: [new File(['%PDF'], 'a.pdf')] } }) }];
  if (heard === 'Change' && element.matches('[type=checkbox], [type=radio]'))
    return [{ name: kind, make: (on) => createEvent.click(on) }];
  if (heard === 'Change' || heard === 'Input')
    return [{ name: kind, make: (on) => createEvent.change(on, { target: { value: otherValue(on) } }) }];
  if (/^(?:Drop|Drag|Paste)/.test(heard)) return [{ name: kind, make: (on) => carrying(kind, on) }];
  return make === undefined
    ? [{ name: kind, make: (on) => new Event(kind, { bubbles: on.isConnected }) }]
    : [{ name: kind, make }];
}

const plain = (value: unknown): string => {
  if (typeof value === 'object' && value !== null && ('nativeEvent' in value || value instanceof Node)) return '';
  if (typeof value === 'function') return '';
  return JSON.stringify(value) ?? '';
};

const LONGEST = 120;

const wordsOf = ({ name, mock }: Spy): string[] =>
  mock.calls.map((given) => `${name}(${given.map(plain).filter(Boolean).join(', ').slice(0, LONGEST)})`);

function named(element: Element): string {
  const label =
    element.getAttribute('aria-label') ??
    (element as HTMLInputElement).labels?.[0]?.textContent ??
    element.textContent ??
    '';
  return `${roleOf(element) ?? element.tagName.toLowerCase()} “${label.replaceAll(/\s+/g, ' ').trim().slice(0, 40)}”`;
}

/** Events printed even when no callback runs. */
const ALWAYS_TOLD = new Set(['click', 'change', 'submit']);

/** Touches every control, and tells what each of them asks for on one line. */
export function press(page: Element, given: unknown): string[] {
  const spies = spiesIn(given);
  const touched = [...page.querySelectorAll('*')].flatMap((element) =>
    heardBy(element).flatMap((heard) =>
      touchesOf(heard, element).map((touch) => ({ element, touch, who: named(element) })),
    ),
  );
  const told = new Map<Element, string>();
  for (const { element, touch, who } of touched) {
    if (!element.isConnected) continue;
    for (const { mock } of spies) mock.calls.length = 0;
    const event = touch.make(element);
    fireEvent(element, event);
    const asked = spies.flatMap(wordsOf);
    if (asked.length === 0 && !(ALWAYS_TOLD.has(touch.name) && !element.matches('label'))) continue;
    const kept = event.type === 'submit' && event.defaultPrevented ? ' · kept from the browser' : '';
    const said = `${touch.name}${kept}${asked.length === 0 ? '' : ` → ${asked.join(', ')}`}`;
    const before = told.get(element);
    told.set(element, before === undefined ? `${who} ${said}` : `${before} · ${said}`);
  }
  return [...told.values()];
}
