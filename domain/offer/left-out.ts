const HELD_BY: Readonly<Record<string, string>> = {
  DEST: '目的港码头',
  INS: '货运险',
  TRK: '拖车',
  CUS: '报关',
  INSP: '危货鉴定',
};

export function stillLeftOut(leftOut: readonly string[], services: readonly string[]): string[] {
  const held = services.flatMap((code) => (Object.hasOwn(HELD_BY, code) ? (HELD_BY[code] ?? []) : []));
  return leftOut.filter((text) => !held.some((words) => text.startsWith(words)));
}

export const isOnOffer = (text: string, services: readonly string[]): boolean =>
  services.some((code) => Object.hasOwn(HELD_BY, code) && text.startsWith(HELD_BY[code] ?? text));
