import { createContext, use } from 'react';

export const DrawnContext = createContext(false);

type PlainForm = {
  id: string;
  /** Words of settings in the address, where they differ from the setting's name. */
  words?: Readonly<Record<string, string | undefined>>;
};

/** Form that sends the controls of a list; only a drawn page has it. */
export const PlainFormContext = createContext<PlainForm | null>(null);

/** Attributes of a control in that form. `data-name`: its name in the page that takes over. */
export type PlainField = { form: string; name: string; value: string; 'data-name': string };

export function useSent() {
  const plain = use(PlainFormContext);
  return (setting: string, value: string, ownName = ''): PlainField | undefined =>
    plain ? { form: plain.id, name: plain.words?.[setting] ?? setting, value, 'data-name': ownName } : undefined;
}

/** Button attributes: a submit button where the form exists. */
export const pressType = (sent: PlainField | undefined) => (sent ? 'submit' : 'button');
