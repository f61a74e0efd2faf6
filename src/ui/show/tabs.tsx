import { useId, type KeyboardEvent, type ReactNode } from 'react';

import { nextTab } from '../layer/tab-walk';

type TabsProps<TKey extends string> = {
  label: string;
  tabs: Record<TKey, string>;
  chosen: TKey;
  /** True while the tab cannot change. */
  isLocked?: boolean;
  onChoose: (key: TKey) => void;
  children: ReactNode;
};

/** A hidden bold copy of each label reserves its width, so that selection moves nothing. */
export function Tabs<TKey extends string>({ label, tabs, chosen, isLocked, onChoose, children }: TabsProps<TKey>) {
  const id = useId();
  const keys = Object.keys(tabs) as TKey[];
  const tabId = (key: TKey) => `${id}-${key}`;
  const choose = (key: TKey) => {
    if (!isLocked && key !== chosen) onChoose(key);
  };
  const walk = (event: KeyboardEvent) => {
    const next = nextTab(event.key, keys, chosen);
    if (next === undefined) return;
    event.preventDefault();
    if (isLocked) return;
    choose(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div className="flex flex-1 flex-col">
      <div role="tablist" aria-label={label} className="flex flex-wrap gap-x-7 border-b border-line">
        {keys.map((key) => (
          <button
            key={key}
            id={tabId(key)}
            type="button"
            role="tab"
            aria-selected={key === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={key === chosen ? 0 : -1}
            className="relative grid h-11 content-center whitespace-nowrap text-16 text-muted hover:text-ink aria-selected:font-semibold aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:-bottom-px aria-selected:after:h-0.5 aria-selected:after:bg-sea"
            onClick={() => choose(key)}
            onKeyDown={walk}
          >
            {tabs[key]}
            <span className="invisible h-0 overflow-hidden font-semibold" aria-hidden="true">
              {tabs[key]}
            </span>
          </button>
        ))}
      </div>
      <div
        key={chosen}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={tabId(chosen)}
        className="flex flex-1 flex-col"
      >
        {children}
      </div>
    </div>
  );
}
