import { use, type ReactNode } from 'react';
import { useSearch } from 'wouter';

import type { SettingNames } from '../../../domain/offer/sailing-settings';
import { sentFields } from '../../../domain/offer/sent-settings';
import { DrawnContext, PlainFormContext, useSent } from '../../ui/form/plain-form';

/** An empty value before the ticks of a setting: only what is ticked counts. */
export function TicksFollow({ settings }: { settings: readonly string[] }) {
  const sent = useSent();
  return settings.map((setting) => {
    const field = sent(setting, '', SENT);
    return field && <input key={setting} type="hidden" {...field} />;
  });
}

const VIEW_FORM = 'view';
/** No control of the page that takes over is called so. */
const SENT = 'sent';

type ViewFormProps = { names: SettingNames; children: ReactNode };

/** Sends day, order and filters of a drawn list to its own address, which the gateway puts in order. */
export function ViewForm({ names, children }: ViewFormProps) {
  const search = useSearch();
  if (!use(DrawnContext)) return children;
  const { carriers, kinds, day } = names;
  return (
    <PlainFormContext value={{ id: VIEW_FORM, words: { carriers, kinds, day } }}>
      <form id={VIEW_FORM}>
        {sentFields(search, names).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
      {children}
    </PlainFormContext>
  );
}
