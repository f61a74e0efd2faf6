/** WebDriver command, by the name both transports know. */
export type Command = 'navigate' | 'script' | 'click' | 'keys' | 'clear' | 'actions' | 'shot';

export type Session = {
  send: (command: Command, parameters?: Readonly<Record<string, unknown>>) => Promise<unknown>;
  close: () => Promise<void>;
};

export type Engine = {
  name: string;
  package: string;
  open: () => Promise<Session | null>;
};

/** WebDriver element key on the wire. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
export type Element = { [ELEMENT]: string };

export class WebDriverError extends Error {}
