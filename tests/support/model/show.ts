const special = (text: string) => `"(${text})"`;

function spellObject(whole: object): string {
  if ('toJSON' in whole && typeof whole.toJSON === 'function') return spell(whole.toJSON()) ?? 'null';
  if (whole instanceof Error) return JSON.stringify(`(${whole.name}: ${whole.message})`);
  if (whole instanceof Set || whole instanceof Map) return spellObject([...whole]);
  if (Array.isArray(whole)) return `[${whole.map((part) => spell(part) ?? 'null').join()}]`;
  const parts: string[] = [];
  for (const [name, part] of Object.entries(whole)) {
    const spelled = spell(part);
    if (spelled !== undefined) parts.push(`${JSON.stringify(name)}:${spelled}`);
  }
  return `{${parts.join()}}`;
}

/** As JSON, with what JSON leaves out; by hand, because a replacer makes it ten times slower. Functions have none. */
function spell(part: unknown): string | undefined {
  if (part === undefined) return special('undefined');
  if (part === null) return 'null';
  if (typeof part === 'object') return spellObject(part);
  if (typeof part === 'number') return Number.isFinite(part) ? String(part) : special(String(part));
  return JSON.stringify(part);
}

/** Values as text that can be compared and read: one spelling per value, errors and gaps included. */
export const show = (value: unknown): string => (value === undefined ? 'undefined' : (spell(value) ?? 'undefined'));
