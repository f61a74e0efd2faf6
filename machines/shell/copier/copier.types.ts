export type CopierInput = { text: string };

export type CopierEvent = { type: 'text.copy' };

export type CopierContext = CopierInput;
