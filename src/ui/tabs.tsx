import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import type { ReactNode } from 'react';

type TabsProps<TKey extends string> = {
  label: string;
  tabs: Record<TKey, string>;
  chosen: TKey;
  /** Another tab cannot be chosen just now. */
  isLocked?: boolean;
  onChoose: (key: TKey) => void;
  /** The content of the chosen tab. */
  children: ReactNode;
};

/** The bold twin of each label holds its room, so that choosing a tab moves none of them. */
export function Tabs<TKey extends string>({ label, tabs, chosen, isLocked, onChoose, children }: TabsProps<TKey>) {
  const keys = Object.keys(tabs) as TKey[];
  return (
    <TabGroup
      className="flex flex-1 flex-col"
      selectedIndex={keys.indexOf(chosen)}
      onChange={(index) => {
        const key = keys[index];
        if (key !== undefined && !isLocked) onChoose(key);
      }}
    >
      <TabList aria-label={label} className="flex gap-7 border-b border-line">
        {keys.map((key) => (
          <Tab
            key={key}
            className="relative grid h-11 content-center text-16 text-muted hover:text-ink data-selected:font-semibold data-selected:text-ink data-selected:after:absolute data-selected:after:inset-x-0 data-selected:after:-bottom-px data-selected:after:h-0.5 data-selected:after:bg-sea"
          >
            {tabs[key]}
            <span className="invisible h-0 overflow-hidden font-semibold" aria-hidden="true">
              {tabs[key]}
            </span>
          </Tab>
        ))}
      </TabList>
      <TabPanels className="flex flex-1 flex-col">
        {keys.map((key) => (
          <TabPanel key={key} tabIndex={-1} className="flex flex-1 flex-col outline-none">
            {children}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
