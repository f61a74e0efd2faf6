export type Unit = { no: string } & Readonly<Record<string, string>>;
