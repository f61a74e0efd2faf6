/** A command of the WebDriver protocol, by the name both transports know. */
export type Command = 'navigate' | 'script' | 'click' | 'keys' | 'clear' | 'actions' | 'shot';

/** One window of one engine. */
export type Session = {
  send: (command: Command, parameters?: Readonly<Record<string, unknown>>) => Promise<unknown>;
  close: () => Promise<void>;
};

export type Engine = {
  name: string;
  /** The package of the distribution that holds it. */
  package: string;
  /** Null where it is not installed. */
  open: () => Promise<Session | null>;
};

/** How an element is named on the wire. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
export type Element = { [ELEMENT]: string };

export class WebDriverError extends Error {}
